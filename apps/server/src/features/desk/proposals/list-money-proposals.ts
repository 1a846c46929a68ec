import type { SuccessOf } from '@sanad/contracts'
import type { listMoneyProposals as endpoint } from '@sanad/contracts/staff'
import { isPermitted, type LocalText, type StaffRole, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Services } from '../../../platform/services.ts'
import { isProposalIn } from '../../case/proposal-states.ts'
import { findExceededDiscountLimit, findExceededRefundLimit } from '../acts/assert-within-limit.ts'
import { type ProposalRow, proposalColumns, toProposalView } from './proposal-view.ts'
import { readProposalBasis } from './read-proposal-basis.ts'

const LIMIT = 50

type Answer = Pick<SuccessOf<typeof endpoint>, 'data' | 'total'>
type Listed = Answer['data'][number]

interface Approver {
  readonly staffId: string
  readonly roles: readonly StaffRole[]
}

interface Row extends ProposalRow {
  readonly application_id: string
  readonly customer_id: string
  readonly track_id: string
  readonly customer: string
  readonly service: LocalText
  readonly total: number
}

/** What was approved and can still be stopped, then what waits for an approval, the oldest first. */
export async function listMoneyProposals(
  { db, config: { homeStateId } }: Pick<Services, 'db' | 'config'>,
  approver: Approver,
  language: Language,
): Promise<Answer> {
  const { rows } = await sql<Row>`
    select ${proposalColumns}, a.id as application_id, a.customer_id, a.track_id,
      c.name_of_person as customer, v.definition -> 'title' as service,
      count(*) over ()::int as total
    from money_proposals p
    join applications a on a.id = p.application_id and a.deleted_at is null
    join customers c on c.id = a.customer_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where ${isProposalIn(['waiting', 'approved'])}
    order by ${isProposalIn(['approved'])} desc, p.proposed_at, p.id limit ${LIMIT}
  `.execute(db)
  const listed: Listed[] = []
  for (const { application_id: applicationId, customer_id: customerId, ...row } of rows) {
    const { track_id, customer, service, total: _, ...proposal } = row
    const { kind, rupees } = row
    const about = { applicationId, customerId, homeStateId, refundRupees: kind === 'refund' ? rupees : 0 }
    const basis = await readProposalBasis(db, about, language)
    listed.push({
      ...toProposalView(proposal),
      application: { id: applicationId, track_id, customer, service: textIn(service, language) },
      basis,
      refusal: await findRefusal(db, approver, { applicationId, row, basis }),
    })
  }
  return { data: listed, total: rows[0]?.total ?? 0 }
}

async function findRefusal(
  db: Db,
  { staffId, roles }: Approver,
  { applicationId, row, basis }: { applicationId: string; row: ProposalRow; basis: Listed['basis'] },
): Promise<Listed['refusal']> {
  if (row.kind === 'discount' && !isPermitted(roles, 'discount.grant')) return 'not_permitted'
  if (row.proposed_by.id === staffId) return 'second_person_needed'
  const act = { applicationId, staffId, rupees: row.rupees }
  const limit =
    row.kind === 'refund'
      ? await findExceededRefundLimit(db, act)
      : await findExceededDiscountLimit(db, { ...act, priceRupees: basis.price?.unpaid_rupees ?? 0 })
  return limit === undefined ? null : 'limit_exceeded'
}
