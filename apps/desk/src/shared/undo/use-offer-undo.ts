import { useCameFrom } from '../application/came-from.ts'
import { useDeskDispatch } from '../state/desk-state.ts'
import { decided, type UndoableAct } from './undo-slice.ts'

/** Offers to take an act on the application back, in the list that one came from. */
export function useOfferUndo(applicationId: string) {
  const dispatch = useDeskDispatch()
  const { list } = useCameFrom()
  return (act: Pick<UndoableAct, 'decision' | 'what' | 'requestId' | 'at'>): void => {
    dispatch(decided({ ...act, applicationId, list }))
  }
}
