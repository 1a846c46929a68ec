import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { Alert, Button, Dialog, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { type ListedProposal, nameProposal } from './listed-proposal.ts'

interface DeclineDialogProps {
  readonly proposal: ListedProposal
  /** Somebody else decided it since the dialog was opened, or it was withdrawn. */
  readonly isDecided: boolean
  readonly isRecording: boolean
  readonly onClose: () => void
  readonly onDecline: (reason: string) => void
}

/** A proposal is not declined without a reason, which who proposed it reads. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { proposal, isDecided, isRecording, onClose, onDecline } = props
  const texts = useMessages(proposalsMessages)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isDecided && !isRecording && !isMissing) onDecline(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.declineTitle}
      description={`${nameProposal(texts, proposal)} · ${proposal.application.track_id} · ${proposal.application.customer}`}
      closeLabel={texts.cancel}
      dismissible="escape"
      initialFocus="content"
    >
      <form onSubmit={send} noValidate>
        <Stack>
          {isDecided && <Alert>{texts.decidedMeanwhile}</Alert>}
          <TextArea
            label={texts.declineWhy}
            rows={3}
            maxLength={1000}
            value={reason}
            error={isTried && isMissing ? texts.missing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <div>
            {/* Never `disabled`: it may have the focus. */}
            <Button
              type="submit"
              variant={isDecided ? 'secondary' : 'primary'}
              aria-disabled={isDecided}
              busy={isRecording}
              busyLabel={texts.sending}
            >
              {texts.declineTitle}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
