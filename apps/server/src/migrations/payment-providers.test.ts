import { expect, it } from 'vitest'
import { recordAttempts } from '../features/payments/records/record-attempts.ts'
import { openDatabase } from '../platform/db.ts'
import { startOlderDatabase } from '../testing/older-database.ts'

const { url, insert, insertCustomer, migrate, query } = startOlderDatabase('030-languages.sql')

const former = ['SUCCESS', 'PENDING', 'FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID', 'NOT_ATTEMPTED']

it('what was recorded before there was a second provider is of Cashfree, in neutral words', async () => {
  const customer_id = await insertCustomer()
  await insert('service_versions', { slug: 'tc', version: 1, definition: '{}' })
  const application_id = await insert('applications', {
    ...{ customer_id, service_slug: 'tc', service_version: 1, track_id: 'TCR-1' },
  })
  const order_id = 'TCR-1-order'
  await insert('payment_orders', {
    ...{ order_id, application_id, customer_id, items: ['service'], is_full_payment: true },
    ...{ amount_rupees: 15_000, quote: '{}', state: 'paid', payment_session_id: 'session' },
    expires_at: new Date(),
  })
  for (const [index, status] of former.entries()) {
    await query(
      `insert into payment_attempts (provider_payment_id, order_id, status, amount_rupees, currency, is_credited)
       values ('${index}', '${order_id}', '${status}', 15000, 'INR', ${status === 'SUCCESS'})`,
    )
  }
  await query(
    `insert into webhook_deliveries (idempotency_key, type, order_id, payload, outcome)
     values ('key', 'PAYMENT_SUCCESS_WEBHOOK', '${order_id}', '{}', 'settling')`,
  )

  await migrate()

  expect(await query('select provider from payment_orders')).toEqual([{ provider: 'cashfree' }])
  expect(await query('select provider from webhook_deliveries')).toEqual([{ provider: 'cashfree' }])
  const attempts = 'select provider, status, is_credited from payment_attempts order by provider_payment_id'
  expect(await query(attempts)).toEqual(
    ['succeeded', 'pending', 'failed', 'cancelled', 'cancelled', 'voided', 'not_attempted'].map(
      (status, index) => ({ provider: 'cashfree', status, is_credited: index === 0 }),
    ),
  )

  // The same payment, told once more.
  const told = { amountRupees: '15000.00', currency: 'INR', method: 'upi', message: '', bankReference: null }
  const attempt = { ...told, paymentId: '0', status: 'succeeded', paidAt: null } as const
  const db = openDatabase({ url })
  expect(await recordAttempts(db, { order_id, provider: 'cashfree' }, [attempt])).toBe(false)
  expect(await query('select count(*)::int as count from payment_attempts')).toEqual([
    { count: former.length },
  ])
  await db.destroy()
  // One of another provider may bear the same id.
  await insert('payment_attempts', {
    ...{ provider: 'razorpay', provider_payment_id: '0', order_id, status: 'failed' },
    ...{ amount_rupees: 15_000, currency: 'INR' },
  })
})
