import { measureCall } from '../metrics/measure-call.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ClamdAddress } from './clamd-scanner.ts'
import type { VirusScanner } from './virus-scanner.ts'

/** The same scanner, each file observed, with the time that its bytes take; a finding is an answer as any other. */
export function measuredScanner(
  metrics: Pick<Metrics, 'outgoing'>,
  address: ClamdAddress,
  scanner: VirusScanner,
): VirusScanner {
  const host = 'path' in address ? address.path : `${address.host}:${address.port}`
  return { scan: (content) => measureCall(metrics, host, () => scanner.scan(content)) }
}
