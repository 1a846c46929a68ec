import { expect, it } from 'vitest'
import { startOlderDatabase } from '../testing/older-database.ts'

const { insert, insertCustomer, migrate, query } = startOlderDatabase('027-later-looks.sql')

it('marks by which payment each paid order was credited: the first of its amount and currency', async () => {
  const customer_id = await insertCustomer()
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const service = { service_slug: 'tc', service_version: 1, track_id: 'TCR-1' }
  const application_id = await insert('applications', { customer_id, ...service })
  const order = (order_id: string, { state = 'paid', amount_rupees = 15_000 } = {}) =>
    insert('payment_orders', {
      ...{ order_id, application_id, customer_id, amount_rupees, state },
      ...{ items: ['service'], is_full_payment: true, quote: '{}', expires_at: '2026-01-01T00:30:00Z' },
    })
  const pay = (order_id: string, minute: number, change: object = {}) =>
    insert('payment_attempts', {
      provider_payment_id: `${order_id}-${minute}`,
      ...{ order_id, status: 'SUCCESS', amount_rupees: '15000.00', currency: 'INR' },
      paid_at: `2026-01-01T00:0${minute}:00Z`,
      ...change,
    })
  await order('several')
  // Recorded in another order than they were paid.
  await pay('several', 5)
  await pay('several', 4)
  await pay('several', 3, { status: 'FAILED' })
  await pay('several', 2, { amount_rupees: '1.00' })
  await pay('several', 1, { currency: 'USD' })
  await order('once')
  await pay('once', 1)
  await order('surplus', { state: 'refund_due' })
  await pay('surplus', 1)
  await order('free', { amount_rupees: 0 })

  await migrate('028-credited-payments.sql')
  expect(
    await query('select provider_payment_id from payment_attempts where is_credited order by order_id'),
  ).toEqual([{ provider_payment_id: 'once-1' }, { provider_payment_id: 'several-4' }])
})
