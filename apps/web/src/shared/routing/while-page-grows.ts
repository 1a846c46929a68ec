/** What a customer does to the page; from then on it is left where it is. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/** Long enough for a list that is read on a slow phone. */
const mostMs = 10_000

/** Calls back now and whenever the page changes its height, until the customer acts; answers what stops it before. */
export function whilePageGrows(onChange: () => void): () => void {
  const growth = new ResizeObserver(onChange)
  const timer = setTimeout(() => stop(), mostMs)
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, stop)
  }
  growth.observe(document.body)
  for (const act of acts) addEventListener(act, stop, { passive: true })
  return stop
}
