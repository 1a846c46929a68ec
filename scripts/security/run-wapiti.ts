import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runTool } from './run-tool.ts'
import type { WrittenRequests } from './write-requests.ts'

const Finding = z.object({ method: z.string(), path: z.string(), info: z.string(), level: z.number() })
const Found = z.record(z.string(), z.array(Finding))
const Report = z.object({
  infos: z.object({ version: z.string(), crawled_pages_nbr: z.number().optional() }),
  vulnerabilities: Found,
  anomalies: Found,
  additionals: Found,
})

export interface WapitiResult {
  readonly version: string
  readonly addresses: number
  readonly findings: readonly { kind: string; address: string; info: string }[]
  /** Informational findings. */
  readonly notes: readonly string[]
}

/** Crawls the portal as the customer to whom the headers belong, and attacks what it finds. */
export async function runWapiti(
  start: string,
  { addresses, headers }: WrittenRequests,
  folder: string,
): Promise<WapitiResult> {
  const file = join(folder, 'wapiti.json')
  await runTool('wapiti', [
    ...['-u', start, ...addresses.flatMap((address) => ['-s', address])],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...['--scope', 'domain', '-m', 'all', '--flush-session', '--no-bugreport', '--max-scan-time', '900'],
    ...['-f', 'json', '-o', file, '-v', '0', '--store-session', folder],
  ])
  const { infos, vulnerabilities, anomalies, additionals } = Report.parse(
    JSON.parse(await readFile(file, 'utf8')),
  )
  const findings = [vulnerabilities, anomalies].flatMap((found) =>
    Object.entries(found).flatMap(([kind, list]) =>
      list.map(({ method, path, info }) => ({ kind, address: `${method} ${path}`, info })),
    ),
  )
  const notes = Object.entries(additionals).flatMap(([kind, list]) =>
    list.map(({ info }) => `${kind}: ${info}`),
  )
  return { version: infos.version, addresses: addresses.length, findings, notes: [...new Set(notes)] }
}
