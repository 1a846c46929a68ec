import type { Root } from 'react-dom/client'
import type { authKeys } from '../shared/auth/auth-storage.ts'
import type { Store } from './store.ts'

/** Its value is not imported: the page of the login would export it, and counts its bytes. */
const userId: typeof authKeys.userId = 'userId'

/**
 * Another tab switched to another account: what stands on this page, typed text included, is the former one's, and would be
 * sent as the other's.
 */
export function leaveWithAccount(store: Store, root: Root): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== userId || !oldValue || !newValue) return
    root.unmount()
    import('./begin-anew.ts').then(
      (m) => m.beginAnew(store),
      () => location.reload(),
    )
  })
}
