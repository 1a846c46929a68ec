import { createContext, useContext } from 'react'
import type { To } from 'react-router'

/** Fetches the code and the data of the screen at an address, so that going there is instant. */
export type Preload = (to: To) => void

export const PreloadContext = createContext<Preload>(() => {})

/** For an element that leads somewhere: `<Link to={path} {...usePreloadOnIntent(path)} />`. */
export function usePreloadOnIntent(to: To) {
  const preload = useContext(PreloadContext)
  const go = () => preload(to)
  return { onPointerEnter: go, onFocus: go, onTouchStart: go }
}
