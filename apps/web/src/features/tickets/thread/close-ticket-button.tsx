import { ticketsMessages } from '@sanad/texts/web/tickets'
import { Button, CheckIcon, Inline } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useCloseTicketMutation } from '../tickets-api.ts'

/** Closes without asking back: a reply opens the ticket again. */
export function CloseTicketButton({ ticketId }: { ticketId: string }) {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [close, { isLoading }] = useCloseTicketMutation()
  const closeNow = async () => {
    const { error } = await close({ params: { id: ticketId } })
    if (error) toast('error', errorText(error, texts.closeFailed))
    else toast('success', texts.closed)
  }
  return (
    <Inline justify="end">
      <Button
        variant="quiet"
        icon={<CheckIcon />}
        busy={isLoading}
        busyLabel={texts.closing}
        onClick={() => void closeNow()}
      >
        {texts.close}
      </Button>
    </Inline>
  )
}
