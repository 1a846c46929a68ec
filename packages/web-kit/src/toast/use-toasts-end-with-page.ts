import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { toastStore } from './toast-store.ts'

const acts = ['pointerdown', 'keydown', 'popstate'] as const

/**
 * A toast is left behind with its page by whoever goes to another one. It stays where the page that follows comes by itself:
 * the toast is about that one as well. Once in an app.
 */
export function useToastsEndWithPage(): void {
  const { pathname } = useLocation()
  const actedAt = useRef(0)
  const left = useRef(pathname)
  useEffect(() => {
    const act = () => {
      actedAt.current = performance.now()
    }
    for (const name of acts) addEventListener(name, act, { capture: true })
    return () => {
      for (const name of acts) removeEventListener(name, act, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (left.current !== pathname) toastStore.end(actedAt.current)
    left.current = pathname
  }, [pathname])
}
