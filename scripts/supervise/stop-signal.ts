/** Aborted when someone asks us to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of what started us. */
export function listenForStop(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  return controller.signal
}
