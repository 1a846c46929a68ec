import type { ServiceApplication } from '@sanad/contracts'
import { reviewMessages } from '@sanad/texts/desk/review'
import { Button, KeyValueList, LockIcon, Stack } from '@sanad/ui'
import { useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useListStatesQuery } from '../../shared/application/application-api.ts'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { readAnswer } from './read-answer.ts'
import { RevealDialog } from './reveal/reveal-dialog.tsx'
import { listRevealable } from './reveal/revealable.ts'
import { ShownValue } from './reveal/shown-value.tsx'
import styles from './review.module.css'
import type { ReviewedDocument } from './reviewed-document.ts'

interface AnswersPanelProps {
  readonly applicationId: string
  readonly application: ServiceApplication
  readonly document: ReviewedDocument
}

/** What was answered, to check the paper against; identity numbers come masked. */
export function AnswersPanel({ applicationId, application, document }: AnswersPanelProps) {
  const texts = useMessages(reviewMessages)
  const { fieldList, submittedFields, extra_info, serviceDetails } = application
  const language = useLanguage()
  const { data } = useListStatesQuery()
  const toast = useToast()
  const mayReveal = useStaff().permissions.includes('identifier.reveal')
  const sealed = mayReveal ? listRevealable(application) : []
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<{ readonly fieldId: string; readonly value: string }>()
  useKeys(sealed.length > 0 ? [{ keys: 'v', label: texts.reveal, run: () => setAsking(true) }] : [])
  const states = new Map(data?.data.map(({ id, state_name }) => [String(id), state_name]))
  const answers = fieldList.map((field) => {
    const given = submittedFields.find(({ field_id }) => field_id === field.field_id)?.value
    const value = readAnswer(field, given, { states, language }) || texts.notAnswered
    if (shown?.fieldId !== field.field_id) return { label: field.label, value }
    return {
      label: field.label,
      value: <ShownValue key={shown.value} value={shown.value} onEnd={() => setShown(undefined)} />,
    }
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
        {sealed.length > 0 && (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={<LockIcon />}
              aria-keyshortcuts="v"
              onClick={() => setAsking(true)}
            >
              {texts.reveal} (V)
            </Button>
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
