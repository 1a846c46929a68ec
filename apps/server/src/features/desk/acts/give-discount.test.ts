import { randomUUID } from 'node:crypto'
import { getServiceDetails, updateApplication } from '@sanad/contracts'
import { getDeskApplication, giveDiscount } from '@sanad/contracts/staff'
import { expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createOrder } from '../../../testing/factories/payments.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const { portal } = await startPayments()
const { staffToken: token } = await signInStaff(portal.services)

async function begin(slug = 'tc-registration') {
  const customer = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, {
    customerId: customer.customerId,
    slug,
  })
  const params = { id: applicationId }
  const read = async () =>
    (
      await succeed(portal.app, getServiceDetails, {
        token: customer.token,
        params: { userServiceId: applicationId },
      })
    ).data
  return { ...customer, applicationId, params, read }
}
const discountOf = (net_rupees: number) => ({
  net_rupees,
  reason: 'A returning customer',
  request_id: randomUUID(),
})

it('a discount that staff give is in the price, once per request, and is recorded with who gave it', async () => {
  const { params, read } = await begin()
  const body = discountOf(712)
  for (const _ of [1, 2]) await succeed(portal.app, giveDiscount, { token, params, body })
  const { quote, serviceDetails } = await read()
  expect(serviceDetails.discount_price).toBe(712)
  expect(quote).toMatchObject({ base: 12712, discount: 712, subtotal: 12000, tax: 2160, total: 14160 })
  const { data } = await succeed(portal.app, getDeskApplication, { token, params })
  expect(data.acts).toMatchObject([{ act: 'give_discount', subject: '712', comment: 'A returning customer' }])
  const audit = portal.db.selectFrom('audit_entries').select(['description', 'metadata'])
  expect(await audit.where('entity_id', '=', params.id).execute()).toMatchObject([
    { description: 'give_discount', metadata: { net_rupees: 712, reason: 'A returning customer' } },
  ])
})

it('in a flow of stages the first stages have it, and all at once has the whole', async () => {
  const { params, read } = await begin('tp-registration')
  await succeed(portal.app, giveDiscount, { token, params, body: discountOf(10_000) })
  const { quote, stage_quotes } = await read()
  expect(quote?.discount).toBe(10_000)
  expect(stage_quotes.map(({ quote: stage }) => stage.discount)).toEqual([8475, 1526, 0])
})

it('more than what is unpaid is refused, and so is a discount on an order that is open', async () => {
  const { params, applicationId, customerId } = await begin()
  const much = await refuse(portal.app, giveDiscount, { token, params, body: discountOf(12_713) })
  expect(much).toMatchObject({ code: 'discount_too_large', most_rupees: 12_712 })
  await createOrder(portal.services, { applicationId, customerId })
  const live = await refuse(portal.app, giveDiscount, { token, params, body: discountOf(1) })
  expect(live).toMatchObject({ status: 409, code: 'order_live' })
})

it('a price that hangs on a choice is waited for', async () => {
  const { params } = await begin('nsdc-affiliation')
  const early = await refuse(portal.app, giveDiscount, { token, params, body: discountOf(1) })
  expect(early).toMatchObject({ status: 409, code: 'act_not_allowed' })
})

it('what was discounted cannot become cheaper, and more of it or another state can be chosen', async () => {
  const { params, token: own, read } = await begin()
  const change = (body: { quantity?: number; stateId?: number }) =>
    call(portal.app, updateApplication, { token: own, params, body })
  expect(await change({ quantity: 5 })).toMatchObject({ status: 200 })
  await succeed(portal.app, giveDiscount, { token, params, body: discountOf(20_000) })
  expect(await change({ quantity: 1 })).toMatchObject({ status: 409, body: { code: 'choice_discounted' } })
  expect(await change({ quantity: 6, stateId: 29 })).toMatchObject({ status: 200 })
  expect((await read()).quote).toMatchObject({ base: 76_271, discount: 20_000 })
})

it('customers give themselves none', async () => {
  const { params, token: own } = await begin()
  const refusal = await refuse(portal.app, giveDiscount, { token: own, params, body: discountOf(1) })
  expect(refusal.status).toBe(401)
})

it('a discount above one’s own limit is refused with the most that it allows, in several parts as well', async () => {
  const { params } = await begin()
  const { staffId, staffToken } = await signInStaff(portal.services)
  await portal.db
    .updateTable('staff_members')
    .set({ limits: JSON.stringify({ discount_percent: 10 }) })
    .where('id', '=', staffId)
    .execute()
  const give = (rupees: number) => ({ token: staffToken, params, body: discountOf(rupees) })
  expect(await refuse(portal.app, giveDiscount, give(1272))).toMatchObject({
    status: 409,
    code: 'limit_exceeded',
    most_rupees: 1271,
  })
  await succeed(portal.app, giveDiscount, give(1000))
  expect(await refuse(portal.app, giveDiscount, give(272))).toMatchObject({ code: 'limit_exceeded' })
  await succeed(portal.app, giveDiscount, give(271))
})
