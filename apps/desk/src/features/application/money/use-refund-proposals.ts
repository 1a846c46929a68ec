import type { SeenState } from '@sanad/contracts'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import {
  useProposeRefundMutation,
  useWithdrawRefundProposalMutation,
} from '../../../shared/application/application-api.ts'

export interface RefundWish {
  readonly rupees: number
  readonly ends: boolean
  readonly reason: string
  readonly customerReason: string
  /** Empty: the customer reads the other words in Hindi too. */
  readonly customerReasonHi: string
}

/** Proposes refunds of an application as it was seen, and withdraws one's own. */
export function useRefundProposals(applicationId: string, seen: SeenState) {
  const texts = useMessages(proposalsMessages)
  const refusalText = useRefusalText()
  const requests = useRequestId()
  const [propose, { isLoading }] = useProposeRefundMutation()
  const [withdraw] = useWithdrawRefundProposalMutation()
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
    isSending: isLoading,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    propose: (wish: RefundWish) =>
      record(() => {
        const body = {
          amount_rupees: wish.rupees,
          ends_application: wish.ends,
          reason: wish.reason,
          customer_reason: wish.customerReason,
          ...(wish.customerReasonHi.trim() && { customer_reason_hi: wish.customerReasonHi }),
          seen,
          request_id: requests.idFor('propose', wish),
        }
        return propose({ params: { id: applicationId }, body }).unwrap()
      }),
    withdraw: (id: string) =>
      record(() =>
        withdraw({ params: { id }, body: { request_id: requests.idFor('withdraw', id) } }).unwrap(),
      ),
  }
}
