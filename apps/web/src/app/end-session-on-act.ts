import { isTokenExpired } from '@sanad/web-kit'
import { sessionExpired } from '../shared/auth/auth-slice.ts'
import type { Store } from './store.ts'

const acts = ['pointerdown', 'click', 'keydown', 'submit']

/**
 * A session that expired while its page was open ends with the next act, or when the page is looked at again. In the
 * capture phase, before the screen acts on it.
 */
export function endSessionOnAct(store: Store): void {
  const endIfExpired = (event: Event) => {
    const { token } = store.getState().auth
    if (!token || !isTokenExpired(token)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    store.dispatch(sessionExpired('token_expired'))
  }
  for (const act of acts) addEventListener(act, endIfExpired, { capture: true })
  document.addEventListener('visibilitychange', (event) => {
    if (document.visibilityState === 'visible') endIfExpired(event)
  })
}
