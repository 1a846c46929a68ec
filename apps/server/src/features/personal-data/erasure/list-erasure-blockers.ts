import type { ErasureBlocker } from '@sanad/contracts'
import { listOrderStates, standingOf } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literalList } from '../../../platform/literal-list.ts'
import { readDefinitions, type VersionRef, versionsIn } from '../../case/definitions.ts'
import { basisOf, type StandingRow, standingBasis } from '../../case/standing-basis.ts'

/** So many are named: enough to see what is in the way. */
const MOST = 20
const BATCH = 200

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
    order by under_way.id, under_way.kind limit ${MOST}`.execute(db)
  return rows
}

/** In batches: only what was paid can be under way, and the first few say why. */
async function listWorkUnderWay(db: Db, customerId: string): Promise<ErasureBlocker[]> {
  const blockers: ErasureBlocker[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  while (blockers.length < MOST) {
    const { applications, services: refs } = await readPaid(db, customerId, after)
    const definitionOf = await readDefinitions(db, refs)
    for (const row of applications) {
      const { clientStatus } = standingOf(basisOf(row, definitionOf(row)))
      const named = { application_id: row.id, track_id: row.track_id }
      if (clientStatus === 'refund') blockers.push({ kind: 'refund_under_way', ...named })
      if (clientStatus === 'processing' || clientStatus === 'on_hold') {
        blockers.push({ kind: 'application_under_way', ...named })
      }
    }
    const last = applications.at(-1)
    if (applications.length < BATCH || !last) break
    after = last.id
  }
  return blockers.slice(0, MOST)
}

interface PaidRow extends StandingRow {
  readonly id: string
  readonly track_id: string
  readonly service_slug: string
  readonly service_version: number
}

interface Paid {
  readonly applications: readonly PaidRow[]
  readonly services: readonly VersionRef[]
}

async function readPaid(db: Db, customerId: string, after: string): Promise<Paid> {
  const { rows } = await sql<Paid>`
    with page as (
      select a.id, a.track_id, a.service_slug, a.service_version, ${standingBasis}
      from applications a
      where a.customer_id = ${customerId} and a.deleted_at is null and a.id > ${after}
        and exists (select from settled_items s where s.application_id = a.id)
      order by a.id limit ${BATCH}
    )
    select (select coalesce(json_agg(p order by p.id), '[]') from page p) as applications,
      ${versionsIn('page')} as services
  `.execute(db)
  return rows[0] ?? { applications: [], services: [] }
}
