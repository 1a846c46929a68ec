import type { ChangeRequest } from '@sanad/contracts'
import { changeAnswerMessages } from '@sanad/texts/web/shared/change-answer'
import { Inline } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { ticketPath } from '../routing/paths.ts'
import { AskToChange } from './ask-to-change.tsx'
import styles from './change-of-answer.module.css'

interface ChangeOfAnswerProps {
  applicationId: string
  answer: { fieldId: string; label: string }
  requests: readonly ChangeRequest[]
  /** The application still takes information. */
  mayAsk: boolean
}

/** Below a submitted answer: asks to change it, or says what became of that. */
export function ChangeOfAnswer({ applicationId, answer, requests, mayAsk }: ChangeOfAnswerProps) {
  const texts = useMessages(changeAnswerMessages)
  const language = useLanguage()
  const request = requests.find(({ field_id }) => field_id === answer.fieldId)
  const date = request ? formatDate(request.asked_at, language) : ''
  const isOpen = request?.status === 'open'
  return (
    <div className={styles.change}>
      {request && (
        <Inline>
          <span>{isOpen ? texts.openSince({ date }) : texts.answered({ date })}</span>
          <AppLink to={ticketPath(request.ticket_id)}>{texts.read}</AppLink>
        </Inline>
      )}
      {mayAsk && !isOpen && <AskToChange applicationId={applicationId} answer={answer} />}
    </div>
  )
}
