import type { Store } from '../store.ts'

/**
 * Live updates while somebody is signed in. Loaded after the first screen; the connection is closed when the session
 * ends and replaced when it changes.
 */
export function keepLive(store: Store): void {
  let followed: string | null = null
  let stop = () => {}

  async function follow(): Promise<void> {
    const { token } = store.getState().auth
    if (token === followed) return
    followed = token
    stop()
    stop = () => {}
    if (token === null) return
    try {
      const { followPortal } = await import('./follow-portal.ts')
      if (followed === token) stop = followPortal(store, token)
    } catch (error) {
      // Degraded: queries still refetch on demand. Its chunk is requested again with the next change of the state.
      if (followed === token) followed = null
      console.error('Changes are not followed', error)
    }
  }

  const followNow = () => void follow()
  store.subscribe(followNow)
  followNow()
}
