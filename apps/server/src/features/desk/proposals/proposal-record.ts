import {
  type MoneyProposalAct,
  type MoneyProposalKind,
  type MoneyProposalState,
  moneyProposalStateAfter,
  refuseMoneyProposalAct,
} from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { isProposalIn } from '../../case/proposal-states.ts'
import { secondsSince } from '../../case/undo-window.ts'

/** A proposal and what was recorded of it last. */
export interface MoneyProposalRecord {
  readonly id: string
  readonly kind: MoneyProposalKind
  readonly applicationId: string
  readonly rupees: number
  readonly endsApplication: boolean
  readonly reason: string
  readonly customerReason: string
  readonly proposedBy: string
  readonly state: MoneyProposalState
  /** The last act; null before there was one. */
  readonly last: { readonly id: string; readonly staffId: string; readonly seconds: number } | null
}

interface Row extends Omit<MoneyProposalRecord, 'state' | 'last'> {
  readonly last: (NonNullable<MoneyProposalRecord['last']> & { act: MoneyProposalAct }) | null
}

/** Which application it is about; that is locked before anything of it is read. */
export async function getProposalPlace(db: Db, id: string, kind: MoneyProposalKind): Promise<string> {
  const place = await db
    .selectFrom('money_proposals')
    .select('application_id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return orThrow(place, 'not_found').application_id
}

/** Under the application's lock, which serialises whoever decides. */
export async function getProposalRecord(tx: Db, id: string): Promise<MoneyProposalRecord> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.application_id as "applicationId", p.rupees, p.ends_application as "endsApplication",
      p.reason, p.customer_reason as "customerReason", p.staff_id as "proposedBy",
      (select json_build_object('id', c.id::text, 'act', c.act, 'staffId', c.staff_id, 'seconds',
                ${secondsSince('c.recorded_at')})
         from money_proposal_acts c where c.proposal_id = p.id order by c.id desc limit 1) as last
    from money_proposals p where p.id = ${id}::uuid
  `.execute(tx)
  const row = orThrow(rows[0], 'not_found')
  return { ...row, state: moneyProposalStateAfter(row.last?.act ?? null) }
}

/** Guard of every act on a proposal. */
export function assertProposalAct(
  { state, proposedBy }: MoneyProposalRecord,
  { act, staffId }: { act: MoneyProposalAct; staffId: string },
): void {
  const refusal = refuseMoneyProposalAct({ act, state, proposedBy, staffId })
  if (refusal) throw new AppError(refusal)
}

/** A proposal of the same member with the same content that waits: sent from a second tab, it has another request id. */
export async function findWaitingProposal(
  db: Db,
  proposal: Readonly<Record<string, string | number | boolean | null>>,
): Promise<string | undefined> {
  const same = Object.entries(proposal).map(
    ([column, value]) => sql<boolean>`p.${sql.ref(column)} is not distinct from ${value}`,
  )
  const { rows } = await sql<{ id: string }>`
    select p.id from money_proposals p
    where ${sql.join(same, sql` and `)} and ${isProposalIn(['waiting'])} limit 1`.execute(db)
  return rows[0]?.id
}

/** Rupees of an application about which a proposal was made that is neither carried out nor given up. */
export async function readProposedRupees(
  db: Db,
  applicationId: string,
  kind: MoneyProposalKind,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.rupees), 0)::int as sum from money_proposals p
    where p.application_id = ${applicationId}::uuid and p.kind = ${kind}
      and ${isProposalIn(['waiting', 'approved'])}
  `.execute(db)
  return rows[0]?.sum ?? 0
}
