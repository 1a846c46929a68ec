import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import {
  addBusinessName,
  createPayment,
  deleteApplication,
  updateApplication,
  updateApplicationBusiness,
  verifyPayment,
} from '@sanad/contracts'
import { expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { type ApplicationWish, preparePurchase } from '../../../testing/factories/prepare-purchase.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { readBooks, readOrders } from '../../../testing/payment-effects.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const { gateway, portal } = await startPayments()

const purchase = (fields: ApplicationWish = {}) => preparePurchase(portal, fields)
const listOrders = (applicationId: string) => readOrders(portal.db, applicationId)

it('[F-11] a stage and everything at once, ordered together, leave one live order', async () => {
  const { token, body, applicationId } = await purchase({ slug: 'tp-registration' })
  const order = (amount: number) =>
    call(portal.app, createPayment, { params: gateway.params, token, body: { ...body, amount } })
  await Promise.all([order(10000), order(35000), order(10000), order(35000)])
  const orders = await listOrders(applicationId)
  expect(orders.filter(({ state }) => state === 'active' || state === 'created')).toHaveLength(1)
  const open = (await gateway.listOrders()).filter(({ order_status }) => order_status === 'ACTIVE')
  // Where none can be closed, the others were handed out to nobody.
  expect(open).toHaveLength(gateway.endsOrders ? 1 : orders.length)
})

it('[F-18] under a live order neither quantity nor business changes, and nothing is deleted', async () => {
  const { token, body, customerId, applicationId } = await purchase()
  const { business_id } = await succeed(portal.app, addBusinessName, {
    token,
    body: { user_id: customerId, name_of_firm: 'Asha Stores' },
  })
  await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  const params = { id: applicationId }
  const refusals = [
    await refuse(portal.app, updateApplication, { token, params, body: { quantity: 2 } }),
    await refuse(portal.app, updateApplicationBusiness, {
      token,
      params,
      body: { business_id },
    }),
    await refuse(portal.app, deleteApplication, { token, params }),
  ]
  for (const error of refusals) expect(error).toMatchObject({ status: 409, code: 'order_live' })
})

it("[F-18] a price that changes under a live order changes nothing: the order's snapshot rules", async () => {
  const { token, body, applicationId } = await purchase()
  const { orderId } = await succeed(portal.app, createPayment, { params: gateway.params, token, body })
  await portal.db
    .updateTable('applications')
    .set({ discount_price: '12711.8644' })
    .where('id', '=', applicationId)
    .execute()
  await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  expect(
    await succeed(portal.app, verifyPayment, { params: gateway.params, token, body: { orderId } }),
  ).toMatchObject({
    status: 'paid',
  })
  expect(await readBooks(portal.db, orderId)).toMatchObject({ gateway: 15000, advance_from_customer: -12712 })
})

it('[F-14] a redirect is not followed, and no secret reaches an answer or a log, however the gateway fails', async () => {
  let log = ''
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  const visits: unknown[] = []
  const elsewhere = createServer((request, response) => {
    visits.push(request.headers)
    response.end('{}')
  })
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  const watched = await startTestApp({
    logTo,
    config: { logLevel: 'debug', payments: gateway.payments },
  })
  const customer = await signIn(watched.services)
  const { applicationId } = await createApplication(watched.services, { customerId: customer.customerId })
  for (const kind of ['rate_limit', 'error', 'html', 'redirect', 'reset']) {
    await gateway.lever('misbehave', { route: 'any', kind, times: 3, location })
    const { status, body } = await call(watched.app, createPayment, {
      params: gateway.params,
      token: customer.token,
      body: {
        ...{ amount: 15000, user_id: customer.customerId },
        ...{ service_type: 'tc-registration', application_id: applicationId },
      },
    })
    expect([status, body]).toMatchObject([
      502,
      { message: 'Something went wrong while initiating the payment.' },
    ])
    expect(JSON.stringify(body)).not.toContain(gateway.secret)
    await watched.runJobs({ dueWithinSeconds: 60 })
    await gateway.lever('reset', {})
  }
  await watched.close()
  elsewhere.close()
  expect(visits).toEqual([])
  expect(log).toContain('Gateway answered')
  expect(log).not.toContain(gateway.secret)
})
