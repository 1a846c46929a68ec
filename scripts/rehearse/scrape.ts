const wanted = [
  'sanad_ready 1',
  'sanad_database_up 1',
  'sanad_http_request_duration_seconds_count{',
  'sanad_messages_total{',
  'nodejs_eventloop_lag_seconds',
]

/** Reads the metrics of each portal as Prometheus does. */
export async function scrape(ports: readonly number[]): Promise<void> {
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port + 1000}/metrics`)).text()),
  )
  const all = texts.join('\n')
  const missing = wanted.filter((series) => !all.includes(series))
  if (missing.length > 0) throw new Error(`No portal has these series: ${missing.join(', ')}`)
  if (texts.some((text) => !text.includes('sanad_ready 1')))
    throw new Error('A portal says that it is not ready')
}
