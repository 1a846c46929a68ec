import type { ServiceApplication } from '@sanad/contracts'
import type { CheckedAnswer, GivenAnswers as Given } from '@sanad/contracts/staff'
import { reviewMessages } from '@sanad/texts/desk/review'
import { answersMessages } from '@sanad/texts/desk/shared/answers'
import { Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { GivenAnswers } from '../../shared/answers/given-answers.tsx'
import styles from './review.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'

interface AnswersPanelProps {
  readonly applicationId: string
  readonly application: ServiceApplication
  readonly document: ReviewedDocument
  readonly given: Given
  /** What the document is compared with. */
  readonly checks: readonly CheckedAnswer[]
}

/** What was asked and answered, to check the paper against. */
export function AnswersPanel({ document, ...answers }: AnswersPanelProps) {
  const texts = useMessages(reviewMessages)
  const { answers: title } = useMessages(answersMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
    <aside className={styles.answers} aria-label={title} tabIndex={0}>
      <Stack>
        {document.help && (
          <div>
            <h2 className={styles.heading}>{texts.askedFor}</h2>
            <p>{document.help}</p>
          </div>
        )}
        {document.file?.rejection_reason && (
          <div>
            <h2 className={styles.heading}>{texts.rejectedBecause}</h2>
            <p>{document.file.rejection_reason}</p>
          </div>
        )}
        <GivenAnswers {...answers} />
      </Stack>
    </aside>
  )
}
