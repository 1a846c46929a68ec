import type { CheckedAnswer } from '@sanad/contracts/staff'
import { type AnswersTexts, answersMessages } from '@sanad/texts/desk/shared/answers'
import { CheckIcon, WarningIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './same-elsewhere.module.css'

type Elsewhere = CheckedAnswer['elsewhere'][number]

interface SameElsewhereProps {
  readonly elsewhere: readonly Elsewhere[]
  /** An answer as it is read. */
  readonly read: (value: Elsewhere['value']) => string
}

/** Where else the same was asked, and whether the answer there says the same. */
export function SameElsewhere({ elsewhere, read }: SameElsewhereProps) {
  const texts = useMessages(answersMessages)
  const places = (listed: readonly Elsewhere[]) =>
    [...new Set(listed.map((one) => placeText(one, texts)))].join(', ')
  const same = elsewhere.filter(({ is_same }) => is_same)
  const others = Map.groupBy(
    elsewhere.filter(({ is_same }) => !is_same),
    ({ value }) => read(value),
  )
  return (
    <>
      {same.length > 0 && (
        <span className={styles.same}>
          <CheckIcon /> {texts.sameElsewhere({ places: places(same) })}
        </span>
      )}
      {[...others].map(([value, listed]) => (
        <span key={value} className={styles.different}>
          <WarningIcon /> {texts.differentElsewhere({ places: places(listed), value })}
        </span>
      ))}
    </>
  )
}

function placeText({ place, application }: Elsewhere, texts: AnswersTexts): string {
  return application === null
    ? texts[`place.${place}`]
    : texts.placeOf({ place: texts[`place.${place}`], application })
}
