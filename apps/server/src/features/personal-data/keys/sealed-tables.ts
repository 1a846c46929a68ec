import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { hashText } from '../../../platform/keyed-hash.ts'
import { isSealed, openText, sealText } from '../../../platform/sealed-value.ts'
import { placeOf } from '../../case/secret-fields.ts'

type KeyIds = readonly string[]

/** A table with encrypted values: how its rows are found by key ids, read and written. */
export interface SealedTable {
  readonly name: string
  /** Distinct sets of key ids in use. Loose index scan: one step per set, not per row. */
  listKeySets(db: Db): Promise<KeyIds[]>
  /** Rows under exactly these keys, under row locks. */
  lockRows(db: Db, keys: KeyIds, count: number): Promise<SealedRow[]>
  findRow(db: Db, keys: KeyIds): Promise<SealedRow | undefined>
  write(db: Db, row: SealedRow): Promise<void>
}

export interface SealedRow {
  readonly applicationId: string
  /** Values by field id, plain ones included. */
  readonly values: Readonly<Record<string, unknown>>
}

export const applications: SealedTable = {
  name: 'applications',
  listKeySets: (db) => listKeySets(db, sql`applications`, sql`sealing_keys(fields)`),
  lockRows: (db, keys, count) => readApplications(db, sql`${keys}::text[] limit ${count} for no key update`),
  findRow: async (db, keys) => (await readApplications(db, sql`${keys}::text[] limit 1`))[0],
  async write(db, { applicationId, values }) {
    const fields = JSON.stringify(values)
    await db.updateTable('applications').set({ fields }).where('id', '=', applicationId).execute()
  },
}

export const submittedFields: SealedTable = {
  name: 'submitted_fields',
  listKeySets: (db) => listKeySets(db, sql`submitted_fields`, sql`sealing_keys(value)`),
  lockRows: (db, keys, count) => readFields(db, sql`${keys}::text[] limit ${count} for no key update`),
  findRow: async (db, keys) => (await readFields(db, sql`${keys}::text[] limit 1`))[0],
  async write(db, { applicationId, values }) {
    for (const [fieldId, value] of Object.entries(values)) {
      await db
        .updateTable('submitted_fields')
        .set({ value: JSON.stringify(value) })
        .where('application_id', '=', applicationId)
        .where('field_id', '=', fieldId)
        .execute()
    }
  },
}

/** Secrets of the authenticators of staff: a row's `applicationId` is the factor's. */
const staffFactors: SealedTable = {
  name: 'staff_factors',
  listKeySets: (db) => listKeySets(db, sql`staff_factors`, sql`sealing_keys(secret)`),
  lockRows: (db, keys, count) => readFactors(db, sql`${keys}::text[] limit ${count} for no key update`),
  findRow: async (db, keys) => (await readFactors(db, sql`${keys}::text[] limit 1`))[0],
  async write(db, { applicationId, values }) {
    const secret = JSON.stringify(values.totp)
    await db.updateTable('staff_factors').set({ secret }).where('id', '=', applicationId).execute()
  },
}

/** Whom customers named: a row's `applicationId` is the customer's. */
const nominations: SealedTable = {
  name: 'nominations',
  listKeySets: (db) => listKeySets(db, sql`nominations`, sql`sealing_keys(nominee)`),
  lockRows: (db, keys, count) => readNominations(db, sql`${keys}::text[] limit ${count} for no key update`),
  findRow: async (db, keys) => (await readNominations(db, sql`${keys}::text[] limit 1`))[0],
  async write(db, { applicationId, values }) {
    const nominee = JSON.stringify(values.nominee)
    await db.updateTable('nominations').set({ nominee }).where('customer_id', '=', applicationId).execute()
  },
}

/** Every table with encrypted values of people. */
export const sealedTables: readonly SealedTable[] = [applications, submittedFields, staffFactors, nominations]

async function readNominations(db: Db, which: RawBuilder<unknown>): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select customer_id as "applicationId", jsonb_build_object('nominee', nominee) as values from nominations
    where sealing_keys(nominee) = ${which}`.execute(db)
  return rows
}

async function readFactors(db: Db, which: RawBuilder<unknown>): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select id as "applicationId", jsonb_build_object('totp', secret) as values from staff_factors
    where sealing_keys(secret) = ${which}`.execute(db)
  return rows
}

async function readApplications(db: Db, which: RawBuilder<unknown>): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select id as "applicationId", fields as values from applications
    where sealing_keys(fields) = ${which}`.execute(db)
  return rows
}

async function readFields(db: Db, which: RawBuilder<unknown>): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select application_id as "applicationId", jsonb_build_object(field_id, value) as values from submitted_fields
    where sealing_keys(value) = ${which}`.execute(db)
  return rows
}

async function listKeySets(db: Db, table: RawBuilder<unknown>, keys: RawBuilder<unknown>): Promise<KeyIds[]> {
  const { rows } = await sql<{ keys: string[] }>`
    with recursive sets as (
      (select ${keys} as keys from ${table} where ${keys} is not null order by 1 limit 1)
      union all
      select (select ${keys} from ${table} where ${keys} is not null and ${keys} > sets.keys order by 1 limit 1)
      from sets where sets.keys is not null
    )
    select keys from sets where keys is not null`.execute(db)
  return rows.map((row) => row.keys)
}

/** The row with every encrypted value re-encrypted under the newest key. */
export function resealRow(keys: KeyRing, { applicationId, values }: SealedRow): SealedRow {
  const resealed = Object.entries(values).map(([fieldId, value]) => {
    if (!isSealed(value)) return [fieldId, value]
    const place = placeOf(applicationId, fieldId)
    const text = openText(keys, place, value.sealed)
    const found = value.found_by === undefined ? {} : { found_by: hashText(keys, text) }
    return [fieldId, { ...value, sealed: sealText(keys, place, text), ...found }]
  })
  return { applicationId, values: Object.fromEntries(resealed) }
}
