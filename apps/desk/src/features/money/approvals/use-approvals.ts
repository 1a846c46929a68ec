import { proposalsMessages } from '@sanad/texts/desk/proposals'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRequestId } from '../../../shared/acts/use-request-id.ts'
import {
  useApproveRefundMutation,
  useDeclineRefundMutation,
  useTakeBackRefundApprovalMutation,
} from '../money-api.ts'

/** Decisions about proposals, and what the strip says of the last of them. */
export function useApprovals() {
  const texts = useMessages(proposalsMessages)
  const errorText = useErrorText()
  const requests = useRequestId()
  const [said, setSaid] = useState<string>()
  const [approve, approving] = useApproveRefundMutation()
  const [decline, declining] = useDeclineRefundMutation()
  const [takeBack, takingBack] = useTakeBackRefundApprovalMutation()

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
    isRecording: approving.isLoading || declining.isLoading || takingBack.isLoading,
    approve: (id: string) =>
      record(
        () => approve({ params: { id }, body: { request_id: requests.idFor('approve', id) } }).unwrap(),
        texts.approved,
      ),
    decline: (id: string, reason: string) =>
      record(() => {
        const body = { reason, request_id: requests.idFor('decline', id, reason) }
        return decline({ params: { id }, body }).unwrap()
      }, texts.declined),
    takeBack: (id: string) =>
      record(
        () => takeBack({ params: { id }, body: { request_id: requests.idFor('take back', id) } }).unwrap(),
        texts.takenBack,
      ),
  }
}
