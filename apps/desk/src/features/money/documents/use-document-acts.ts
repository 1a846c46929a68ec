import type { DeskMoneyDocument } from '@sanad/contracts/staff'
import { moneyDocumentsMessages } from '@sanad/texts/desk/money-documents'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useSaid } from '../../../shared/strip/use-said.tsx'
import { useLazyGetDeskMoneyDocumentQuery, useSendMoneyDocumentMutation } from '../money-api.ts'

/** Opens a document or sends it again, and what the strip says of it. */
export function useDocumentActs() {
  const texts = useMessages(moneyDocumentsMessages)
  const errorText = useErrorText()
  const requests = useRequestId()
  const [said, setSaid] = useSaid()
  const [read, { isFetching }] = useLazyGetDeskMoneyDocumentQuery()
  const [sendDocument, { isLoading }] = useSendMoneyDocumentMutation()

  async function open({ id, number }: DeskMoneyDocument): Promise<void> {
    try {
      const { data } = await read({ params: { id } }).unwrap()
      // `content-disposition: attachment`: the browser saves the file and the page stays.
      location.assign(data.download_url)
      setSaid(texts.opened({ number }))
    } catch (error) {
      setSaid(errorText(error, texts.notOpened))
    }
  }
  async function send({ id, number }: DeskMoneyDocument): Promise<void> {
    if (isLoading) return
    try {
      const { data } = await requests.once(['document', id], (request_id) =>
        sendDocument({ params: { id }, body: { request_id } }).unwrap(),
      )
      const { channels } = data
      const names = channels.map((channel) => texts[channel]).join(', ')
      setSaid(names ? texts.sent({ number, channels: names }) : texts.sentPortal({ number }))
    } catch (error) {
      setSaid(errorText(error, texts.notSent))
    }
  }
  return { said, isBusy: isLoading || isFetching, open, send }
}
