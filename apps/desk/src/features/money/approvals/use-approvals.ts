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

  async function record(
    content: readonly unknown[],
    send: (request_id: string) => Promise<unknown>,
    done: string,
  ): Promise<boolean> {
    try {
      await requests.once(content, send)
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
      record(
        ['approve', id],
        (request_id) => calls[kind].approve({ params: { id }, body: { request_id } }).unwrap(),
        texts.approved,
      ),
    decline: ({ id, kind }: ListedProposal, reason: string) =>
      record(
        ['decline', id, reason],
        (request_id) => calls[kind].decline({ params: { id }, body: { reason, request_id } }).unwrap(),
        texts.declined,
      ),
    takeBack: ({ id, kind }: ListedProposal) =>
      record(
        ['take back', id],
        (request_id) => calls[kind].takeBack({ params: { id }, body: { request_id } }).unwrap(),
        texts.takenBack,
      ),
  }
}
