import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { register, requestOtp, submitDocument } from '@sanad/contracts'
import { call, somebody, succeed, waitFor } from '@sanad/testing'
import { pdfFile } from '../../apps/server/src/testing/factories/sample-files.ts'
import { findFreePort } from '../postgres/find-free-port.ts'
import { type Buyer, buy, signUp } from './customer.ts'
import { createCluster, makeFolder, type Postgres, runPostgres, startCluster } from './debian-postgres.ts'
import { runCommandWell, type Surroundings, startPortal } from './namespace.ts'
import { overTls, type Site } from './over-tls.ts'
import type { Peers } from './peers.ts'
import type { Portals } from './portals.ts'
import { restoreTo } from './restored-cluster.ts'

interface Restore {
  readonly site: Site
  readonly peers: Peers
  readonly portals: Portals
  readonly database: { readonly cluster: Postgres; readonly place: string; readonly backup: string }
  readonly surroundings: Omit<Surroundings, 'image'>
  readonly image: string
}

/**
 * docs/how-to/restore-a-backup.md, all of it: a base backup and its WAL, a restore to a moment on a second cluster while
 * production works, then a disaster and going on with the copy; beside it a dump with its roles.
 */
export async function rehearseRestore(given: Restore): Promise<void> {
  const { site, peers, portals, database, surroundings, image } = given
  const { cluster, place, backup } = database
  const base = join(backup, 'base')
  await runPostgres(
    'pg_basebackup',
    `--dbname=${cluster.urlOf('postgres', 'postgres')}`,
    `--pgdata=${base}`,
    '--checkpoint=fast',
    '--wal-method=stream',
  )
  await runPostgres('pg_verifybackup', base)

  const before = await buy(site, peers)
  const promised = await leaveUnsent(given)
  const moment = await momentOf(cluster)
  const after = await buy(site, peers)
  await waitFor('production sends it after all', async () => asked(peers, promised) === 2)
  await cluster.query('select pg_switch_wal()')
  await waitFor('the WAL is archived', () => isArchived(cluster))

  const files = await listFiles(surroundings.data)
  const restoredFolder = join(place, 'restored')
  await restoreTo(restoredFolder, { base, archive: join(backup, 'wal'), moment })
  const restored = await startCluster(restoredFolder)
  try {
    await waitFor('the copy is promoted', async () => {
      const [row] = await restored.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
      return row?.recovering === false
    })
    const ofCopy: Surroundings = {
      ...{ ...surroundings, image },
      env: {
        ...surroundings.env,
        DATABASE_URL: restored.urlOf('sanad_portal'),
        JOBS_DATABASE_URL: restored.urlOf('sanad_runner'),
      },
    }
    await expectKnown(restored, { before, after })
    expectWhole(await runCommandWell(ofCopy, 'scripts/restore-check.ts'))

    const copyPort = await findFreePort()
    const copy = await startPortal(ofCopy, copyPort)
    try {
      // Beside production it adds nothing, removes nothing and sends nothing.
      const refused = await call(copy.origin, submitDocument, {
        token: before.token,
        body: { user_id: before.id, application_id: before.applicationId, document_id: 'floor-plan' },
        file: { name: 'plan.pdf', content: pdfFile() },
      })
      if (refused.status !== 503)
        throw new Error(`The copy took a file of production's store: ${refused.status}`)
      expectSame(await listFiles(surroundings.data), files, 'files of the store')
      if (!copy.log().includes('scripts/sanad.ts adopt-files'))
        throw new Error('The copy did not say whose the store is')

      await portals.stopAll()
      const adopted = await runCommandWell(ofCopy, 'scripts/adopt-files.ts')
      if (!/[1-9]\d* messages are not sent again/.test(adopted)) throw new Error(adopted)
      // Its jobs begin: somebody new gets a code; what was promised before the disaster is not sent once more.
      await signUp(copy.origin, peers)
      if (asked(peers, promised) !== 2) throw new Error('A message was sent twice')
      expectSame(await listFiles(surroundings.data), files, 'files of the store')
      expectWhole(await runCommandWell(ofCopy, 'scripts/restore-check.ts'))
    } finally {
      await copy.stop()
    }
    await restoreDump(given)
  } finally {
    await restored[Symbol.asyncDispose]()
  }
}

