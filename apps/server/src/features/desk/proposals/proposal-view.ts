import type { MoneyProposal } from '@sanad/contracts/staff'
import { type MoneyProposalAct, moneyProposalStateAfter } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { toInstant } from '../../../platform/postgres-time.ts'

interface Member {
  readonly id: string
  readonly name: string
}

export interface ProposalRow
  extends Pick<
    MoneyProposal,
    | 'id'
    | 'kind'
    | 'rupees'
    | 'ends_application'
    | 'reason'
    | 'customer_reason'
    | 'customer_reason_hi'
    | 'proposed_by'
  > {
  readonly proposed_at: Date
  readonly last: {
    readonly act: MoneyProposalAct
    readonly by: Member
    readonly comment: string
    readonly takes_effect_at: string | null
  } | null
}

/** Columns of a proposal `p` for staff. */
export const proposalColumns: RawBuilder<unknown> = sql`
  p.id, p.kind, p.rupees, p.ends_application, p.reason, p.customer_reason, p.customer_reason_hi, p.proposed_at,
  (select json_build_object('id', m.id, 'name', m.name) from staff_members m where m.id = p.staff_id) as proposed_by,
  (select json_build_object('act', c.act, 'by', json_build_object('id', m.id, 'name', m.name), 'comment', c.comment,
            'takes_effect_at', c.takes_effect_at)
     from money_proposal_acts c join staff_members m on m.id = c.staff_id
    where c.proposal_id = p.id order by c.id desc limit 1) as last`

/** Proposals about an application, newest first. */
export async function listProposalsOf(db: Db, applicationId: string): Promise<MoneyProposal[]> {
  const { rows } = await sql<ProposalRow>`
    select ${proposalColumns} from money_proposals p
    where p.application_id = ${applicationId}::uuid order by p.proposed_at desc, p.id
  `.execute(db)
  return rows.map(toProposalView)
}

export function toProposalView({ last, proposed_at, ...row }: ProposalRow): MoneyProposal {
  const isReturned = last?.act === 'returned'
  return {
    ...row,
    state: moneyProposalStateAfter(last?.act ?? null),
    proposed_at: proposed_at.toISOString(),
    decided_by: last?.by ?? null,
    comment: isReturned ? '' : (last?.comment ?? ''),
    takes_effect_at: last?.takes_effect_at ? toInstant(last.takes_effect_at) : null,
    problem: isReturned ? last.comment : null,
  }
}
