import { useState } from 'react'

export const tabbable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Ref and `tabIndex` of a region that may scroll: where nothing in it can be tabbed to, the keyboard reaches and scrolls
 * it through the region itself.
 */
export function useReachableScroll(): {
  ref: (region: HTMLElement | null) => (() => void) | undefined
  tabIndex?: 0
} {
  const [isStop, setStop] = useState(false)
  const watch = (region: HTMLElement | null) => {
    if (!region || typeof ResizeObserver === 'undefined') return undefined
    const measure = () =>
      setStop(region.scrollHeight > region.clientHeight && !region.querySelector(tabbable))
    const sizes = new ResizeObserver(measure)
    for (const element of [region, ...region.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }
  return { ref: watch, ...(isStop && { tabIndex: 0 as const }) }
}
