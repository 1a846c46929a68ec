import { existsSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { installFromDebian } from '../testing/install-from-debian.ts'
import { findPrometheus, installPrometheus } from '../testing/install-prometheus.ts'

/** By its path: an ordinary PATH lacks /usr/sbin. */
export const nginxProgram = '/usr/sbin/nginx'

const tools = [
  { file: '/usr/bin/bwrap', name: 'bubblewrap' },
  { file: nginxProgram, name: 'nginx-light' },
  { file: '/usr/lib/postgresql', name: 'postgresql' },
  { file: '/usr/bin/openssl', name: 'openssl' },
]

/** What production brings along itself. */
export function installTools(): void {
  for (const { file, name } of tools) {
    if (!existsSync(file)) installFromDebian(name)
    if (existsSync(file)) continue
    throw new Failure(`The rehearsal needs ${name}`, `As root, on Debian or Ubuntu: apt-get install ${name}`)
  }
  installPrometheus()
  if (findPrometheus('prometheus')) return
  throw new Failure('The rehearsal needs prometheus', 'On Debian or Ubuntu: apt-get download prometheus')
}
