import {
  listOrderStates,
  type PaymentOrderState,
  paymentOrderMachine,
  type RefundState,
  refundMachine,
  type StateMachine,
} from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createApplication } from '../../../testing/factories/application.ts'
import { createOrder } from '../../../testing/factories/payments.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { tryTurnOrder, turnOrder } from './turn-order.ts'
import { turnRefund } from './turn-refund.ts'

const portal = await startTestApp()
const { db } = portal
afterAll(() => portal.close())

const { customerId } = await signIn(portal.services)
const { applicationId } = await createApplication(portal.services, { customerId })
const orderId = await createOrder(portal.services, { applicationId, customerId })
const refund = await db
  .insertInto('refunds')
  .values({ order_id: orderId, application_id: applicationId, origin: 'surplus', amount_rupees: 1 })
  .returning('id')
  .executeTakeFirstOrThrow()

function statesOf<State extends string>(machine: StateMachine<State>): State[] {
  return Object.keys(machine.transitions) as State[]
}

function pairsOf<State extends string>(machine: StateMachine<State>) {
  const states = statesOf(machine)
  return states.flatMap((from) => states.map((to) => ({ from, to, isLegal: machine.canTurn(from, to) })))
}

async function readState(table: 'payment_orders' | 'refunds'): Promise<string> {
  const { rows } = await sql<{ state: string }>`select state from ${sql.table(table)}`.execute(db)
  return rows.map(({ state }) => state).join()
}

it('an order turns as the table of its states says, and every other change throws and changes nothing', async () => {
  const turned: string[] = []
  for (const { from, to, isLegal } of pairsOf(paymentOrderMachine)) {
    await sql`update payment_orders set state = ${from}, closed_at = null`.execute(db)
    const turn = turnOrder(db, orderId, to)
    if (!isLegal) {
      await expect(turn).rejects.toThrow(`Illegal transition of a payment order: ${from} to ${to}`)
      expect(await readState('payment_orders')).toBe(from)
      continue
    }
    const order = await turn
    expect(order).toMatchObject({ order_id: orderId, state: to })
    expect(order.closed_at === null).toBe(listOrderStates('live').includes(to))
    turned.push(`${from} ${to}`)
  }
  expect(turned).toContain('created paid')
  expect(turned.filter((turn) => turn.startsWith('paid '))).toEqual([])
})

it('a refund turns as the table of its states says, and every other change throws and changes nothing', async () => {
  const turned: string[] = []
  for (const { from, to, isLegal } of pairsOf(refundMachine)) {
    await setRefund(from)
    const sent = to === 'succeeded' ? { sent_by: 'gateway' as const, completed_at: new Date() } : {}
    const turn = turnRefund(db, refund.id, to, sent)
    if (isLegal) turned.push(`${from} ${(await turn).state}`)
    else await expect(turn).rejects.toThrow(`Illegal transition of a refund: ${from} to ${to}`)
    expect(await readState('refunds')).toBe(isLegal ? to : from)
  }
  expect(turned).toContain('failed requested')
})

async function setRefund(state: RefundState): Promise<void> {
  const isSent = state === 'succeeded'
  await sql`
    update refunds set state = ${state}, sent_by = ${isSent ? 'bank' : null},
      completed_at = ${isSent ? new Date() : null}`.execute(db)
}

it('a change that was asked for of one state leaves an order in another one alone', async () => {
  await sql`update payment_orders set state = 'confirming'`.execute(db)
  expect(await tryTurnOrder(db, orderId, 'active', { from: ['created'] })).toBeUndefined()
  expect(await readState('payment_orders')).toBe('confirming')
})

it('no caller widens the table: what it does not allow is not a state to turn from', async () => {
  await sql`update payment_orders set state = 'paid'`.execute(db)
  expect(await tryTurnOrder(db, orderId, 'refund_due', { from: ['paid'] })).toBeUndefined()
  expect(await readState('payment_orders')).toBe('paid')
})

it('the database allows the states of the tables and no other', async () => {
  const { rows } = await sql<{ table: string; check: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check from pg_constraint
    where contype = 'c' and conname in ('payment_orders_state_check', 'refunds_state_check') order by 1
  `.execute(db)
  expect(rows.map(({ check }) => statesIn(check))).toEqual([
    statesOf(paymentOrderMachine).toSorted(),
    statesOf(refundMachine).toSorted(),
  ])
})

it.each<[index: string, states: readonly PaymentOrderState[] | readonly RefundState[]]>([
  ['payment_orders_live', listOrderStates('live')],
  ['payment_orders_undecided', listOrderStates('live', 'closed')],
  ['payment_orders_review', listOrderStates('in_review')],
])('the partial index %s holds the states that are asked for', async (index, states) => {
  const { rows } = await sql<{ predicate: string }>`
    select pg_get_expr(indpred, indrelid) as predicate from pg_index where indexrelid = ${index}::regclass
  `.execute(db)
  expect(statesIn(rows[0]?.predicate ?? '')).toEqual([...states].toSorted())
})

/** The quoted words of an expression. */
function statesIn(expression: string): string[] {
  return [...expression.matchAll(/'(\w+)'/g)].flatMap(([, state]) => state ?? []).toSorted()
}
