import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFreePort } from '../postgres/find-free-port.ts'
import { watchAlertsAndBoard } from './alerts-and-board.ts'
import { buildReleases } from './build-releases.ts'
import { buy } from './customer.ts'
import { createCluster, createRoles, makeFolder, startCluster } from './debian-postgres.ts'
import { installTools } from './install-tools.ts'
import { runCommandWell, type Surroundings } from './namespace.ts'
import { signatory, startPeers } from './peers.ts'
import { startPortals } from './portals.ts'
import { startPrometheus } from './prometheus.ts'
import { startProxy } from './proxy.ts'
import { rehearseRestore } from './restore.ts'
import { startStopwatch } from './stopwatch.ts'
import { makeCertificate, names } from './tls.ts'
import { upgradeUnderLoad } from './upgrade.ts'
import { refuseVisitorHeaders, startCollector } from './visitor-headers.ts'

/**
 * npm run rehearse: a release, its upgrade and its restore, as production will see them. docs/how-to/rehearse-a-release.md
 */
export async function rehearse(): Promise<void> {
  const { values } = parseArgs({ options: { former: { type: 'string', default: 'HEAD~1' } } })
  const { step, total } = startStopwatch()
  await using parts = new AsyncDisposableStack()
  installTools()
  const folder = await mkdtemp(join(tmpdir(), 'sanad-rehearsal-'))
  parts.defer(() => rm(folder, { recursive: true, force: true }))
  const releases = await step(`building ${values.former} and this release`, () =>
    buildReleases(values.former),
  )

  const port = await findFreePort()
  const etc = join(folder, 'etc')
  const data = join(folder, 'data')
  for (const each of [etc, data]) await mkdir(each)
  const tls = await makeCertificate(etc)
  for (const [name, from] of signatory) await cp(from, join(etc, name))
  const hosts = join(folder, 'hosts')
  await writeFile(hosts, `127.0.0.1 localhost ${Object.values(names).join(' ')}\n`)

  const database = await step('creating a PostgreSQL', async () => {
    // PostgreSQL enters it as a user of its own.
    const place = await makeFolder(await mkdtemp(join(tmpdir(), 'sanad-rehearsal-postgres-')))
    parts.defer(() => rm(place, { recursive: true, force: true }))
    const backup = await makeFolder(join(place, 'backup'))
    await createCluster(join(place, 'production'), { archive: await makeFolder(join(backup, 'wal')) })
    const cluster = parts.use(await startCluster(join(place, 'production')))
    await createRoles(cluster)
    return { cluster, place, backup }
  })
  const peers = await startPeers(parts, { tls, port })
  const { collector, settings: ofTraces } = await startCollector(parts)
  const surroundings: Omit<Surroundings, 'image'> = {
    ...{ data, etc, hosts },
    env: {
      ...peers.settings,
      ...ofTraces,
      DATABASE_URL: database.cluster.urlOf('sanad_portal'),
      JOBS_DATABASE_URL: database.cluster.urlOf('sanad_runner'),
      // No standby: it is not read, and its series says so.
      DATABASE_REPLICA_URL: database.cluster.urlOf('sanad_portal'),
    },
  }
  const site = { port, authority: await readFile(tls.certificate, 'utf8') }
  const owner = { MIGRATION_DATABASE_URL: database.cluster.urlOf('sanad_owner') }
  const migrate = async (image: string, ...options: string[]) =>
    runCommandWell(
      { ...surroundings, image, env: { ...surroundings.env, ...owner } },
      'scripts/migrate.ts',
      ...options,
    )

  const portals = await step('starting three portals of the former release behind nginx', async () => {
    await migrate(releases.former)
    const started = await startPortals(parts, { ...surroundings, image: releases.former })
    parts.use(await startProxy({ folder, tls, port, portals: started.ports, gateway: peers.gatewayPort }))
    return started
  })
  const buyer = await step('registering, applying, paying and handing in a paper', () => buy(site, peers))
  const invited = await runCommandWell(
    { ...surroundings, image: releases.former },
    ...['scripts/staff.ts', 'invite', 'priya@example.in', 'Priya Nair', 'admin'],
  )
  if (!invited.includes(`https://${names.portal}`)) throw new Error(`Nobody was invited: ${invited}`)
  const prometheus = parts.use(await startPrometheus(folder, { portals: portals.ports }))
  await step('upgrading under load, back by one release, and forward again', () =>
    upgradeUnderLoad({ site, buyer, portals, releases, migrate }),
  )
  await step('refusing a request id and a trace of a visitor', () =>
    refuseVisitorHeaders({ site, portals: portals.ports, collector }),
  )
  await step('asking Prometheus for every alert and what the board shows', () =>
    watchAlertsAndBoard({
      ...{ prometheus, site, peers, buyer, cluster: database.cluster },
      portals: portals.ports,
    }),
  )
  await step('restoring to a moment, beside production', () =>
    rehearseRestore({ site, peers, portals, database, surroundings, image: releases.current }),
  )
  console.log(`Rehearsed in ${total()}: nothing failed, nothing was lost, nothing was sent twice.`)
}