/** A code that the provider has refused once when the moment comes, so that it still waits then. Answers for whom. */
async function leaveUnsent({ site, peers }: Restore): Promise<string> {
  const portal = overTls(site)
  const { name, mobile, email } = somebody()
  const { user, token } = await succeed(portal, register, { body: { mobile, name_of_person: name, email } })
  peers.msg91.meet({ status: 503, body: '' })
  await succeed(portal, requestOtp, { token, body: { user_id: user.id, channel: 'sms' } })
  await waitFor('the provider is asked', async () => asked(peers, mobile) === 1)
  return mobile
}

/** How often the provider of SMS was asked to send to the number. */
function asked({ msg91 }: Peers, mobile: string): number {
  return msg91.requests.filter(({ body }) => body.includes(`91${mobile}`)).length
}

async function momentOf({ query }: Postgres): Promise<string> {
  const [row] = await query<{ now: string }>('select clock_timestamp()::text as now')
  if (!row) throw new Error('The database returned no time')
  return row.now
}

async function isArchived({ query }: Postgres): Promise<boolean> {
  const [row] = await query<{ is: boolean }>(`
    select last_archived_wal >= pg_walfile_name(pg_switch_wal() - 1) as is from pg_stat_archiver`)
  return row?.is === true
}

/** Without what is on its way in. */
async function listFiles(data: string): Promise<string> {
  return (await readdir(join(data, 'files')))
    .filter((name) => name.includes('.'))
    .sort()
    .join('\n')
}

function expectSame(found: string, wanted: string, what: string): void {
  if (found !== wanted) throw new Error(`The ${what} are not what they were:\n${wanted}\nnow:\n${found}`)
}

function expectWhole(report: string): void {
  if (!report.includes('Nothing is lost.')) throw new Error(report)
}

/** What was paid before the moment is there, and what came later is not. */
async function expectKnown({ query }: Postgres, { before, after }: { before: Buyer; after: Buyer }) {
  const rows = await query<{ order_id: string }>(`select order_id from payment_orders where state = 'paid'`)
  const known = rows.map(({ order_id }) => order_id)
  if (!known.includes(before.orderId)) throw new Error('The restored database lacks what was paid before')
  if (known.includes(after.orderId)) throw new Error('The restored database goes beyond its moment')
}

/** A dump with its roles, into a server that has neither. */
async function restoreDump({ database, surroundings, image }: Restore): Promise<void> {
  const { cluster, place, backup } = database
  const roles = join(backup, 'roles.sql')
  const dump = join(backup, 'sanad.dump')
  await runPostgres(
    'pg_dumpall',
    `--dbname=${cluster.urlOf('postgres', 'postgres')}`,
    '--roles-only',
    `--file=${roles}`,
  )
  await runPostgres('pg_dump', `--dbname=${cluster.urlOf('postgres')}`, '--format=custom', `--file=${dump}`)
  const folder = join(place, 'from-dump')
  await createCluster(folder, { archive: await makeFolder(join(place, 'other-wal')) })
  await using other = await startCluster(folder)
  // That the role postgres exists is no failure.
  await runPostgres('psql', `--dbname=${other.urlOf('postgres', 'postgres')}`, '--quiet', `--file=${roles}`)
  await other.query('create database sanad owner sanad_owner', 'postgres')
  await runPostgres('pg_restore', `--dbname=${other.urlOf('postgres')}`, '--exit-on-error', dump)
  const env = { ...surroundings.env, DATABASE_URL: other.urlOf('sanad_portal') }
  expectWhole(await runCommandWell({ ...surroundings, image, env }, 'scripts/restore-check.ts'))
}
