import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, insertStaffMember, migrate, query } =
  startOlderDatabase('011-staff-authors.sql')

it('carries over what the desk recorded before refunds went through the gateway', async () => {
  const customer_id = await insertCustomer()
  const staff_id = await insertStaffMember()
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const service = { service_slug: 'tc', service_version: 1, track_id: 'TCR-1' }
  const application_id = await insert('applications', { customer_id, ...service })
  // 18 % of ₹10,000 and of ₹15,000, each in two halves.
  const taxes = [
    { kind: 'CGST', percent: 9, amount: 763 },
    { kind: 'SGST', percent: 9, amount: 762 },
  ]
  const quote = JSON.stringify({ subtotal: 0, taxes })
  const order = async (order_id: string, amount_rupees: number, state: string, created_at: string) => {
    const of = { application_id, customer_id, items: [order_id], is_full_payment: false, quote }
    await insert('payment_orders', {
      order_id,
      amount_rupees,
      state,
      created_at,
      expires_at: created_at,
      ...of,
    })
    if (state === 'paid') await insert('settled_items', { application_id, item: order_id, order_id })
  }
  await order('old', 10_000, 'paid', '2026-01-01T00:00:00Z')
  await order('new', 15_000, 'paid', '2026-02-01T00:00:00Z')
  await order('surplus', 15_000, 'refund_due', '2026-03-01T00:00:00Z')
  await insert('webhook_deliveries', {
    idempotency_key: '1',
    type: 'X',
    payload: '{"a": 1}',
    outcome: 'parked',
  })
  const ask = async (amount_rupees: number, isDone: boolean) => {
    const act = { refund_id: randomUUID(), application_id, staff_id }
    await insert('refund_acts', { ...act, kind: 'requested', amount_rupees, request_id: randomUUID() })
    if (isDone) await insert('refund_acts', { ...act, kind: 'completed', request_id: randomUUID() })
    return act.refund_id
  }
  const done = await ask(12_000, true)
  const open = await ask(8_000, false)

  await migrate()
  const rows = await query(
    `select order_id, origin, staff_refund_id, amount_rupees::int, state, failure, sent_by from refunds
     order by staff_refund_id nulls first, order_id`,
  )
  const failure = 'It was asked for before refunds went through the gateway.'
  const refund = { origin: 'staff', state: 'failed', failure, sent_by: null }
  expect(rows).toHaveLength(4)
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        ...refund,
        order_id: 'surplus',
        origin: 'surplus',
        staff_refund_id: null,
        amount_rupees: 15_000,
        failure: 'It was due before refunds went through the gateway.',
      },
      {
        ...refund,
        order_id: 'new',
        staff_refund_id: done,
        amount_rupees: 12_000,
        state: 'succeeded',
        failure: null,
        sent_by: 'bank',
      },
      { ...refund, order_id: 'new', staff_refund_id: open, amount_rupees: 3_000 },
      { ...refund, order_id: 'old', staff_refund_id: open, amount_rupees: 5_000 },
    ]),
  )

  const books = await query(
    `select account, sum(amount_rupees)::int as rupees from ledger_entries group by account order by account`,
  )
  expect(books).toEqual([
    { account: 'advance_from_customer', rupees: 20_000 - 763 - 762 - 382 - 381 },
    { account: 'bank', rupees: -12_000 },
    { account: 'cgst', rupees: 763 + 382 },
    { account: 'refund_payable', rupees: -8_000 },
    { account: 'sgst', rupees: 762 + 381 },
  ])
})
