import { useCameFrom } from '../application/came-from.ts'
import { useDeskDispatch } from '../state/desk-state.ts'
import { decided, type UndoableAct, type UndoableReply } from './undo-slice.ts'

/** Offers to take an act on the application back, in the list that one came from. */
export function useOfferUndo(applicationId: string) {
  const dispatch = useDeskDispatch()
  const { list } = useCameFrom()
  return (act: Pick<UndoableAct, 'decision' | 'what' | 'requestId' | 'at'>): void => {
    dispatch(decided({ ...act, applicationId, list }))
  }
}

/** The same of a reply to the ticket, or of its closing. */
export function useOfferReplyUndo(ticketId: string, what: string) {
  const dispatch = useDeskDispatch()
  const { list } = useCameFrom()
  return (decision: UndoableReply['decision'], requestId: string, at: number): void => {
    dispatch(decided({ decision, requestId, at, ticketId, what, list }))
  }
}
