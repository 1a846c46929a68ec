import type { HeldRecord } from '@sanad/contracts'
import { holdEndAfterYears, holdEndOfBooks, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Counted at most: the log of one customer can be long. */
const COUNTED = 100_000

interface Row {
  readonly now: Date
  readonly payments: number
  readonly last_booked: Date | null
  readonly applications: number
  readonly consultations: number
  readonly consents: number
  readonly audit: number
}

/**
 * Legal holds on a customer's records and when they end (reasons: docs/data-retention.md); remove-expired-data.ts deletes
 * the records in the night after.
 */
export async function listHeldRecords(db: Db, customerId: string): Promise<HeldRecord[]> {
  const { rows } = await sql<Row>`
    select clock_timestamp() as now,
      (select count(*)::int from payment_orders where customer_id = ${customerId}) as payments,
      (select max(booked_at) from bookings where customer_id = ${customerId}) as last_booked,
      (select count(*)::int from applications where customer_id = ${customerId}) as applications,
      (select count(*)::int from consultations where customer_id = ${customerId}) as consultations,
      (select count(*)::int from consents where customer_id = ${customerId}) as consents,
      (select count(*)::int from (
        select from audit_entries where customer_id = ${customerId} limit ${COUNTED}) entries) as audit`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('The aggregate query returned no row')
  const now = row.now.toISOString()
  const books = holdEndOfBooks(row.last_booked?.toISOString() ?? now)
  const held: HeldRecord[] = [
    { kind: 'payments', count: row.payments, until: books },
    { kind: 'applications', count: row.applications, until: books },
    { kind: 'consultations', count: row.consultations, until: books },
    { kind: 'consents', count: row.consents, until: holdEndAfterYears(now, 3) },
    { kind: 'audit', count: row.audit, until: holdEndAfterYears(now, 1) },
  ]
  // Records whose hold has ended are deleted in the night after the erasure.
  return held.filter(({ count, until }) => count > 0 && until >= indianDayOf(now))
}
