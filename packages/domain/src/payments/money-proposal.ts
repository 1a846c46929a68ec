import { defineStateMachine, type Transitions } from './state-machine.ts'

/** What one member proposes and another approves. */
export const moneyProposalKinds = ['refund', 'discount'] as const
export type MoneyProposalKind = (typeof moneyProposalKinds)[number]

/** `approved`: held for `undoSeconds`, then carried out. */
export const moneyProposalStates = ['waiting', 'approved', 'declined', 'withdrawn', 'done'] as const
export type MoneyProposalState = (typeof moneyProposalStates)[number]

const transitions = {
  waiting: ['approved', 'declined', 'withdrawn'],
  // Taken back within `undoSeconds`, or refused by the rules of the moment at which it was to be carried out.
  approved: ['waiting', 'done'],
  declined: [],
  withdrawn: [],
  done: [],
} as const satisfies Transitions<MoneyProposalState>

export const moneyProposalMachine = defineStateMachine<MoneyProposalState>('money proposal', {
  initial: 'waiting',
  transitions,
})

/** What is recorded of a proposal, and the state that it leads to. */
const leadsTo = {
  approved: 'approved',
  taken_back: 'waiting',
  returned: 'waiting',
  declined: 'declined',
  withdrawn: 'withdrawn',
  done: 'done',
} as const satisfies Record<string, MoneyProposalState>
export type MoneyProposalAct = keyof typeof leadsTo

export function moneyProposalStateAfter(last: MoneyProposalAct | null): MoneyProposalState {
  return last === null ? moneyProposalMachine.initial : leadsTo[last]
}

/** The acts that lead to one of these states; guards of SQL take them from here. */
export function listMoneyProposalActs(states: readonly MoneyProposalState[]): readonly MoneyProposalAct[] {
  return (Object.keys(leadsTo) as MoneyProposalAct[]).filter((act) => states.includes(leadsTo[act]))
}

interface Decision {
  readonly act: MoneyProposalAct
  readonly state: MoneyProposalState
  readonly proposedBy: string
  readonly staffId: string
}

/**
 * Why a member may not record an act. Four eyes: who proposed never approves, in whatever session or for whomever; only
 * they withdraw.
 */
export function refuseMoneyProposalAct({
  act,
  state,
  proposedBy,
  staffId,
}: Decision): 'second_person_needed' | 'act_not_allowed' | undefined {
  if (act === 'approved' && proposedBy === staffId) return 'second_person_needed'
  if (act === 'withdrawn' && proposedBy !== staffId) return 'act_not_allowed'
  return moneyProposalMachine.canTurn(state, leadsTo[act]) ? undefined : 'act_not_allowed'
}
