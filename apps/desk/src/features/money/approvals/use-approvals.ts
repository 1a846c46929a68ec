import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import { useSaid } from '../../../shared/strip/use-said.tsx'
import {
  useApproveDiscountMutation,
  useApproveRefundMutation,
  useDeclineDiscountMutation,
  useDeclineRefundMutation,
  useTakeBackDiscountApprovalMutation,
  useTakeBackRefundApprovalMutation,
} from '../money-api.ts'
import type { ListedProposal } from './listed-proposal.ts'

/** Decisions about proposals, and what the strip says of the last of them. */
export function useApprovals() {
  const texts = useMessages(proposalsMessages)
  const errorText = useErrorText()
  const requests = useRequestId()
  const [said, setSaid] = useSaid()
  const [approveRefund, approvingRefund] = useApproveRefundMutation()
  const [approveDiscount, approvingDiscount] = useApproveDiscountMutation()
  const [declineRefund, decliningRefund] = useDeclineRefundMutation()
  const [declineDiscount, decliningDiscount] = useDeclineDiscountMutation()
  const [takeBackRefund, takingBackRefund] = useTakeBackRefundApprovalMutation()
  const [takeBackDiscount, takingBackDiscount] = useTakeBackDiscountApprovalMutation()
  const calls = {
    refund: { approve: approveRefund, decline: declineRefund, takeBack: takeBackRefund },
    discount: { approve: approveDiscount, decline: declineDiscount, takeBack: takeBackDiscount },
  } as const
  const running = [
    ...[approvingRefund, decliningRefund, takingBackRefund],
    ...[approvingDiscount, decliningDiscount, takingBackDiscount],
  ]

  async function record(act: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await act()
      requests.recorded()
      setSaid(done)
      return true
    } catch (error) {
      setSaid(errorText(error, texts.notRecorded))
      return false
    }
  }

  return {
    said,
    isRecording: running.some(({ isLoading }) => isLoading),
    approve: ({ id, kind }: ListedProposal) =>
      record(() => {
        const body = { request_id: requests.idFor('approve', id) }
        return calls[kind].approve({ params: { id }, body }).unwrap()
      }, texts.approved),
    decline: ({ id, kind }: ListedProposal, reason: string) =>
      record(() => {
        const body = { reason, request_id: requests.idFor('decline', id, reason) }
        return calls[kind].decline({ params: { id }, body }).unwrap()
      }, texts.declined),
    takeBack: ({ id, kind }: ListedProposal) =>
      record(() => {
        const body = { request_id: requests.idFor('take back', id) }
        return calls[kind].takeBack({ params: { id }, body }).unwrap()
      }, texts.takenBack),
  }
}
