import type { CancelReason } from '@sanad/domain'
import { eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { useMessages } from '@sanad/web-kit'
import { useRecording } from '../../../shared/acts/use-recording.ts'
import {
  useAmendBuyerMutation,
  useCancelEInvoiceMutation,
  useCorrectInvoiceMutation,
} from '../../../shared/application/application-api.ts'

export interface CancelWish {
  readonly documentId: string
  readonly reason: CancelReason
  readonly remark: string
}

export interface InvoiceWish {
  readonly gstin: string
  readonly legal_name: string
  readonly address: string
  /** Of a buyer without a GSTIN. */
  readonly state_id?: number
  readonly reason: string
}

/** Cancels the registration of an invoice or takes it back, and issues another in its place. */
export function useEInvoiceActs(applicationId: string) {
  const texts = useMessages(eInvoiceMessages)
  const { record, refusal, forgetRefusal } = useRecording(texts.notRecorded)
  const [cancelEInvoice, cancelling] = useCancelEInvoiceMutation()
  const [amendBuyer, amending] = useAmendBuyerMutation()
  const [correctInvoice, correcting] = useCorrectInvoiceMutation()

  return {
    isSending: cancelling.isLoading || amending.isLoading || correcting.isLoading,
    refusal,
    forgetRefusal,
    cancel: ({ documentId: id, reason, remark }: CancelWish) =>
      record(['cancel', id, reason, remark], (request_id) =>
        cancelEInvoice({ params: { id }, body: { reason, remark, request_id } }).unwrap(),
      ),
    correct: (id: string, wish: InvoiceWish) =>
      record(['correct', id, wish], (request_id) =>
        correctInvoice({ params: { id }, body: { ...wish, request_id } }).unwrap(),
      ),
    amend: (wish: InvoiceWish) =>
      record(['amend', wish], (request_id) =>
        amendBuyer({ params: { id: applicationId }, body: { ...wish, request_id } }).unwrap(),
      ),
  }
}
