import { execFile } from 'node:child_process'
import { chown, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { waitFor } from '@sanad/testing'
import { findRunAs } from '../../scripts/postgres/run-as.ts'
import { scratchPrefix } from '../../scripts/testing/scratch-postgres.ts'
import { readConfiguration } from './configuration.ts'
import { installCluster } from './install-cluster.ts'
import { createNetwork, type Machine, type Network } from './network.ts'

/** Two machines with PostgreSQL and a witness, as docs/deploy/database-cluster.md sets them up. */
export interface DatabaseCluster extends AsyncDisposable {
  readonly network: Network
  readonly db1: Machine
  readonly db2: Machine
  readonly witness: Machine
  /** Starts what the machine ran before it was killed, or its etcd alone. */
  start(machine: Machine, what?: 'etcd'): Promise<void>
  /** `patronictl switchover`: what an operator does before the primary's machine is worked on. */
  switchOver(from: Machine, to: Machine): Promise<void>
  /** A machine with HAProxy, as one with portals has it; answers its address. */
  addBalancer(name: string): Promise<Machine>
  /** The one that may be written to; undefined while there is none. */
  findPrimary(): Promise<Machine | undefined>
  /** Whether the other one has all that is committed, and takes its place when it is lost. */
  hasSynchronousStandby(): Promise<boolean>
}

export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const binaries = await installCluster()
  await using started = new AsyncDisposableStack()
  const folder = await mkdtemp(scratchPrefix)
  started.defer(() => rm(folder, { recursive: true, force: true }))
  const { uid, gid } = findRunAs()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  const network = started.use(await createNetwork())
  const db1 = await network.add('db-1')
  const db2 = await network.add('db-2')
  const witness = await network.add('witness')

  const write = async (file: string, own: Machine): Promise<string> => {
    const written = join(folder, `${own.name}-${file}`)
    const paths = {
      '/var/lib/etcd/sanad': join(folder, `${own.name}-etcd`),
      '/var/lib/postgresql/15/sanad': join(folder, `${own.name}-data`),
      '/var/lib/postgresql/sanad.pgpass': join(folder, `${own.name}.pgpass`),
      '/usr/lib/postgresql/15/bin': binaries,
      // A socket is a file, and machines of a test share their files.
      'unix_socket_directories: /var/run/postgresql': `unix_socket_directories: ''`,
      'bind 127.0.0.1:5432': 'bind :5432',
    }
    const places = { own, db1: db1.address, db2: db2.address, witness: witness.address, paths }
    await writeFile(written, await readConfiguration(file, places), { mode: 0o644 })
    return written
  }
  const run = async (own: Machine, program: string, options: (file: string) => string[], file: string) => {
    const log = await open(join(folder, `${own.name}-${program}.log`), 'a')
    own.run(program, options(await write(file, own)), log.fd)
    await log.close()
  }
  const start = async (machine: Machine, what?: 'etcd') => {
    await run(machine, 'etcd', (file) => ['--config-file', file], 'etcd.yml')
    if (machine !== witness && what !== 'etcd') await run(machine, 'patroni', (file) => [file], 'patroni.yml')
  }
  const ask = async (machine: Machine, path: string) => {
    const url = `http://${machine.address}:8008${path}`
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }
  const findPrimary = async () => {
    const [is1, is2] = await Promise.all([ask(db1, '/primary'), ask(db2, '/primary')])
    return is1 ? db1 : is2 ? db2 : undefined
  }
  const hasSynchronousStandby = async () =>
    (await ask(db1, '/synchronous')) || (await ask(db2, '/synchronous'))

  for (const machine of [witness, db1, db2]) await start(machine)
  await waitFor(
    'a primary and its synchronous standby',
    async () => (await findPrimary()) && (await hasSynchronousStandby()),
    { seconds: 120 },
  )
  const parts = started.move()
  return {
    network,
    db1,
    db2,
    witness,
    start,
    async addBalancer(name) {
      const machine = await network.add(name)
      await run(machine, 'haproxy', (file) => ['-f', file], 'haproxy.cfg')
      return machine
    },
    async switchOver(from, to) {
      const config = await write('patroni.yml', from)
      await promisify(execFile)('patronictl', [
        ...['-c', config, 'switchover', '--force', '--primary', from.name, '--candidate', to.name],
      ])
    },
    findPrimary,
    hasSynchronousStandby,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
