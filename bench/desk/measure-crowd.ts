import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { setWorkPriority, snoozeWork, streamWork, takeWork, type WorkFilter } from '@sanad/contracts/staff'
import { call, openStream } from '@sanad/testing'
import type { Database } from '../../faults/harness/database.ts'
import type { Portal } from '../../faults/harness/stack.ts'
import { cpuOf, cpuOfCluster, findPostmaster } from '../cpu-time.ts'
import { printTable } from '../print-table.ts'
import { Clock } from './clock-calls.ts'
import { countRefused, openQueue } from './queue-page.ts'
import { signInMembers } from './sign-in-members.ts'

/** What the people look at, in turn. */
const filters: readonly WorkFilter[] = [{}, { kind: 'documents' }, { owner: 'none' }, { owner: 'me' }]

interface Crowd {
  readonly people: number
  readonly changesPerMinute: number
  readonly seconds: number
}

/**
 * So many people with the queue open while others rank, take and put off pieces of work, a third each: how long lists take,
 * how often they are read, and what the streams cost.
 */
export async function measureCrowd(
  { origin, database, portals }: { origin: string; database: Database; portals: readonly Portal[] },
  { people, changesPerMinute, seconds }: Crowd,
): Promise<void> {
  const members = await signInMembers({ origin, database }, people, ['manager'])
  const tokens = members.map(({ token }) => token)
  const before = await portals[0]?.memoryMb()
  const connections = await countConnections(database)
  const streams = await Promise.all(tokens.map((token) => openStream(origin, token, streamWork)))
  await wait(2000)
  const cost = (await countConnections(database)) - connections
  const memory = ((await portals[0]?.memoryMb()) ?? 0) - (before ?? 0)
  console.log(`\n${people} streams: ${cost} more connections to the database, ${memory} MB of memory.`)

  const clock = new Clock()
  let deadline = Number.POSITIVE_INFINITY
  const isOver = () => performance.now() > deadline
  const queues: Awaited<ReturnType<typeof openQueue>>[] = []
  for (const [index, stream] of streams.entries()) {
    const { token = '', staffId = '' } = members[index] ?? {}
    const filter = filters[index % filters.length] ?? {}
    queues.push(await openQueue({ origin, token, staffId, stream, filter, clock, isOver }))
  }
  clock.times.clear()
  deadline = performance.now() + seconds * 1000
  const pages = queues.map((follow, index) => follow((index * seconds * 1000) / people))
  let changes = 0
  const refusals = new Map<number, number>()
  const items = await database.query<{ id: number; version: number }>(
    'select id::int, version::int from work_items order by random() limit 5000',
  )
  const change = async () => {
    const { id, version } = items[changes++ % items.length] ?? { id: 0, version: 0 }
    const token = tokens[changes % people] ?? ''
    const params = { id }
    const seen = { version, request_id: randomUUID() }
    const until = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const acts = [
      () => call(origin, setWorkPriority, { token, params, body: { ...seen, priority: 1 + (changes % 3) } }),
      () => call(origin, takeWork, { token, params, body: seen }),
      () => call(origin, snoozeWork, { token, params, body: { ...seen, until } }),
    ]
    const { status } = await clock.time('a change', acts[changes % acts.length] as (typeof acts)[0])
    if (status !== 200) refusals.set(status, (refusals.get(status) ?? 0) + 1)
  }
  const cpuBefore = await readCpu(database, portals)
  const changing: Promise<void>[] = []
  const began = performance.now()
  while (!isOver()) {
    changing.push(change())
    await wait(Math.max(began + (changing.length * 60_000) / changesPerMinute - performance.now(), 0))
  }
  await Promise.all(changing)
  const reads = (await Promise.all(pages)).reduce((sum, count) => sum + count, 0)
  const cpu = await readCpu(database, portals)
  const elapsed = performance.now() - began
  const share = (part: keyof typeof cpu) =>
    `${part} ${((cpu[part] - cpuBefore[part]) / 1000 / elapsed).toFixed(2)}`
  console.log(`Cores used: ${share('portal')}, ${share('database')}, ${share('pages')}.`)
  const refused = [...refusals].map(([status, count]) => `${count} by ${status}`).join(', ') || 'none'
  console.log(
    `Changes refused: ${refused}; readings refused: ${countRefused()}; ${reads} readings followed the changes.`,
  )
  printTable(`${people} people, ${changes} changes in ${seconds} s`, [...clock.times])
}

/** Microseconds of CPU; the 200 pages are this process. */
async function readCpu(database: Database, portals: readonly Portal[]) {
  const [portal] = portals
  return {
    portal: await cpuOf(portal?.pid ?? 0),
    database: await cpuOfCluster(await findPostmaster({ database })),
    pages: await cpuOf(process.pid),
  }
}

async function countConnections(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = 'sanad' and query like 'listen%'`,
  )
  return row?.count ?? 0
}
