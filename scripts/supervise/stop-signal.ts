/** Aborted on a request to stop: Ctrl-C, SIGTERM, SIGHUP, or the end of the parent process. */
export function listenForStop(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  return controller.signal
}
