import type { UndoableAct } from '@sanad/contracts/staff'
import { useEffect, useEffectEvent } from 'react'
import { useLazyListUndoableActsQuery } from '../../shared/application/application-api.ts'
import { type ShownList, useCameFrom } from '../../shared/application/came-from.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useDeskDispatch } from '../../shared/state/desk-state.ts'
import { foundAgain, type Undoable } from '../../shared/undo/undo-slice.ts'

/** Offers what one did before the page was loaded anew, as long as it can be taken back. */
export function useFindUndoable(): void {
  const dispatch = useDeskDispatch()
  const { list } = useCameFrom()
  const [read] = useLazyListUndoableActsQuery()
  const { permissions } = useStaff()
  const mayAct = permissions.includes('stage.complete') || permissions.includes('ticket.answer')
  const find = useEffectEvent(async () => {
    // From before it was asked, so that the offer ends before the server's.
    const asked = Date.now()
    const { data } = await read()
    if (data) dispatch(foundAgain(data.data.map((act) => toUndoable(act, asked - act.elapsed_ms, list))))
  })
  useEffect(() => {
    if (mayAct) void find()
  }, [mayAct])
}

function toUndoable(act: UndoableAct, at: number, list: ShownList): Undoable {
  const recorded = { requestId: act.request_id, list, at }
  if ('ticket_id' in act)
    return { ...recorded, decision: act.decision, ticketId: act.ticket_id, what: act.what }
  const of = { ...recorded, applicationId: act.application_id }
  return 'file_id' in act
    ? {
        ...of,
        decision: act.decision,
        fileId: act.file_id,
        documentId: act.document_id,
        documentLabel: act.what,
        state: 'recorded',
      }
    : { ...of, decision: act.decision, what: act.what }
}
