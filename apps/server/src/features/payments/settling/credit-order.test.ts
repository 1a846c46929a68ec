import { createPayment, listNotifications } from '@sanad/contracts'
import { undoSeconds } from '@sanad/domain'
import { expect, it } from 'vitest'
import { openSettlementPlace } from '../../../platform/settlement-place.ts'
import { succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createDeliverable } from '../../../testing/factories/deliverable.ts'
import { giveEverything } from '../../../testing/factories/paid-application.ts'
import { settle } from '../../../testing/factories/payments.ts'
import { type OrderWish, placeOrder } from '../../../testing/factories/place-order.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { readOrderState } from '../../../testing/payment-effects.ts'
import { recordStatements } from '../../../testing/record-statements.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { refreshStale } from '../../work/projection/refresh-stale.ts'
import { findOrder } from '../records/order-queries.ts'
import { settleOrder } from './settle-order.ts'

const { gateway, portal } = await startPayments()

/** The statements of the transaction that credits an order. */
async function credit(wish: OrderWish = {}): Promise<string[]> {
  const order = await placeOrder(portal, gateway, wish)
  await order.pay('success')
  const found = await findOrder(portal.db, order.orderId)
  if (!found) throw new Error('There is no order')
  const { db, statements } = recordStatements(portal.db)
  const settlements = openSettlementPlace({ db, atOnce: 1 })
  expect(await settleOrder({ ...portal.services, settlements }, found)).toBe('paid')
  expect(await readOrderState(portal.db, order.orderId)).toBe('paid')
  return statements
}

const isLock = (text: string) => text.includes('take_money_document_series')

const reads = (statements: readonly string[], table: string) =>
  statements.filter((text) => new RegExp(`\\b(from|join) "?${table}\\b`).test(text))

it('a credit reads the application once, under its lock', async () => {
  const statements = await credit()
  // The desk's projection reads the facts as the credit leaves them.
  const own = statements.filter((text) => !text.startsWith('with page as'))
  const [lock, read, ...more] = reads(own, 'applications')
  expect(lock).toMatch(/exists\(select from applications .* for no key update\) for update$/)
  expect(read).not.toMatch(/for (no key )?update$/)
  expect(more).toEqual([])
})

it('once a series of numbers is locked, a credit only numbers and writes documents', async () => {
  const statements = await credit()
  const lock = statements.findIndex(isLock)
  expect(lock).toBeGreaterThan(0)
  const written = statements.slice(lock + 1)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/^insert into "money_documents"/)
})

it('another look at a paid order of which nothing new is told asks once and takes no lock', async () => {
  const order = await placeOrder(portal, gateway)
  await order.pay('success')
  await order.verify()
  const found = await findOrder(portal.db, order.orderId)
  if (!found) throw new Error('There is no order')
  const { db, statements } = recordStatements(portal.db)
  const settlements = openSettlementPlace({ db, atOnce: 1 })
  expect(await settleOrder({ ...portal.services, db, settlements }, found, { looksAgain: true })).toBe('paid')
  expect(statements).toEqual([expect.stringMatching(/^\s*select o.state(?!.*for update)/s)])
})

it('a credit leaves the desk to the refresher, which projects the credits of a wave together', async () => {
  const { db, app } = portal
  const readStates = (ids: string[]) =>
    db.selectFrom('application_states').select('next_step').where('application_id', 'in', ids).execute()
  const orders = await Promise.all([placeOrder(portal, gateway), placeOrder(portal, gateway)])
  while ((await refreshStale({ db: portal.services.db, log: app.log })) > 0);
  const ids = orders.map(({ applicationId }) => applicationId)
  const toPay = await readStates(ids)
  for (const order of orders) {
    await order.pay('success')
    await order.verify()
  }
  expect(await readStates(ids)).toEqual(toPay)
  const recorded = recordStatements(portal.services.db)
  expect(await refreshStale({ db: recorded.db, log: app.log })).toBe(orders.length)
  expect(reads(recorded.statements, 'applications')).toHaveLength(1)
  expect(await readStates(ids)).not.toEqual(toPay)
  expect(await refreshStale({ db: portal.services.db, log: app.log })).toBe(0)
})

it('a payment that completes the application tells of the certificate that waited for it', async () => {
  const { staffToken } = await signInStaff(portal.services)
  const { token, customerId } = await signIn(portal.services)
  const created = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  const { applicationId, service } = created
  const stages = ['initial-payment', 'information', 'final-payment']
  const timeline = service.timeline.filter(({ id }) => stages.includes(id))
  await portal.db
    .insertInto('service_versions')
    .values({ slug: service.slug, version: 1000, definition: JSON.stringify({ ...service, timeline }) })
    .execute()
  const later = portal.db.updateTable('applications').set({ service_version: 1000 })
  await later.where('id', '=', applicationId).execute()
  await settle(portal.services, { applicationId, customerId, items: ['initial-payment'] })
  await giveEverything(portal.services, created)
  await createDeliverable(portal.app, { staffToken, applicationId, visible: 'when_completed' })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const told = async () => {
    const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
    return data.filter(({ kind }) => kind === 'deliverable_ready')
  }
  expect(await told()).toEqual([])

  const body = {
    user_id: customerId,
    service_type: service.slug,
    application_id: applicationId,
    amount: 10000,
  }
  const session = await succeed(portal.app, createPayment, { token, params: gateway.params, body })
  await gateway.lever('pay', { payment_session_id: session.paymentSessionId, outcome: 'success' })
  const order = await findOrder(portal.db, session.orderId)
  if (!order) throw new Error('There is no order')
  expect(await settleOrder(portal.services, order)).toBe('paid')
  expect(await told()).toHaveLength(1)
})
