/** Backoff in milliseconds, reset by every success. Some minutes in total: a lift or a tunnel. */
export const retryDelays = [
  300, 1000, 2000, 4000, 8000, 15_000, 15_000, 30_000, 30_000, 30_000, 60_000, 60_000,
] as const

/**
 * Whether a failure is transient: no response (0), a race (409, 423), rate limiting (429), or a server error other
 * than a full disk (507).
 */
export function isPassing(status: number): boolean {
  return (
    status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507)
  )
}

/** Resolves after the delay or on the `online` event, whichever is first; rejects when aborted. */
export function waitForConnection(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', goOn)
      signal?.removeEventListener('abort', stop)
      settle()
    }
    const goOn = end(resolve)
    const stop = end(() => reject(new Error('Stopped')))
    const timer = setTimeout(goOn, milliseconds)
    globalThis.addEventListener('online', goOn)
    signal?.addEventListener('abort', stop)
  })
}
