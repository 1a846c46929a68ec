import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Column, listColumns } from '../read-database.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { compareTypes } from './compare-types.ts'

// The compiler takes seconds, on a busy machine many.
const patience = 120_000

/** Inserts name these, although the database has a default for processes of the version before. */
const alwaysNamed = ['payment_orders.provider', 'payment_attempts.provider', 'webhook_deliveries.provider']

let portal: TestApp
let columns: Column[]
beforeAll(async () => {
  portal = await startTestApp()
  columns = await listColumns(portal.db)
})
afterAll(() => portal.close())

it(
  'the types of the tables are those of the migrated schema, column by column',
  async () => {
    expect(columns.length).toBeGreaterThan(300)
    const expected = columns.map((each) =>
      alwaysNamed.includes(`${each.table}.${each.column}`) ? { ...each, hasDefault: false } : each,
    )
    expect(await compareTypes(expected)).toEqual([])
  },
  patience,
)

it(
  'a column that is wrong, missing or one too many is named',
  async () => {
    const change = (name: string, changed: Partial<Column>) => (each: Column) =>
      `${each.table}.${each.column}` === name ? { ...each, ...changed } : each
    const other = columns
      .filter(({ table, column }) => `${table}.${column}` !== 'customers.address')
      .map(change('customers.email', { nullable: true }))
      .map(change('customers.erased_at', { type: 'text' }))
      .map(change('customers.name_of_person', { column: 'name' }))
      .map(change('devices.created_at', { table: 'phones' }))
      .map(change('messages.attempts', { hasDefault: false }))
      .map(change('messages.template', { hasDefault: true }))
      .map(change('sessions.id', { alwaysGenerated: true }))
      .map(change('sessions.ended_at', { nullable: false }))
    const said = (await compareTypes(other)).map((line) => line.replaceAll(/"/g, ''))
    expect(said.map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['customers', 'customers.name', 'devices', 'phones', 'phones.created_at']),
    )
    expect(said).toEqual(
      expect.arrayContaining([
        "customers.email: Type 'true' is not assignable to type 'is nullable'.",
        "customers.erased_at: Type 'true' is not assignable to type 'is of another type'.",
        "messages.attempts: Type 'true' is not assignable to type 'has no default'.",
        "messages.template: Type 'true' is not assignable to type 'has a default'.",
        "sessions.id: Type 'true' is not assignable to type 'is always generated'.",
        "sessions.ended_at: Type 'true' is not assignable to type 'is not nullable'.",
      ]),
    )
  },
  patience,
)
