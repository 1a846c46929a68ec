import { customerMessages } from '@sanad/texts/desk/customer'
import { Card, Checkbox, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useCallDraft } from '../../shared/drafts/use-call-draft.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useAddCustomerNoteMutation } from './customer-api.ts'

/** Notes a call, or what others of the centre should know. */
export function NoteCard({ customerId }: { customerId: string }) {
  const texts = useMessages(customerMessages)
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(false)
  return (
    <Card title={texts.noteTitle}>
      {isOpen ? (
        <NoteForm
          customerId={customerId}
          onCancel={() => setOpen(false)}
          onKept={() => {
            setOpen(false)
            setKept(true)
          }}
        />
      ) : (
        <Stack gap="small">
          <p role="status">{isKept && texts.noteKept}</p>
          <div>
            <ActButton keys="y" label={texts.noteCall} variant="secondary" onClick={() => setOpen(true)} />
          </div>
        </Stack>
      )}
    </Card>
  )
}

interface NoteFormProps {
  readonly customerId: string
  readonly onKept: () => void
  readonly onCancel: () => void
}

function NoteForm({ customerId, onKept, onCancel }: NoteFormProps) {
  const texts = useMessages(customerMessages)
  const refusalText = useRefusalText()
  const requestId = useRequestId()
  const draft = useCallDraft(customerId)
  const { comment: note, fields } = draft.words
  const isCall = fields.is_call !== 'false'
  const isAboutOthers = fields.about_others === 'true'
  const writeField = (field: Record<string, string>) =>
    draft.write({ ...draft.words, fields: { ...fields, ...field } })
  const [isTried, setTried] = useState(false)
  const [add, { isLoading, error }] = useAddCustomerNoteMutation()
  const isMissing = note.trim() === ''
  async function send(): Promise<void> {
    setTried(true)
    if (isMissing) return
    const content = { note, is_call: isCall, about_others: isAboutOthers }
    const body = { ...content, request_id: requestId.idFor(content) }
    if (!(await draft.send(async () => !(await add({ params: { id: customerId }, body })).error))) return
    requestId.recorded()
    onKept()
  }
  return (
    <ActForm
      label={texts.noteCall}
      submitLabel={texts.noteSave}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.noteNotKept)}
      isRestored={draft.isRestored}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <TextArea
        label={texts.noteWords}
        hint={texts.noteHint}
        rows={3}
        maxLength={5000}
        value={note}
        error={isTried && isMissing ? texts.noteMissing : undefined}
        onChange={({ target }) => draft.write({ ...draft.words, comment: target.value })}
      />
      <Checkbox
        label={texts.noteIsCall}
        checked={isCall}
        onChange={({ target }) => writeField({ is_call: String(target.checked) })}
      />
      <Checkbox
        label={texts.noteAboutOthers}
        checked={isAboutOthers}
        onChange={({ target }) => writeField({ about_others: String(target.checked) })}
      />
    </ActForm>
  )
}
