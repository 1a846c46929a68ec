import type { CancelReason } from '@sanad/domain'
import { eInvoiceMessages } from '@sanad/texts/desk/e-invoice'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import {
  useAmendBuyerMutation,
  useCancelEInvoiceMutation,
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
  readonly reason: string
}

/** Cancels the registration of an invoice, and issues another in its place. */
export function useEInvoiceActs(applicationId: string) {
  const texts = useMessages(eInvoiceMessages)
  const refusalText = useRefusalText()
  const requests = useRequestId()
  const [cancelEInvoice, cancelling] = useCancelEInvoiceMutation()
  const [amendBuyer, amending] = useAmendBuyerMutation()
  const [refusal, setRefusal] = useState<string>()

  async function record(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      requests.recorded()
      setRefusal(undefined)
      return true
    } catch (error) {
      setRefusal(refusalText(error, texts.notRecorded))
      return false
    }
  }

  return {
    isSending: cancelling.isLoading || amending.isLoading,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    cancel: ({ documentId: id, reason, remark }: CancelWish) =>
      record(() => {
        const body = { reason, remark, request_id: requests.idFor('cancel', id, reason, remark) }
        return cancelEInvoice({ params: { id }, body }).unwrap()
      }),
    issue: (wish: InvoiceWish) =>
      record(() => {
        const body = { ...wish, request_id: requests.idFor('invoice', wish) }
        return amendBuyer({ params: { id: applicationId }, body }).unwrap()
      }),
  }
}
