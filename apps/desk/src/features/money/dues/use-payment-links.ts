import { duesMessages } from '@sanad/texts/desk/dues'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useSaid } from '../../../shared/strip/use-said.tsx'
import { useSendPaymentLinkMutation } from '../money-api.ts'

/** Sends the link to pay again, and what the strip says of it. */
export function usePaymentLinks() {
  const texts = useMessages(duesMessages)
  const errorText = useErrorText()
  const requests = useRequestId()
  const [said, setSaid] = useSaid()
  const [sendLink, { isLoading }] = useSendPaymentLinkMutation()

  async function send(id: string): Promise<void> {
    if (isLoading) return
    try {
      const { data } = await requests.once(['link', id], (request_id) =>
        sendLink({ params: { id }, body: { request_id } }).unwrap(),
      )
      const { channels } = data
      const names = channels.map((channel) => texts[channel]).join(', ')
      setSaid(names ? texts.sent({ channels: names }) : texts.sentPortal)
    } catch (error) {
      setSaid(errorText(error, texts.notSent))
    }
  }
  return { said, isSending: isLoading, send }
}
