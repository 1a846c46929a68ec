import { useState } from 'react'
import { useRefusalText } from './use-refusal-text.ts'
import { useRequestId } from './use-request-id.ts'

/** Records acts one after the other: the same act sent again keeps its request id, and why one was refused is kept. */
export function useRecording(notRecorded: string) {
  const refusalText = useRefusalText()
  const requests = useRequestId()
  const [refusal, setRefusal] = useState<string>()

  async function record(
    content: readonly unknown[],
    send: (request_id: string) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await requests.once(content, send)
      setRefusal(undefined)
      return true
    } catch (error) {
      setRefusal(refusalText(error, notRecorded))
      return false
    }
  }
  return { record, refusal, forgetRefusal: () => setRefusal(undefined) }
}
