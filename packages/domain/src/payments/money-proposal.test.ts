import { expect, it } from 'vitest'
import {
  listMoneyProposalActs,
  moneyProposalStateAfter,
  moneyProposalStates,
  refuseMoneyProposalAct,
} from './money-proposal.ts'

const proposedBy = 'priya'
const other = 'meera'

it('[DK-79] nobody approves what they proposed, in whatever state it is', () => {
  for (const state of moneyProposalStates) {
    const own = { act: 'approved', state, proposedBy, staffId: proposedBy } as const
    expect(refuseMoneyProposalAct(own)).toBe('second_person_needed')
  }
  expect(refuseMoneyProposalAct({ act: 'approved', state: 'waiting', proposedBy, staffId: other })).toBe(
    undefined,
  )
})

it('[DK-79] a decision is made once, and only who proposed withdraws', () => {
  const by = (staffId: string) => ({ proposedBy, staffId })
  expect(refuseMoneyProposalAct({ act: 'declined', state: 'approved', ...by(other) })).toBe('act_not_allowed')
  expect(refuseMoneyProposalAct({ act: 'approved', state: 'declined', ...by(other) })).toBe('act_not_allowed')
  expect(refuseMoneyProposalAct({ act: 'withdrawn', state: 'waiting', ...by(other) })).toBe('act_not_allowed')
  expect(refuseMoneyProposalAct({ act: 'withdrawn', state: 'waiting', ...by(proposedBy) })).toBe(undefined)
})

it('[DK-81] an approval that is taken back or returned waits again; what is held is not withdrawn, what is done stays done', () => {
  expect(moneyProposalStateAfter(null)).toBe('waiting')
  expect(moneyProposalStateAfter('taken_back')).toBe('waiting')
  expect(moneyProposalStateAfter('returned')).toBe('waiting')
  expect(refuseMoneyProposalAct({ act: 'taken_back', state: 'done', proposedBy, staffId: other })).toBe(
    'act_not_allowed',
  )
  expect(
    refuseMoneyProposalAct({ act: 'withdrawn', state: 'approved', proposedBy, staffId: proposedBy }),
  ).toBe('act_not_allowed')
  expect(listMoneyProposalActs(['waiting'])).toEqual(['taken_back', 'returned'])
})
