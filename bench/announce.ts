import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { keepAnnouncing } from '../apps/server/src/platform/announcements/keep-announcing.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { type Database, startDatabase } from '../faults/harness/database.ts'

interface Announcing {
  readonly seconds: number
  /** How long a commit takes, as where it waits for a standby; 0: as long as it does. */
  readonly commitMs: number
  readonly writers: number
}

/** How many transactions commit that announce a change, and how soon it is heard: everybody notifying, and by rows. */
export async function measureAnnouncing(wish: Announcing): Promise<void> {
  await using database = await startDatabase()
  await database.query('create table written (id uuid primary key)')
  await database.query(`alter system set commit_delay = ${wish.commitMs * 1000}`)
  await database.query('alter system set commit_siblings = 0')
  await database.query('select pg_reload_conf()')
  console.log(`\n${wish.writers} writers, a commit of ${wish.commitMs} ms more, milliseconds\n`)
  console.log(
    `| | commits a second | a transaction, p50 | p99 | heard after its commit, p50 | p99 | not heard |`,
  )
  console.log(`|${' --- |'.repeat(7)}`)
  await write(database, wish, 'everybody notifies')
  const db = openDatabase({ url: database.directUrl(), poolSize: 1, usedBy: 'job' })
  const stop = keepAnnouncing({ db, log: console })
  // Until it is known that somebody sends.
  await wait(500)
  await write(database, wish, 'one at a time notifies, the others write rows')
  await stop()
  await db.destroy()
}

async function write(database: Database, { seconds, writers }: Announcing, title: string): Promise<void> {
  const open = async () => {
    const client = new pg.Client(database.directUrl())
    await client.connect()
    return client
  }
  const heard = new Map<string, number>()
  const listener = await open()
  listener.on('notification', ({ payload = '{}' }) => heard.set(JSON.parse(payload).id, performance.now()))
  await listener.query('listen portal_changes')
  const committed = new Map<string, number>()
  const took: number[] = []
  const until = performance.now() + seconds * 1000
  const one = async () => {
    const client = await open()
    while (performance.now() < until) {
      const id = randomUUID()
      const began = performance.now()
      await client.query('begin')
      await client.query({ name: 'write', text: 'insert into written values ($1)', values: [id] })
      await client.query({ name: 'say', text: `select announce_change($1, 'application', $1)`, values: [id] })
      await client.query('commit')
      committed.set(id, performance.now())
      took.push(performance.now() - began)
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: writers }, one))
  await wait(1000)
  await listener.end()
  const delays = [...committed].flatMap(([id, at]) => Math.max((heard.get(id) ?? Number.NaN) - at, 0))
  const known = delays.filter((ms) => !Number.isNaN(ms))
  const cells = [took, known].flatMap((all) => [at(all, 0.5), at(all, 0.99)].map((ms) => ms.toFixed(1)))
  console.log(
    `| ${[title, Math.round(committed.size / seconds), ...cells, delays.length - known.length].join(' | ')} |`,
  )
  if (known.length < delays.length) process.exitCode = 1
}

const at = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.ceil(share * all.length) - 1] ?? 0
