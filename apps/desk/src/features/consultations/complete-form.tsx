import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { Checkbox, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useConsultationDraft } from '../../shared/drafts/use-consultation-draft.ts'
import type { ActOfConsultation } from './act-of-consultation.ts'
import { useCompleteConsultationMutation } from './consultations-api.ts'

/** What was said, for the centre. */
export function CompleteForm({ consultation: { id }, onDone, onCancel }: ActOfConsultation) {
  const texts = useMessages(consultationsMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const draft = useConsultationDraft(id, 'outcome')
  const { words, isRestored, write } = draft
  const { comment: note, fields } = words
  const aboutOthers = fields.about_others === 'true'
  const [complete, { isLoading, error }] = useCompleteConsultationMutation()

  async function send(): Promise<void> {
    const body = { note, about_others: aboutOthers, request_id: requestId.idFor(note, aboutOthers) }
    if (await draft.send(async () => !(await complete({ params: { id }, body })).error)) onDone(texts.nowDone)
  }
  return (
    <ActForm
      label={texts.complete}
      submitLabel={texts.completeAndTell}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      isRestored={isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <TextArea
        label={texts.noteOptional}
        hint={texts.noteHint}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => write({ ...words, comment: target.value })}
      />
      <Checkbox
        label={texts.aboutOthers}
        checked={aboutOthers}
        onChange={({ target }) =>
          write({ ...words, fields: { ...fields, about_others: target.checked ? 'true' : '' } })
        }
      />
    </ActForm>
  )
}
