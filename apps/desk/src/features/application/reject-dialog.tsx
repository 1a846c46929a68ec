import { applicationMessages } from '@sanad/texts/desk/application'
import { Button, Dialog, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import type { Paper } from './list-papers.ts'

interface RejectDialogProps {
  readonly paper: Paper
  readonly onClose: () => void
  readonly onReject: (reason: string) => void
}

/** Why a document is rejected, in words that the customer reads. Without words nothing is sent. */
export function RejectDialog({ paper, onClose, onReject }: RejectDialogProps) {
  const texts = useMessages(applicationMessages)
  const [reason, setReason] = useState('')
  const send = () => {
    if (reason.trim()) onReject(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.rejectTitle({ name: paper.title })}
      dismissible="escape"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" onClick={send}>
            {texts.send}
          </Button>
        </>
      }
    >
      <TextArea
        label={texts.reason}
        required
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
    </Dialog>
  )
}
