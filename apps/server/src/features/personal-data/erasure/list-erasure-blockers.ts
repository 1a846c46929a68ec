import type { ErasureBlocker } from '@sanad/contracts'
import { listOrderStates, standingOf } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literalList } from '../../../platform/literal-list.ts'
import { getApplicationRecord } from '../../case/application-record.ts'

/** What prevents an erasure: payments and refunds under way first, then applications. */
export async function listErasureBlockers(db: Db, customerId: string): Promise<ErasureBlocker[]> {
  const payments = await listMoneyUnderWay(db, customerId)
  const work = await listWorkUnderWay(db, customerId)
  return [...payments, ...work]
}

async function listMoneyUnderWay(db: Db, customerId: string): Promise<ErasureBlocker[]> {
  const { rows } = await sql<ErasureBlocker>`
    select distinct on (under_way.id) under_way.kind, a.id as application_id, a.track_id
    from (
      select application_id as id, 'payment_under_way' as kind from payment_orders
      where customer_id = ${customerId} and state in ${literalList(listOrderStates('live', 'in_review'))}
      union all
      select r.application_id, 'refund_under_way' from refunds r
      where r.state <> 'succeeded'
        and r.application_id in (select id from applications where customer_id = ${customerId})
    ) under_way join applications a on a.id = under_way.id
    order by under_way.id, under_way.kind`.execute(db)
  return rows
}

async function listWorkUnderWay(db: Db, customerId: string): Promise<ErasureBlocker[]> {
  const applications = await db
    .selectFrom('applications')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const blockers: ErasureBlocker[] = []
  for (const { id } of applications) {
    const record = await getApplicationRecord(db, { applicationId: id, customerId })
    const { clientStatus } = standingOf(record)
    const named = { application_id: id, track_id: record.trackId }
    if (clientStatus === 'refund') blockers.push({ kind: 'refund_under_way', ...named })
    if (clientStatus === 'processing' || clientStatus === 'on_hold') {
      blockers.push({ kind: 'application_under_way', ...named })
    }
  }
  return blockers
}
