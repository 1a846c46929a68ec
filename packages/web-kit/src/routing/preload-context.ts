import { createContext, useContext } from 'react'
import type { To } from 'react-router'

/** Prefetches the chunk and the data of the screen at an address. */
export type Preload = (to: To) => void

export const PreloadContext = createContext<Preload>(() => {})

/** Event handlers that prefetch on hover, focus or touch: `<Link to={path} {...usePreloadOnIntent(path)} />`. */
export function usePreloadOnIntent(to: To) {
  const preload = useContext(PreloadContext)
  const go = () => preload(to)
  return { onPointerEnter: go, onFocus: go, onTouchStart: go }
}
