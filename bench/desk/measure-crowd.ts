import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { countWork, listWork, listWorkViews, setWorkPriority, streamWork } from '@sanad/contracts/staff'
import { call, openStream } from '@sanad/testing'
import type { Database } from '../../faults/harness/database.ts'
import type { Portal } from '../../faults/harness/stack.ts'
import { printTable } from '../print-table.ts'
import { Clock } from './clock-calls.ts'
import { signInMembers } from './sign-in-members.ts'

/** As `use-live-work.ts` has it: so long a page lets changes gather after it has read. */
const GATHER_MS = 1500

interface Crowd {
  readonly people: number
  readonly changesPerMinute: number
  readonly seconds: number
}

/**
 * So many people with the queue open, each page reading its list and counts again when it hears of changes, while others
 * change pieces of work: how long lists take, and what the streams cost.
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
  const deadline = performance.now() + seconds * 1000
  const isOver = () => performance.now() > deadline
  let refused = 0
  const heed = ({ status }: { status: number }) => {
    if (status !== 200) refused++
  }
  const pages = streams.map(async (stream, index) => {
    const token = tokens[index] ?? ''
    while (!isOver()) {
      if ((await stream.next()) === undefined) return
      await Promise.all([
        clock.time('a list', () => call(origin, listWork, { token, query: { limit: 50 } }).then(heed)),
        clock.time('its counts', () => call(origin, countWork, { token, query: {} }).then(heed)),
        clock.time('the saved views', () => call(origin, listWorkViews, { token }).then(heed)),
      ])
      await wait(GATHER_MS)
    }
  })
  let changes = 0
  const items = await database.query<{ id: number; version: number }>(
    'select id::int, version::int from work_items order by random() limit 5000',
  )
  const change = async () => {
    const { id, version } = items[changes++ % items.length] ?? { id: 0, version: 0 }
    const params = { id }
    const body = { priority: 1 + (changes % 3), version, reason: '', request_id: randomUUID() } as const
    await clock.time('a change', () =>
      call(origin, setWorkPriority, { token: tokens[changes % people] ?? '', params, body }),
    )
  }
  const changing: Promise<void>[] = []
  const began = performance.now()
  while (!isOver()) {
    changing.push(change())
    await wait(Math.max(began + (changing.length * 60_000) / changesPerMinute - performance.now(), 0))
  }
  await Promise.all(changing)
  for (const stream of streams) stream.close()
  await Promise.allSettled(pages)
  console.log(`${refused} readings were refused.`)
  printTable(`${people} people, ${changes} changes in ${seconds} s`, [...clock.times])
}

async function countConnections(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = 'sanad' and query like 'listen%'`,
  )
  return row?.count ?? 0
}
