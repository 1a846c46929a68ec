import { waitFor } from '@sanad/testing'
import { type HttpPeer, startHttpPeer } from '../../apps/server/src/testing/http-peer.ts'
import { overTls, type Site } from './over-tls.ts'

/** Where traces go. Of itself a portal traces nothing: what arrives was decided by somebody in front of it. */
export async function startCollector(parts: AsyncDisposableStack) {
  const collector = await startHttpPeer(() => ({ body: {} }))
  parts.defer(() => collector.close())
  return {
    collector,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' },
  }
}

interface Visited {
  readonly site: Site
  readonly portals: readonly number[]
  readonly collector: HttpPeer
}

const path = '/health/ready'
const spanId = '00f067aa0ba902b7'

/**
 * A portal believes what its proxy says of a request's name and trace. nginx passes on what a visitor sends unless it is
 * told otherwise: nobody outside may write into the log and the collector.
 */
export async function refuseVisitorHeaders({ site, portals, collector }: Visited): Promise<void> {
  const visitor = overTls(site)
  const [ofVisitor, ofProxy] = ['4bf92f3577b34da6a3ce929d0e0e4736', 'c0ffee3577b34da6a3ce929d0e0e4736']
  const headersOf = (trace: string) => ({
    'x-request-id': trace,
    traceparent: `00-${trace}-${spanId}-01`,
    tracestate: 'visitor=1',
  })
  // By turns each portal is asked.
  for (const _ of portals) {
    const { headers } = await visitor({ method: 'GET', url: path, headers: headersOf(ofVisitor) })
    const name = headers['x-request-id'] ?? ''
    if (name === ofVisitor) throw new Error('A visitor named a request')
    if (!/^[0-9a-f]{32}$/.test(name)) throw new Error(`nginx did not name a request: ${name}`)
  }
  for (const port of portals) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: headersOf(ofProxy) })
    if (answer.headers.get('x-request-id') !== ofProxy) throw new Error('A portal does not believe its proxy')
  }
  const exported = () => collector.requests.map(({ body }) => body).join()
  await waitFor("the proxy's own trace arrives of each portal", async () => {
    return exported().split(ofProxy).length > portals.length
  })
  if (exported().includes(ofVisitor)) throw new Error('A visitor began a trace')
}
