import { PresenceEvent, streamWork, WorkEvent } from '@sanad/contracts/staff'
import { followChanges } from '@sanad/web-kit'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { type CacheStore, refreshRows } from '../../features/work/refresh-rows.ts'
import { api } from '../../shared/api/api.ts'
import { tagsOfQueue, tagsOfWork } from '../../shared/live/touched-tags.ts'
import { presenceHeard } from '../../shared/presence/presence-slice.ts'
import { staffSession } from '../../shared/session/staff-session.ts'
import { useDeskSelector } from '../../shared/state/desk-state.ts'

/** Counts and rows are never older; of 200 people with the queue open, each reads it twice in three seconds at most. */
const GATHER_MS = 1500

/**
 * Reads lists, counts and open applications again while somebody is signed in and looks: those alone that what has changed
 * can make look different, and what changes meanwhile at once afterwards.
 */
export function useLiveWork(): void {
  const store = useStore()
  const session = useDeskSelector((state) => staffSession.tokenOf(state))
  const mayRead = useDeskSelector((state) => state.session.staff?.permissions.includes('work.read'))
  const me = useDeskSelector((state) => state.session.staff?.id)
  useEffect(() => {
    if (!session || !mayRead || !me) return
    return followChanges({
      store,
      api,
      session: staffSession,
      token: session,
      stream: streamWork,
      gatherMs: GATHER_MS,
      changedTags: (change, state) => {
        if (change.topic === 'application' && change.id) return [{ type: 'Application', id: change.id }]
        const named = WorkEvent.safeParse(change)
        return named.success ? tagsOfWork(state, named.data.work, me) : []
      },
      spreadTags: (change, state) => {
        if (change.topic === 'application') return []
        const named = WorkEvent.safeParse(change)
        // A ticket that is open waits again once its customer has written.
        return named.success ? tagsOfQueue(state, named.data.work, me) : ['Work', 'Ticket', 'Money']
      },
      readParts: (changes) => refreshRows(store as CacheStore, changes),
      onOther: (event) => {
        const presence = PresenceEvent.safeParse(event)
        if (presence.success) store.dispatch(presenceHeard(presence.data))
      },
      allTags: ['Work', 'Application', 'Ticket', 'Money'],
    })
  }, [store, session, mayRead, me])
}
