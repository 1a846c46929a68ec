import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sectionParameter } from '../../shared/routing/paths.ts'
import { whilePageGrows } from '../../shared/routing/while-page-grows.ts'

/**
 * Goes to the section that the address names, once the sections are there: neither the browser nor the router waits for
 * them. What is read above it moves it, so that it is shown again until the customer acts.
 */
export function useNamedSection(isReady: boolean): void {
  const { hash, search, key } = useLocation()
  const name = hash.slice(1) || new URLSearchParams(search).get(sectionParameter)
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): each visit of the address leads there anew.
  useEffect(() => {
    if (!isReady || !name) return undefined
    let stop = () => {}
    // After the frame has focused the page's content, as it does at every navigation.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(name)
      // A reload and Back stay where the page was: an entry of the history leads once.
      if (!section || history.state?.led) return
      history.replaceState({ ...history.state, led: true }, '')
      section.tabIndex = -1
      section.focus({ preventScroll: true })
      section.scrollIntoView()
      stop = whilePageGrows(() => section.scrollIntoView())
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isReady, name, key])
}
