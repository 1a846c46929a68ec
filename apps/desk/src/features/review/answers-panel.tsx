import type { ServiceApplication } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { KeyValueList, Stack } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useListStatesQuery } from '../../shared/application/application-api.ts'
import { readAnswer } from './read-answer.ts'
import styles from './review.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'

interface AnswersPanelProps {
  readonly application: ServiceApplication
  readonly document: ReviewedDocument
}

/** What was answered, to check the paper against; identity numbers come masked. */
export function AnswersPanel({ application, document }: AnswersPanelProps) {
  const texts = useMessages(reviewMessages)
  const { fieldList, submittedFields, extra_info, serviceDetails } = application
  const language = useLanguage()
  const { data } = useListStatesQuery()
  const states = new Map(data?.data.map(({ id, state_name }) => [String(id), state_name]))
  const answers = fieldList.map((field) => {
    const given = submittedFields.find(({ field_id }) => field_id === field.field_id)?.value
    return { label: field.label, value: readAnswer(field, given, { states, language }) || texts.notAnswered }
  })
  const extra = extra_info.map(({ title, value }) => ({ label: title, value: value || texts.notAnswered }))
  const people = [
    { label: texts.customer, value: serviceDetails.name_of_person },
    ...(serviceDetails.name_of_firm ? [{ label: texts.firm, value: serviceDetails.name_of_firm }] : []),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
    <aside className={styles.answers} aria-label={texts.answers} tabIndex={0}>
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
        <h2 className={styles.heading}>{texts.answers}</h2>
        <KeyValueList items={[...people, ...answers, ...extra]} />
      </Stack>
    </aside>
  )
}
