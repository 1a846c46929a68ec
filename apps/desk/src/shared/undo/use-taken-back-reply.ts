import { useEffect, useEffectEvent, useRef } from 'react'
import { useTakeBackReplyMutation } from '../application/application-api.ts'

/** One for all who use it: the strip takes a reply back, and the form of its ticket has its words again. */
export const takingBackReplies = { fixedCacheKey: 'take-back-reply' }

/** Gives the form that is open the words of a reply that was taken back; one that opens later finds them in the draft. */
export function useTakenBackReply(ticketId: string, onTakenBack: (words: string) => void): void {
  const [, { data }] = useTakeBackReplyMutation(takingBackReplies)
  const former = useRef(data)
  const give = useEffectEvent((reply: { readonly ticket_id: string; readonly text: string }) => {
    if (reply.ticket_id === ticketId && reply.text !== '') onTakenBack(reply.text)
  })
  useEffect(() => {
    if (data === former.current) return
    former.current = data
    if (data) give(data.data)
  }, [data])
}
