import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../scripts/failure.ts'
import { installFromDebian } from '../../scripts/testing/install-from-debian.ts'

const programs: Record<string, readonly string[]> = {
  '/usr/bin/etcd': ['etcd-server'],
  '/usr/sbin/haproxy': ['haproxy'],
  '/usr/bin/patroni': ['patroni', 'python3-etcd'],
  '/usr/lib/postgresql': ['postgresql'],
  '/usr/bin/setpriv': ['util-linux'],
  '/usr/sbin/ip': ['iproute2'],
}

/** Debian's own programs; answers the folder of PostgreSQL's. */
export async function installCluster(): Promise<string> {
  if (process.getuid?.() !== 0) {
    throw new Failure('The cluster needs machines of its own as network namespaces', 'Run it as root.')
  }
  for (const [program, packages] of Object.entries(programs)) {
    if (existsSync(program)) continue
    for (const name of packages) installFromDebian(name)
    if (!existsSync(program))
      throw new Failure(`There is no ${program}`, `Install ${packages.join(' and ')}.`)
  }
  const versions = (await readdir('/usr/lib/postgresql')).map(Number).filter(Boolean)
  return join('/usr/lib/postgresql', String(Math.max(...versions)), 'bin')
}
