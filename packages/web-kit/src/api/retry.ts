/** Waits between tries, which begin anew with every success: some minutes in all, as in a lift or a tunnel. */
export const retryDelays = [
  300, 1000, 2000, 4000, 8000, 15_000, 15_000, 30_000, 30_000, 30_000, 60_000, 60_000,
] as const

/**
 * Whether the same call may succeed later: no answer (0), two at once (409, 423), too many, or a failure of the server
 * other than a full disk.
 */
export function isPassing(status: number): boolean {
  return (
    status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507)
  )
}

/** Resolves after the wait, or as soon as there is a connection again; rejects when it was stopped. */
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
