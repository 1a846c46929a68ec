import { streamNotifications } from '@sanad/contracts'
import { followChanges } from '@sanad/web-kit'
import { api } from '../../shared/api/api.ts'
import { customerSession } from '../../shared/auth/customer-session.ts'
import type { Store } from '../store.ts'
import { allLiveTags, changedTags } from './changed-tags.ts'

/** Live updates of the customer who is signed in with this token. */
export function followPortal(store: Store, token: string): () => void {
  const stream = streamNotifications
  return followChanges({
    store,
    api,
    session: customerSession,
    token,
    stream,
    changedTags,
    allTags: allLiveTags,
  })
}
