import { createPayment, getServiceDetails, verifyPayment } from '@sanad/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { refuse, succeed } from '../../../testing/call.ts'
import { type ApplicationFields, createApplication } from '../../../testing/factories/application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { sweepPayments } from '../sweep-payments.ts'
import { settleFreeItems } from './settle-free-items.ts'

const { gateway, portal } = await startPayments()

async function begin(fields: Omit<ApplicationFields, 'customerId'>) {
  const { customerId, token } = await signIn(portal.services)
  const application = await createApplication(portal.services, { customerId, ...fields })
  const body = { user_id: customerId, service_type: application.service.slug }
  return {
    ...application,
    customerId,
    token,
    body: { ...body, application_id: application.applicationId },
    read: async () => {
      const params = { userServiceId: application.applicationId }
      return (await succeed(portal.app, getServiceDetails, { token, params })).data
    },
    orders: () =>
      portal.db
        .selectFrom('payment_orders')
        .select(['state', 'amount_rupees', 'items'])
        .where('application_id', '=', application.applicationId)
        .execute(),
  }
}

async function sweep() {
  await enqueueJob(portal.db, sweepPayments, {})
  await portal.runJobs()
}

it('what a discount covers wholly is settled by an order over 0, without the gateway', async () => {
  const application = await begin({ quantity: 2, discount: '25423.7288' })
  const { token, body } = application
  await refuse(portal.app, createPayment, { params: gateway.params, token, body: { ...body, amount: 30000 } })
  const session = await succeed(portal.app, createPayment, {
    params: gateway.params,
    token,
    body: { ...body, amount: 0 },
  })
  expect(session).toMatchObject({ paymentSessionId: '', settled: true })
  expect(await application.read()).toMatchObject({
    serviceDetails: { payment_status: 1, client_status: 'processing', discount_price: 0 },
  })
  const { orderId } = session
  expect(
    await succeed(portal.app, verifyPayment, { params: gateway.params, token, body: { orderId } }),
  ).toMatchObject({
    status: 'paid',
  })
  expect(await gateway.read('orders')).toEqual({ orders: [] })
  expect(await application.orders()).toMatchObject([{ state: 'paid', amount_rupees: 0 }])
})

it('stages that a discount covers do not wait for a payment of nothing', async () => {
  // It covers the first stage of ₹10,000 and leaves a rest for the second one.
  const application = await begin({ slug: 'tp-registration', discount: '10000' })
  await sweep()
  await sweep()
  expect(await application.orders()).toMatchObject([
    { state: 'paid', amount_rupees: 0, items: [application.service.timeline[0]?.id] },
  ])
  const { serviceDetails, stage_quotes } = await application.read()
  expect(serviceDetails.payment_status).toBe(1)
  expect(stage_quotes[0]?.quote.discount).toBeGreaterThan(0)
})

it('a choice or a quantity is left to the customer for an hour', async () => {
  const application = await begin({ discount: '12711.8644' })
  await sweep()
  expect(await application.orders()).toEqual([])
  const { applicationId } = application
  await sql`
    update applications set created_at = created_at - interval '61 minutes' where id = ${applicationId}
  `.execute(portal.db)
  await sweep()
  expect(await application.orders()).toMatchObject([{ state: 'paid', amount_rupees: 0 }])
})

it('nothing is settled by a discount while an order of the application is in review', async () => {
  const application = await begin({ slug: 'tp-registration', discount: '10000' })
  const { customerId, applicationId } = application
  await sql`
    insert into payment_orders (order_id, application_id, customer_id, items, is_full_payment, amount_rupees, quote,
                                state, expires_at)
    values (${`${applicationId}-r`}, ${applicationId}, ${customerId}, '{x}', false, 1, '{}', 'review', now())
  `.execute(portal.db)
  await sweep()
  expect(await application.orders()).toMatchObject([{ state: 'review' }])
})

it('one that cannot be settled just now is named, and keeps no other one waiting', async () => {
  const applications: Awaited<ReturnType<typeof begin>>[] = []
  for (let count = 0; count < 5; count++) {
    applications.push(await begin({ slug: 'tp-registration', discount: '10000' }))
  }
  const [held, ...others] = applications
  if (!held) throw new Error('There is none')
  await portal.db.transaction().execute(async (tx) => {
    await sql`select from applications where id = ${held.applicationId} for update`.execute(tx)
    await expect(settleFreeItems(portal.services)).rejects.toThrow(
      `Application ${held.applicationId} could not be settled`,
    )
    for (const other of others) expect(await other.orders()).toMatchObject([{ state: 'paid' }])
    expect(await held.orders()).toEqual([])
  })
  await sweep()
  expect(await held.orders()).toMatchObject([{ state: 'paid' }])
})

it('a sweep takes up so many at most, and those that stay do not keep the others from their turn', async () => {
  await sql`update applications set deleted_at = now()`.execute(portal.db)
  const covered: Awaited<ReturnType<typeof begin>>[] = []
  for (let count = 0; count < 3; count++) {
    covered.push(await begin({ slug: 'tp-registration', discount: '10000' }))
  }
  const settled = async () => (await Promise.all(covered.map((one) => one.orders()))).flat().length
  await settleFreeItems(portal.services, { limit: 2 })
  expect(await settled()).toBeLessThanOrEqual(2)
  // Those three keep a rest of their discount, and these wait for their customers' choice.
  for (let count = 0; count < 3; count++) await begin({ discount: '12711.8644' })
  for (let sweeps = 0; sweeps < 300 && (await settled()) < 3; sweeps++) {
    await settleFreeItems(portal.services, { limit: 1 })
  }
  expect(await settled()).toBe(3)
})
