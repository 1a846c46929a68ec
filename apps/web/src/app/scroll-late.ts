/** What a customer does to the page; from then on it is left where it is. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/** Long enough for a list that is read on a slow phone. */
const mostMs = 10_000

let stop = () => {}

/**
 * A page that is loaded or gone back to may be read again, and is too short when the router scrolls it to where it was: it
 * is scrolled as it grows.
 */
export function scrollLate(y: number): void {
  stop()
  const growth = new ResizeObserver(() => {
    if (scrollY < y && document.documentElement.scrollHeight - innerHeight >= y) scrollTo(0, y)
  })
  const timer = setTimeout(() => stop(), mostMs)
  stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, stop)
  }
  growth.observe(document.body)
  for (const act of acts) addEventListener(act, stop, { passive: true })
}
