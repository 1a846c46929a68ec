const KEPT_MS = 60_000

/**
 * Copies a value that is not shown, and empties the clipboard after a minute, unless something else was copied at the
 * desk meanwhile. Browsers let a page write only while it has the focus: without it, it is done when the focus is back.
 */
export async function copyForAMinute(value: string): Promise<void> {
  await navigator.clipboard.writeText(value)
  const settle = new AbortController()
  const { signal } = settle
  addEventListener('copy', () => settle.abort(), { signal })
  addEventListener('cut', () => settle.abort(), { signal })
  setTimeout(() => {
    if (signal.aborted) return
    const empty = () =>
      navigator.clipboard.writeText('').then(
        () => settle.abort(),
        () => undefined,
      )
    addEventListener('focus', () => void empty(), { signal })
    void empty()
  }, KEPT_MS)
}
