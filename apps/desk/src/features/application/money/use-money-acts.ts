import type { SeenState } from '@sanad/contracts'
import type { MoneyProposal } from '@sanad/contracts/staff'
import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { useMessages } from '@sanad/web-kit'
import { useRecording } from '../../../shared/acts/use-recording.ts'
import {
  useGiveDiscountMutation,
  useProposeDiscountMutation,
  useProposeRefundMutation,
  useWithdrawDiscountProposalMutation,
  useWithdrawRefundProposalMutation,
} from '../../../shared/application/application-api.ts'

export interface RefundWish {
  readonly rupees: number
  readonly ends: boolean
  readonly reason: string
  readonly customerReason: string
  readonly customerReasonHi: string
}

export interface DiscountWish {
  readonly rupees: number
  readonly reason: string
  /** Within what the member may give by themselves. */
  readonly isAtOnce: boolean
}

/** Proposes refunds and discounts of an application as it was seen, gives discounts, and withdraws one's own proposals. */
export function useMoneyActs(applicationId: string, seen: SeenState) {
  const texts = useMessages(proposalsMessages)
  const { record, refusal, forgetRefusal } = useRecording(texts.notRecorded)
  const [proposeRefund, refunding] = useProposeRefundMutation()
  const [giveDiscount, giving] = useGiveDiscountMutation()
  const [proposeDiscount, proposing] = useProposeDiscountMutation()
  const [withdrawRefund] = useWithdrawRefundProposalMutation()
  const [withdrawDiscount] = useWithdrawDiscountProposalMutation()
  const params = { id: applicationId }

  return {
    isSending: refunding.isLoading || giving.isLoading || proposing.isLoading,
    refusal,
    forgetRefusal,
    proposeRefund: (wish: RefundWish) =>
      record(['propose', wish], (request_id) => {
        const body = {
          amount_rupees: wish.rupees,
          ends_application: wish.ends,
          reason: wish.reason,
          customer_reason: wish.customerReason,
          customer_reason_hi: wish.customerReasonHi,
          seen,
          request_id,
        }
        return proposeRefund({ params, body }).unwrap()
      }),
    discount: (wish: DiscountWish) =>
      record(['discount', wish], (request_id) => {
        const body = { net_rupees: wish.rupees, reason: wish.reason, seen, request_id }
        return (wish.isAtOnce ? giveDiscount : proposeDiscount)({ params, body }).unwrap()
      }),
    withdraw: ({ id, kind }: MoneyProposal) =>
      record(['withdraw', id], (request_id) => {
        const withdraw = kind === 'refund' ? withdrawRefund : withdrawDiscount
        return withdraw({ params: { id }, body: { request_id } }).unwrap()
      }),
  }
}
