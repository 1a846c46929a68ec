import { useEffect } from 'react'
import { toastStore } from './toast-store.ts'

const acts = ['pointerdown', 'keydown', 'popstate'] as const

/** As much of the router as tells which page is shown. */
export interface PageSource {
  readonly state: { readonly location: { readonly pathname: string } }
  subscribe(listener: (state: PageSource['state']) => void): () => void
}

/**
 * A toast is left behind with its page by whoever goes to another one. It stays where the page that follows comes by itself:
 * the toast is about that one as well.
 */
export function useToastsEndWithPage(router: PageSource): void {
  useEffect(() => {
    let actedAt = 0
    let left = router.state.location.pathname
    const act = () => {
      actedAt = performance.now()
    }
    for (const name of acts) addEventListener(name, act, { capture: true })
    const unsubscribe = router.subscribe(({ location: { pathname } }) => {
      if (left !== pathname) toastStore.end(actedAt)
      left = pathname
    })
    return () => {
      for (const name of acts) removeEventListener(name, act, { capture: true })
      unsubscribe()
    }
  }, [router])
}
