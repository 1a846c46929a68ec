import { localeOf } from '@sanad/texts'
import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Alert } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'

interface LostFilesProps {
  names: readonly string[]
  /** Of a message that was sent without them, or one that is still to be sent. */
  text: 'filesLost' | 'filesMissing'
}

/** Names the files that have to be added again; stands where the page begins, in view after a reload. */
export function LostFiles({ names, text }: LostFilesProps) {
  const texts = useMessages(ticketsMessages)
  const list = new Intl.ListFormat(localeOf(useLanguage()))
  if (names.length === 0) return null
  return <Alert tone="warning">{texts[text]({ count: names.length, names: list.format(names) })}</Alert>
}
