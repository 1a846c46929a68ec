import type { Root } from 'react-dom/client'
import { authKeys } from '../shared/auth/auth-storage.ts'
import type { Store } from './store.ts'

/**
 * Another tab switched to another account: what stands on this page, typed text included, is the former one's, and would be
 * sent as the other's.
 */
export function leaveWithAccount(store: Store, root: Root): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== authKeys.userId || !oldValue || !newValue) return
    root.unmount()
    import('./begin-anew.ts').then(
      (m) => m.beginAnew(store),
      () => location.reload(),
    )
  })
}
