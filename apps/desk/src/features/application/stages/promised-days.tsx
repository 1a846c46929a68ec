import type { TimelineStage } from '@sanad/contracts'
import type { PromisedDay } from '@sanad/contracts/staff'
import { stagesMessages } from '@sanad/texts/desk/stages'
import { formatDate, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import styles from './stages.module.css'

interface PromisedDaysProps {
  readonly stage: TimelineStage
  readonly promises: readonly PromisedDay[]
}

/** By when the customer expects the stage, and every day that was promised for it, the latest first. */
export function PromisedDays({ stage: { expected_on }, promises }: PromisedDaysProps) {
  const texts = useMessages(stagesMessages)
  const language = useLanguage()
  return (
    <>
      {expected_on && (
        <p className={styles.hint}>{texts.expectedBy({ day: formatDate(expected_on, language) })}</p>
      )}
      {promises.length > 0 && (
        <ul className={styles.hint}>
          {promises.map(({ promised_on, former_on, reason, reason_hi, staff_name, recorded_at }) => (
            <li key={recorded_at}>
              {texts.promisedLine({
                day: formatDate(promised_on, language),
                former: former_on ? formatDate(former_on, language) : texts.nothingBefore,
              })}
              {reason && ` · ${language === 'hi' ? reason_hi : reason}`} ·{' '}
              {texts.promisedWho({ name: staff_name, time: formatDateTime(recorded_at, language) })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
