import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, insertStaffMember, migrate, query } =
  startOlderDatabase('026-end-of-books.sql')

it('has paid orders of the last days looked at, and keeps which payment staff decided about', async () => {
  const customer_id = await insertCustomer()
  const staff_id = await insertStaffMember()
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const service = { service_slug: 'tc', service_version: 1, track_id: 'TCR-1' }
  const application_id = await insert('applications', { customer_id, ...service })
  const DAY = 86_400_000
  const order = async (order_id: string, state: string, { days = 1, amount_rupees = 15_000 } = {}) => {
    const closed_at = new Date(Date.now() - days * DAY)
    await insert('payment_orders', {
      ...{ order_id, application_id, customer_id, amount_rupees, state, closed_at, expires_at: closed_at },
      ...{ items: ['service'], is_full_payment: true, quote: '{}' },
    })
  }
  await order('paid', 'paid', { days: 6 })
  await order('surplus', 'refund_due')
  await order('long-ago', 'paid', { days: 8 })
  await order('free', 'paid', { amount_rupees: 0 })
  await order('expired', 'expired')
  await order('review', 'review')
  const decide = (order_id: string, payment_id: string | null) =>
    insert('review_acts', {
      ...{ order_id, payment_id, staff_id, resolution: 'nothing', comment: 'Closed.' },
      request_id: randomUUID(),
    })
  await decide('surplus', 'P1')
  await decide('expired', null)

  await migrate('027-later-looks.sql')
  expect(
    await query('select order_id from payment_orders where next_poll_at < now() order by order_id'),
  ).toEqual([{ order_id: 'paid' }, { order_id: 'surplus' }])
  expect(await query('select order_id, payment_ids from review_acts order by id')).toEqual([
    { order_id: 'surplus', payment_ids: ['P1'] },
    { order_id: 'expired', payment_ids: [] },
  ])
})
