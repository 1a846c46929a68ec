import type { Store } from '../store.ts'

/**
 * Keeps what a signed-in customer sees as new as the server's. The code comes after the first screen, and a session
 * that ends or changes takes its connection along.
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
    const { followPortal } = await import('./follow-portal.ts')
    if (followed === token) stop = followPortal(store, token)
  }

  const followNow = () =>
    void follow().catch((error: unknown) => {
      // The page still reads what it shows, only not by itself until it is opened anew.
      console.error('Changes are not followed', error)
    })
  store.subscribe(followNow)
  followNow()
}
