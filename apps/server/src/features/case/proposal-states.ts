import { listMoneyProposalActs, type MoneyProposalState } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { literalList } from '../../platform/literal-list.ts'

/** What was recorded last of `money_proposals p`; null before anything was. */
export const lastProposalAct: RawBuilder<unknown> = sql`
  (select c.act from money_proposal_acts c where c.proposal_id = p.id order by c.id desc limit 1)`

/** Condition on `money_proposals p`: its state is one of these. */
export function isProposalIn(states: readonly MoneyProposalState[]): RawBuilder<boolean> {
  const recorded = sql<boolean>`${lastProposalAct} in ${literalList(listMoneyProposalActs(states))}`
  return states.includes('waiting')
    ? sql<boolean>`coalesce(${recorded}, true)`
    : sql<boolean>`coalesce(${recorded}, false)`
}
