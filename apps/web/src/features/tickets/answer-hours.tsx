import { ticketsMessages } from '@sanad/texts/web/tickets'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useReadHelpQuery } from '../../shared/help/help-api.ts'
import { hoursIn } from '../../shared/help/hours-text.ts'
import styles from './ticket-form.module.css'

/** When the service centre answers, by the hours of its settings; nothing while they cannot be read. */
export function AnswerHours() {
  const texts = useMessages(ticketsMessages)
  const language = useLanguage()
  const { data } = useReadHelpQuery()
  if (!data) return null
  return <p className={styles.hours}>{texts.answerHours(hoursIn(data.data.hours, language))}</p>
}
