import { setTimeout as wait } from 'node:timers/promises'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { comeToRest } from '../../faults/schedule/come-to-rest.ts'
import { createRandom } from '../../faults/schedule/random.ts'
import { buildWebApps } from '../../scripts/supervise/build-web-apps.ts'
import { holdToZero } from '../mixed/hold-to-zero.ts'
import { printMixedLoad } from '../mixed/print-mixed-load.ts'
import { Recorder } from '../mixed/recorder.ts'
import { Written } from '../mixed/written.ts'
import { GaveUp, LineNotes, openBrowser } from './browser.ts'
import { visit } from './visit.ts'

interface Deadline {
  readonly seconds: number
  readonly customers: number
  /** Visits a second on a normal day; ten times as many come. */
  readonly rate: number
  readonly portals: number
}

/** The last day: ten times the normal rate, which comes whether it is answered or not (open loop). */
export async function measureDeadline({ seconds, customers, rate, portals: count }: Deadline): Promise<void> {
  await buildWebApps()
  await using stack = await startStack({ portals: count, isDirect: true })
  await seedCustomers(stack, customers)
  const recorder = new Recorder()
  const written = new Written()
  const notes = new LineNotes()
  const failures = new Map<string, number>()
  const before = await readSizes(stack)
  const began = performance.now()
  const closesAt = began + seconds * 1000
  let done = 0
  const come = async (person: number) => {
    const { origin } = stack.portals[person % count] ?? stack
    const address = `10.${(person >> 16) % 256}.${(person >> 8) % 256}.${person % 256}`
    const browser = openBrowser({ origin, address, recorder, notes, closesAt })
    try {
      await visit({ stack, browser, random: createRandom(person), written, mobile: mobileOf(person) })
      done += 1
    } catch (error) {
      if (error instanceof GaveUp) return
      const why = String(error)
        .replace(/[0-9a-f-]{30,}|"requestId":"\w+"|\d{5,}/g, '…')
        .slice(0, 120)
      failures.set(why, (failures.get(why) ?? 0) + 1)
    }
  }
  const visits: Promise<void>[] = []
  while (performance.now() < closesAt) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate * 10)
    while (visits.length < due) visits.push(come(visits.length % customers))
    await wait(10)
  }
  const doneInTime = done
  await Promise.all(visits)
  const after = await readSizes(stack)
  const broken = await comeToRest(stack, { seconds: 120 })
  const [ledger] = await stack.database.query<{ sum: string }>(
    'select coalesce(sum(amount_rupees), 0)::text as sum from ledger_entries',
  )
  const lost = await written.listLost(stack.database)
  const complaints = stack.portals.flatMap((portal) => portal.complaints())
  const perPaid = (bytes: number) => `${(bytes / 1024 / Math.max(written.paid.length, 1)).toFixed(1)} KB`
  const waits = notes.waitedMs.toSorted((a, b) => a - b)
  printMixedLoad({
    title: `${customers} customers, ${rate * 10} visits a second for ${seconds} s, ${count} portals`,
    recorder,
    facts: [
      ['came', String(visits.length)],
      ['were done in time', String(doneInTime)],
      ['were let in after waiting', String(waits.length)],
      [
        'waited, median and longest',
        [0.5, 1]
          .map((at) => `${((waits[Math.ceil(at * waits.length) - 1] ?? 0) / 1000).toFixed(0)} s`)
          .join(', '),
      ],
      ['still waited at the end', String(notes.gaveUp)],
      ['the farthest place', String(notes.mostWaiting)],
      ['places that grew', String(notes.untrue)],
      ['failed', [...failures].map(([why, times]) => `${times} × ${why}`).join('; ') || 'none'],
      ['paid', String(written.paid.length)],
      ['lost writes', lost.join(', ') || 'none'],
      ['broken invariants', broken.join('; ') || 'none'],
      ['sum of the ledger', ledger?.sum ?? '?'],
      ['tables and indexes grew, for each paid application', perPaid(after.bytes - before.bytes)],
      ['write-ahead log, for each paid application', perPaid(after.wal - before.wal)],
      ['internal errors in the log', String(complaints.length)],
    ],
  })
  holdToZero({
    'places that grew': notes.untrue,
    failed: [...failures.values()].reduce((sum, times) => sum + times, 0),
    'lost writes': lost.length,
    'broken invariants': broken.length,
    'sum of the ledger': Number(ledger?.sum),
    'internal errors in the log': complaints.length,
  })
}

const mobileOf = (person: number) => `9${String(person).padStart(9, '0')}`

async function seedCustomers({ database }: Stack, count: number): Promise<void> {
  await database.query(
    `insert into customers (mobile, email, name_of_person, verified_at, mobile_verified_at)
     select '9' || lpad(n::text, 9, '0'), 'customer.' || n || '@example.in', 'Asha Patil', now(), now()
     from generate_series(0, $1::int - 1) n`,
    [count],
  )
  await database.query('analyze')
}

async function readSizes({ database }: Stack): Promise<{ bytes: number; wal: number }> {
  const [sizes] = await database.query<{ bytes: number; wal: number }>(
    `select pg_database_size(current_database())::float8 as bytes,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal`,
  )
  return sizes ?? { bytes: 0, wal: 0 }
}
