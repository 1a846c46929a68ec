import { workMessages } from '@sanad/texts/desk/work'
import { FormDialog, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'

interface FinishDialogProps {
  readonly onClose: () => void
  readonly onFinish: (note: string) => void
}

/** What was said in the call that deals with a piece of work: keeping the note closes the piece. */
export function FinishDialog({ onClose, onFinish }: FinishDialogProps) {
  const texts = useMessages(workMessages)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = note.trim() === ''
  function send(): void {
    setTried(true)
    if (isMissing) return
    onClose()
    onFinish(note)
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.finish}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={texts.finishSave}
      busyLabel={texts.saving}
      busy={false}
      initialFocus="content"
      onSubmit={send}
    >
      <TextArea
        label={texts.finishNote}
        hint={texts.finishHint}
        rows={3}
        maxLength={300}
        value={note}
        error={isTried && isMissing ? texts.finishMissing : undefined}
        onChange={({ target }) => setNote(target.value)}
        required
        autoFocus
      />
    </FormDialog>
  )
}
