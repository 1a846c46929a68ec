import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { migrate } from '../migrate.ts'

interface OlderDatabase {
  readonly url: string
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  /** Answers the row's id, where it has one. */
  insert(table: string, values: Record<string, unknown>): Promise<string>
  /** `digit`: the last of the mobile number, which is one customer's alone. */
  insertCustomer(digit?: number): Promise<string>
  insertStaffMember(): Promise<string>
  /** To the newest version, or no further than that migration. */
  migrate(last?: string): Promise<unknown>
}

/** A database as an older release left it, for what a migration makes of rows that are there. */
export function startOlderDatabase(last: string): OlderDatabase {
  const { adminUrl } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(adminUrl)
  url.pathname = name
  const admin = new pg.Client(adminUrl)
  const db = new pg.Client(url.href)
  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create database ${name}`)
    await db.connect()
    await migrate(url.href, last)
  })
  afterAll(async () => {
    await db.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const insert: OlderDatabase['insert'] = async (table, values) => {
    const names = Object.keys(values)
    const { rows } = await db.query(
      `insert into ${table} (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})
       returning to_jsonb(${table}) ->> 'id' as id`,
      Object.values(values),
    )
    return rows[0].id
  }
  return {
    url: url.href,
    query: async <Row extends pg.QueryResultRow>(text: string) => (await db.query<Row>(text)).rows,
    insert,
    insertCustomer: (digit = 0) =>
      insert('customers', {
        name_of_person: 'Asha Patil',
        mobile: `987654321${digit}`,
        email: `asha.${digit}@example.in`,
      }),
    insertStaffMember: () =>
      insert('staff_members', { email: 'p@example.in', name: 'Priya', password_hash: '-' }),
    migrate: (until) => migrate(url.href, until),
  }
}
