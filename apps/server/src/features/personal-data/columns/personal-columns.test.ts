import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestDueErasure } from '../../../testing/factories/due-erasure.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { listColumns } from '../../../testing/read-database.ts'
import { recordStatements } from '../../../testing/record-statements.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createPrinter } from '../../money-documents/print/printer.ts'
import { erasePersonalData } from '../erasure/erase-personal-data.ts'
import { exportSections } from '../export/export-sections.ts'
import { listCopiedFiles } from '../export/list-copied-files.ts'
import type { Copy, StayingColumn } from './column-decision.ts'
import { personalColumns } from './personal-columns.ts'

let portal: TestApp
let owner: pg.Client
beforeAll(async () => {
  portal = await startTestApp()
  owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await portal.close()
})

interface Decided {
  readonly table: string
  readonly column: string
  readonly rows: 'deleted' | 'stay' | 'of nobody'
  readonly decision: Copy | StayingColumn | true
}

const decided: Decided[] = Object.entries(personalColumns).flatMap(([table, { rows, columns }]) =>
  Object.entries<Decided['decision']>(columns).map(([column, decision]) => ({
    table,
    column,
    rows,
    decision,
  })),
)
const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
const copyOf = ({ decision }: Decided) => (typeof decision === 'object' ? decision.copy : decision)
const namesWhere = (matches: (each: Decided) => boolean) => decided.filter(matches).map(nameOf).sort()
const tablesWhere = (matches: (each: Decided) => boolean) =>
  [...new Set(decided.filter(matches).map(({ table }) => table))].sort()

/** Every statement of an erasure. */
async function recordErasure(): Promise<string[]> {
  const { customerId } = await signIn(portal.services)
  await requestDueErasure(portal.db, customerId)
  const { db, statements } = recordStatements(portal.db)
  await erasePersonalData(db, customerId)
  return statements
}

/** The columns that queries read, as Postgres understands them. */
async function findReadColumns(queries: readonly string[]): Promise<string[]> {
  const read = new Set<string>()
  for (const query of queries) {
    await owner.query(`create view copied as ${query.replace(/\$\d+/g, `'${randomUUID()}'`)}`)
    const { rows } = await owner.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.view_column_usage
       where view_name = 'copied'`,
    )
    for (const { name } of rows) read.add(name)
    await owner.query('drop view copied')
  }
  return [...read].sort()
}

/** Every query of a copy. */
async function recordCopy(): Promise<string[]> {
  const { db, statements } = recordStatements(portal.db)
  const nobody = randomUUID()
  for (const section of exportSections) await section.list(db, nobody)
  const printer = createPrinter(portal.services.workers.documents, portal.services.config)
  await listCopiedFiles({ db, files: portal.services.files, printer, language: 'en' }, nobody)
  return statements
}

it('every column of the database is decided, and no other', async () => {
  expect((await listColumns(portal.db)).map(nameOf).sort()).toEqual(decided.map(nameOf).sort())
})

it('an erasure deletes from the tables whose rows go, and from no other', async () => {
  const statements = await recordErasure()
  const { rows: cascading } = await owner.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  )
  const deleted = statements.flatMap((text) => text.match(/^delete from (\w+)/)?.[1] ?? [])
  const withThem = cascading.filter(({ parent }) => deleted.includes(parent)).map(({ child }) => child)
  expect([...new Set([...deleted, ...withThem])].sort()).toEqual(
    tablesWhere(({ rows }) => rows === 'deleted'),
  )
})

it('an erasure overwrites the tables that have columns to be overwritten', async () => {
  const updated = (await recordErasure()).flatMap((text) => text.match(/^update "(\w+)"/)?.[1] ?? [])
  expect(updated.sort()).toEqual(
    tablesWhere(
      ({ decision }) =>
        typeof decision === 'object' && 'overwritten' in decision && decision.overwritten !== 'by the owner',
    ),
  )
})

it('what only the owner may overwrite is overwritten by its functions', async () => {
  const { rows } = await owner.query<{ body: string }>(
    `select prosrc as body from pg_proc where proname in ('pseudonymise_audit_entries', 'mark_customer_erased')`,
  )
  const set = rows.flatMap(({ body }) => {
    const table = /update public\.(\w+)/.exec(body)?.[1]
    return [...body.matchAll(/(?:set|,)\s+(\w+) =/g)].map(([, column]) => `${table}.${column}`)
  })
  expect(set.sort()).toEqual(
    namesWhere(
      ({ decision }) =>
        typeof decision === 'object' && 'overwritten' in decision && decision.overwritten === 'by the owner',
    ),
  )
})

it('a copy reads the columns that are copied, and beside them only keys', async () => {
  const read = await findReadColumns(await recordCopy())
  const notOfNobody = read.filter((name) => !namesWhere(({ rows }) => rows === 'of nobody').includes(name))
  const keys = namesWhere((each) => copyOf(each) === 'key')
  expect(notOfNobody.filter((name) => !keys.includes(name))).toEqual(
    namesWhere((each) => copyOf(each) === 'copied'),
  )
})
