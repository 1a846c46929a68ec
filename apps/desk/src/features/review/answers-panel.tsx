import type { ServiceApplication } from '@sanad/contracts'
import type { CheckedAnswer } from '@sanad/contracts/staff'
import { reviewMessages } from '@sanad/texts/desk/review'
import { KeyValueList, LockIcon, Stack } from '@sanad/ui'
import { useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useListStatesQuery } from '../../shared/application/application-api.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useStaff } from '../../shared/session/use-staff.ts'
import { AsWritten } from '../../shared/words/as-written.tsx'
import { type Given, readAnswer } from './read-answer.ts'
import { RevealDialog } from './reveal/reveal-dialog.tsx'
import { listRevealable } from './reveal/revealable.ts'
import { ShownValue } from './reveal/shown-value.tsx'
import styles from './review.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'
import { SameElsewhere } from './same-elsewhere.tsx'

interface AnswersPanelProps {
  readonly applicationId: string
  readonly application: ServiceApplication
  readonly document: ReviewedDocument
  /** What the document is compared with. */
  readonly checks: readonly CheckedAnswer[]
}

/** What was answered, to check the paper against; identity numbers come masked. */
export function AnswersPanel({ applicationId, application, document, checks }: AnswersPanelProps) {
  const texts = useMessages(reviewMessages)
  const { fieldList, submittedFields, extra_info, serviceDetails } = application
  const language = useLanguage()
  const { data } = useListStatesQuery()
  const toast = useToast()
  const mayReveal = useStaff().permissions.includes('identifier.reveal')
  const sealed = mayReveal ? listRevealable(application) : []
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<{ readonly fieldId: string; readonly value: string }>()
  const states = new Map(data?.data.map(({ id, state_name }) => [String(id), state_name]))
  const reading = { states, language }
  const shownAnswer = (field: CheckedAnswer['field'], given: Given) =>
    shown?.fieldId === field.field_id ? (
      <ShownValue key={shown.value} value={shown.value} onEnd={() => setShown(undefined)} />
    ) : (
      <Answered words={readAnswer(field, given, reading)} />
    )
  const compared = checks.map(({ field, value, elsewhere }) => ({
    label: field.label,
    value: (
      <>
        {shownAnswer(field, value ?? undefined)}
        <SameElsewhere elsewhere={elsewhere} read={(other) => readAnswer(field, other, reading)} />
      </>
    ),
  }))
  const answers = fieldList
    .filter(({ field_id }) => !checks.some(({ field }) => field.field_id === field_id))
    .map((field) => ({
      label: field.label,
      value: shownAnswer(field, submittedFields.find(({ field_id }) => field_id === field.field_id)?.value),
    }))
  const extra = extra_info
    .filter(({ id }) => !checks.some(({ field }) => field.field_id === id))
    .map(({ title, value }) => ({ label: title, value: <Answered words={value ?? ''} /> }))
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
        {compared.length > 0 && (
          <section className={styles.checks} aria-label={texts.checkAgainst}>
            <h2 className={styles.heading}>{texts.checkAgainst}</h2>
            <KeyValueList items={compared} />
          </section>
        )}
        <h2 className={styles.heading}>{texts[compared.length > 0 ? 'otherAnswers' : 'answers']}</h2>
        <KeyValueList items={[...people, ...answers, ...extra]} />
        {sealed.length > 0 && (
          <div>
            <ActButton
              keys="v"
              label={texts.reveal}
              variant="secondary"
              size="small"
              icon={<LockIcon />}
              onClick={() => setAsking(true)}
            />
          </div>
        )}
        <RevealDialog
          applicationId={applicationId}
          fields={sealed}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onShown={(fieldId, value) => setShown({ fieldId, value })}
          onCopied={() => toast('success', texts.copiedForAMinute)}
        />
      </Stack>
    </aside>
  )
}

function Answered({ words }: { words: string }) {
  const texts = useMessages(reviewMessages)
  return words ? <AsWritten>{words}</AsWritten> : texts.notAnswered
}
