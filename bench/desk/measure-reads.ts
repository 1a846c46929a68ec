import { randomUUID } from 'node:crypto'
import type { QueryOf } from '@sanad/contracts'
import {
  countWork,
  getWorkPlace,
  listWork,
  listWorkViews,
  releaseWork,
  saveWorkView,
  searchDesk,
  takeNextWork,
} from '@sanad/contracts/staff'
import { succeed } from '@sanad/testing'
import type { Database } from '../../faults/harness/database.ts'
import { printTable } from '../print-table.ts'
import { Clock } from './clock-calls.ts'

/** Who asks: somebody who sees everything, and somebody who sees the work of a team alone. */
export interface Members {
  readonly manager: string
  readonly clerk: string
}

/** What a day at the desk reads, over HTTP: each kind of list, search and count so many times, and `N`. */
export async function measureReads(
  { origin, database }: { origin: string; database: Database },
  { manager, clerk }: Members,
): Promise<void> {
  const filters = await listFilters(database)
  const terms = await listTerms(database)
  const views = Object.entries(filters).slice(0, 8)
  for (const [name, filter] of views) {
    const body = { name, filter, sort: 'due', columns: null, audience: 'own', team_id: null } as const
    await succeed(origin, saveWorkView, { token: manager, params: { id: randomUUID() }, body })
  }
  const clock = new Clock()
  const readAll = async (round: number) => {
    for (const [who, token] of [
      ['manager', manager],
      ['clerk', clerk],
    ] as const) {
      for (const [name, filter] of Object.entries(filters)) {
        const query = { ...filter, limit: 50 }
        const read = () => succeed(origin, listWork, { token, query })
        const { next_cursor: cursor } = await clock.time(`list ${who}: ${name}`, read)
        if (cursor) {
          await clock.time(`list ${who}: second pages`, () =>
            succeed(origin, listWork, { token, query: { ...query, cursor } }),
          )
        }
      }
      for (const [name, found] of Object.entries(terms)) {
        const q = found[round % found.length] ?? ''
        await clock.time(`search ${who}: ${name}`, () => succeed(origin, searchDesk, { token, query: { q } }))
      }
      await clock.time(`counts ${who}`, () => succeed(origin, countWork, { token, query: {} }))
      for (const [name, filter] of Object.entries(filters)) {
        const page = await succeed(origin, listWork, { token, query: { ...filter, limit: 50 } })
        const query = { ...filter, subject: page.data.at(-1)?.subject_id ?? randomUUID() }
        await clock.time(`place ${who}: ${name}`, () => succeed(origin, getWorkPlace, { token, query }))
      }
      for (const [name, view] of [
        [`next ${who}`, {}],
        [`next ${who} of documents`, { kind: 'documents' }],
      ] as const) {
        const { item } = await clock.time(name, () => take(origin, token, view))
        // What one has is the next again.
        const release = { token, params: { id: item?.id ?? 0 }, body: { request_id: randomUUID() } }
        if (item) await succeed(origin, releaseWork, release)
      }
    }
    await clock.time('saved views with counts (8)', () => succeed(origin, listWorkViews, { token: manager }))
  }
  for (let round = 0; round < 3; round++) await readAll(round)
  clock.times.clear()
  const before = await countScans(database)
  for (let round = 0; round < 40; round++) {
    await database.query('delete from rate_limits')
    await readAll(round)
  }
  printScans(before, await countScans(database))
  for (const kind of ['list', 'search', 'counts', 'place', 'next', 'saved']) {
    const measured = [...clock.times].filter(([what]) => what.startsWith(kind))
    printTable(`${kind}`, [[`all`, measured.flatMap(([, times]) => times)], ...measured])
  }
}

/** How often each table of more than 10,000 rows was read from its beginning to its end. */
async function countScans(database: Database): Promise<ReadonlyMap<string, number>> {
  await database.query('select pg_stat_force_next_flush()')
  const rows = await database.query<{ name: string; scans: number }>(`
    select relname as name, seq_scan::int as scans from pg_stat_user_tables
    where schemaname = 'public' and n_live_tup > 10000`)
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

function printScans(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const scanned = [...after]
    .map(([name, scans]) => [name, scans - (before.get(name) ?? 0)] as const)
    .filter(([, scans]) => scans > 0)
  const tables = scanned.map(([name, scans]) => `${name} ${scans} times`).join(', ')
  console.log(`\nTables of more than 10,000 rows that were scanned: ${tables || 'none'}.`)
}

function take(origin: string, token: string, view: Record<string, string>) {
  return succeed(origin, takeNextWork, { token, body: { view, request_id: randomUUID() } })
}

type Filter = QueryOf<typeof listWork>

/** The filters of the desk's queues and of its screens, and the unlucky: those that few rows fit, and none. */
async function listFilters(database: Database): Promise<Record<string, Partial<Filter>>> {
  const [item] = await database.query<{ customer: string; track_id: string }>(`
    select w.customer_id as customer, a.track_id from work_items w join applications a on a.id = w.application_id
    order by w.id limit 1`)
  return {
    everything: {},
    documents: { kind: 'documents' },
    'nobody’s': { owner: 'none' },
    mine: { owner: 'me' },
    'stages of a service': { kind: 'stage', service: 'tot-toa' },
    overdue: { due: 'overdue' },
    'due this week, not overdue': { due: 'week,!overdue' },
    'of a State, in Hindi': { state: '21', language: 'hi' },
    'waiting longest': { sort: 'waiting' },
    newest: { sort: '-created' },
    'by priority': { sort: 'priority' },
    'the customer’s turn': { turn: 'you' },
    'of a customer': { customer: item?.customer ?? '' },
    'by tracking id': { q: item?.track_id.slice(0, 7) ?? '' },
    'urgent: none': { priority: '1' },
  }
}

/** What is typed: whole and in part, frequent and rare, found and not. */
async function listTerms(database: Database): Promise<Record<string, readonly string[]>> {
  const some = (column: string, from: string) =>
    database
      .query<{ text: string }>(`select ${column} as text from ${from} limit 20`)
      .then((rows) => rows.map(({ text }) => text))
  return {
    'tracking ids': await some('track_id', 'applications tablesample system (0.1)'),
    'ends of tracking ids': await some('right(track_id, 4)', 'applications tablesample system (0.1)'),
    'ends of mobiles': await some('right(mobile, 4)', 'customers tablesample system (0.1)'),
    mobiles: await some(`'+91 ' || mobile`, 'customers tablesample system (0.1)'),
    'e-mail': await some('email', 'customers tablesample system (0.1)'),
    names: await some('name_of_person', 'customers tablesample system (0.1)'),
    'beginnings of names': await some('left(name_of_person, 3)', 'customers tablesample system (0.1)'),
    'frequent names': [
      'Asha',
      'Kumar',
      'Singh',
      'Asha Kumar',
      'Ravi Singh',
      'आशा',
      'Skill Academy',
      'Rao Skill',
    ],
    firms: await some('name_of_firm', 'businesses tablesample system (0.1)'),
    tickets: await some('ticket_no', 'tickets'),
    orders: await some('order_id', 'payment_orders tablesample system (0.1)'),
    references: await some('value', 'stage_answers tablesample system (0.1)'),
    nothing: ['zzzzqqq', '0000', 'TCR-ZZZZZZZZZZ', 'nobody@nowhere.in'],
  }
}
