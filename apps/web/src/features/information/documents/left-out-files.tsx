import { localeOf } from '@sanad/texts'
import { informationMessages } from '@sanad/texts/web/information'
import { Alert } from '@sanad/ui'
import { useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import { mostPages } from '../photos/photos-to-pdf.ts'
import type { LeftOut } from '../photos/why-left-out.ts'

/** Names the files that do not become pages, with the reason of each kind, and what can be done with them. */
export function LeftOutFiles({ files }: { files: readonly LeftOut[] }) {
  const texts = useMessages(informationMessages)
  const errorText = useErrorText()
  const list = new Intl.ListFormat(localeOf(useLanguage()))
  if (files.length === 0) return null
  const kinds = [...new Set(files.map(kindOf))]
  return (
    <Alert>
      {kinds.map((kind) => {
        const alike = files.filter((file) => kindOf(file) === kind)
        const why = alike[0]?.why
        const said = {
          count: alike.length,
          names: list.format(alike.map(({ name }) => texts.quoted({ name }))),
        }
        return (
          <p key={kind}>
            {typeof why === 'string'
              ? texts[why]({ ...said, most: mostPages })
              : `${texts.pagesLeftOut(said)} ${errorText(why, texts.documentError)}`}
          </p>
        )
      })}
    </Alert>
  )
}

const kindOf = ({ why }: LeftOut) => (typeof why === 'string' ? why : why.code)
