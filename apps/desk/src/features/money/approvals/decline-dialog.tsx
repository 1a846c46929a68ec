import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Button, Dialog, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'

interface DeclineDialogProps {
  readonly isRecording: boolean
  readonly onClose: () => void
  readonly onDecline: (reason: string) => void
}

/** A proposal is not declined without a reason, which who proposed it reads. */
export function DeclineDialog({ isRecording, onClose, onDecline }: DeclineDialogProps) {
  const texts = useMessages(proposalsMessages)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isRecording && !isMissing) onDecline(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.declineTitle}
      closeLabel={texts.cancel}
      dismissible="escape"
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <TextArea
            label={texts.declineWhy}
            rows={3}
            maxLength={1000}
            value={reason}
            error={isTried && isMissing ? texts.missing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <div>
            <Button type="submit" busy={isRecording} busyLabel={texts.sending}>
              {texts.declineTitle}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
