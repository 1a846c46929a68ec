import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Alert, Button, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ChosenFileRow } from './chosen-file-row.tsx'
import type { SentMessage, TicketFiles } from './use-ticket-files.ts'

interface UnsentFilesProps {
  files: TicketFiles
  message: SentMessage
  /** All were sent, or the customer goes on without them. */
  onDone: () => void
}

/** Partial failure: the message was sent, some files were not. Offers to retry or to continue without them. */
export function UnsentFiles({ files, message, onDone }: UnsentFilesProps) {
  const texts = useMessages(ticketsMessages)
  const [isSending, setSending] = useState(false)
  const sendAgain = async () => {
    setSending(true)
    const areAllSent = await files.sendFor(message)
    setSending(false)
    if (areAllSent) onDone()
  }
  return (
    <Stack>
      <Alert
        tone="warning"
        title={texts.unsentTitle}
        actions={
          <>
            <Button size="small" busy={isSending} busyLabel={texts.sending} onClick={() => void sendAgain()}>
              {texts.sendFilesAgain}
            </Button>
            <Button size="small" variant="quiet" disabled={isSending} onClick={onDone}>
              {texts.goOnWithout}
            </Button>
          </>
        }
      >
        {texts.unsentText}
      </Alert>
      <Stack gap="small">
        {files.chosen.map((file) => (
          <ChosenFileRow key={file.key} chosen={file} onRemove={files.remove} />
        ))}
      </Stack>
    </Stack>
  )
}
