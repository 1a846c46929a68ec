import { describe, expect, it } from 'vitest'
import { isLiveOrder, listOrderStates, paymentOrderMachine, phaseOfOrder } from './order-states.ts'
import { listPolledRefundStates, refundMachine } from './refund-states.ts'
import { defineStateMachine, type StateMachine } from './state-machine.ts'

/** Erases the type of the states, so that one table of tests covers every machine. */
function walk<State extends string>(machine: StateMachine<State>) {
  const states = Object.keys(machine.transitions) as State[]
  const reached = new Set<State>([machine.initial])
  // Breadth-first search: iterating a Set also visits what is added meanwhile.
  for (const from of reached) for (const to of states) if (machine.canTurn(from, to)) reached.add(to)
  return {
    unreachable: states.filter((state) => !reached.has(state)),
    final: states.filter((state) => machine.isFinal(state)),
    turns: states.flatMap((from) =>
      states.filter((to) => machine.canTurn(from, to)).map((to) => `${from} ${to}`),
    ),
    predecessors: states.flatMap((to) => machine.statesThatMayBecome(to).map((from) => `${from} ${to}`)),
    table: states.flatMap((from) => machine.transitions[from].map((to) => `${from} ${to}`)),
    legalByAssertion: states.flatMap((from) =>
      states.filter((to) => isAsserted(machine, from, to)).map((to) => `${from} ${to}`),
    ),
  }
}

function isAsserted<State extends string>(machine: StateMachine<State>, from: State, to: State): boolean {
  try {
    machine.assertTurn(from, to)
    return true
  } catch {
    return false
  }
}

describe.each([
  ['payment order', walk(paymentOrderMachine), ['paid', 'refund_due']],
  ['refund', walk(refundMachine), ['succeeded']],
])('the states of a %s', (_, machine, final) => {
  it('are all reachable from the first one', () => {
    expect(machine.unreachable).toEqual([])
  })

  it('have no way out of a final one, and a way out of every other', () => {
    expect(machine.final).toEqual(final)
    expect(machine.turns.filter((turn) => final.some((state) => turn.startsWith(`${state} `)))).toEqual([])
  })

  it('have the same successors, predecessors and assertions as the table', () => {
    const table = machine.table.toSorted()
    expect(table.length).toBeGreaterThan(0)
    expect(new Set(table).size).toBe(table.length)
    expect(machine.turns.toSorted()).toEqual(table)
    expect(machine.predecessors.toSorted()).toEqual(table)
    expect(machine.legalByAssertion.toSorted()).toEqual(table)
  })
})

it('a machine with a state that nothing leads to is found', () => {
  const machine = defineStateMachine<'here' | 'there' | 'lost'>('walk', {
    initial: 'here',
    transitions: { here: ['there'], there: [], lost: ['there'] },
  })
  expect(walk(machine).unreachable).toEqual(['lost'])
})

it('an illegal transition is refused by name, a repeated one too', () => {
  expect(() => paymentOrderMachine.assertTurn('paid', 'refund_due')).toThrow(
    'Illegal transition of a payment order: paid to refund_due',
  )
  expect(() => refundMachine.assertTurn('succeeded', 'succeeded')).toThrow(RangeError)
})

it('an order is credited from every state but the decided ones and review', () => {
  expect(paymentOrderMachine.statesThatMayBecome('paid')).toEqual(listOrderStates('live', 'closed'))
  expect(paymentOrderMachine.statesThatMayBecome('refund_due')).toEqual([
    ...listOrderStates('live', 'closed'),
    'review',
  ])
})

it('an order that is decided is final, and no other is', () => {
  for (const state of listOrderStates('live', 'closed', 'in_review', 'decided')) {
    expect(paymentOrderMachine.isFinal(state)).toBe(phaseOfOrder(state) === 'decided')
    expect(isLiveOrder(state)).toBe(['created', 'active', 'confirming'].includes(state))
  }
})

it('the poller follows a refund while the gateway has the next word', () => {
  expect(listPolledRefundStates()).toEqual(['requested', 'pending', 'on_hold'])
})
