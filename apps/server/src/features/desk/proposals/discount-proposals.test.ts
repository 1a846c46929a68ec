import { randomUUID } from 'node:crypto'
import { getServiceDetails } from '@sanad/contracts'
import {
  approveDiscount,
  approveRefund,
  declineDiscount,
  getDeskApplication,
  giveDiscount,
  listMoneyProposals,
  listWork,
  proposeDiscount,
  takeBackDiscountApproval,
  withdrawDiscountProposal,
} from '@sanad/contracts/staff'
import { expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { createOrder } from '../../../testing/factories/payments.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const PRICE = 12_712

const { portal } = await startPayments()
const clerk = await signInStaff(portal.services, { name: 'Priya Nair', roles: ['clerk'] })
const manager = await signInStaff(portal.services, { name: 'Meera Joshi', roles: ['manager'] })

const wish = (net_rupees: number) => ({
  net_rupees,
  reason: 'A returning customer',
  request_id: randomUUID(),
})

async function limitedManager(discount_percent: number) {
  const member = await signInStaff(portal.services, { roles: ['manager'] })
  const limits = JSON.stringify({ discount_percent })
  await portal.db.updateTable('staff_members').set({ limits }).where('id', '=', member.staffId).execute()
  return member
}

async function begin(slug = 'tc-registration') {
  const customer = await signIn(portal.services)
  const { customerId } = customer
  const { applicationId } = await createApplication(portal.services, { customerId, slug })
  const params = { id: applicationId }
  const proposing = (net_rupees: number, token = clerk.staffToken) => ({
    token,
    params,
    body: wish(net_rupees),
  })
  const asStaff = async (token = manager.staffToken) =>
    (await succeed(portal.app, getDeskApplication, { token, params })).data
  return {
    ...customer,
    applicationId,
    params,
    proposing,
    propose: async (net_rupees: number, token?: string) =>
      (await succeed(portal.app, proposeDiscount, proposing(net_rupees, token))).data.id,
    asStaff,
    proposal: async () => (await asStaff()).proposals[0],
    details: async () => {
      const { data } = await succeed(portal.app, getServiceDetails, {
        token: customer.token,
        params: { userServiceId: applicationId },
      })
      return data
    },
  }
}

const deciding = (id: string, { staffToken: token } = manager) => ({
  token,
  params: { id },
  body: { request_id: randomUUID() },
})
const approve = (id: string, member = manager) => succeed(portal.app, approveDiscount, deciding(id, member))

it('[DK-82] who may only propose gives nothing alone; another member approves it, and 20 s later it is in the price', async () => {
  const application = await begin()
  expect(await refuse(portal.app, giveDiscount, application.proposing(712))).toMatchObject({ status: 403 })
  const id = await application.propose(712)
  await portal.runHeld()
  expect((await application.details()).quote).toMatchObject({ discount: 0 })
  await approve(id)
  await portal.runJobs()
  expect((await application.details()).quote).toMatchObject({ discount: 0 })
  await portal.runHeld()
  expect((await application.details()).quote).toMatchObject({ base: PRICE, discount: 712, total: 14_160 })
  expect(await application.proposal()).toMatchObject({ state: 'done', decided_by: { name: 'Meera Joshi' } })
  const { acts } = await application.asStaff()
  expect(acts.map(({ act, staff_name }) => [act, staff_name])).toEqual([
    ['give_discount', 'Meera Joshi'],
    ['approve_discount', 'Meera Joshi'],
    ['propose_discount', 'Priya Nair'],
  ])
})

it('[DK-82] above one’s own limit a manager proposes, and one with a higher limit approves', async () => {
  const application = await begin()
  const limited = await limitedManager(10)
  const { discount } = await application.asStaff(limited.staffToken)
  expect(discount).toEqual({ most_rupees: PRICE, at_once_rupees: 1271 })
  const above = application.proposing(1272, limited.staffToken)
  expect(await refuse(portal.app, giveDiscount, above)).toMatchObject({ code: 'limit_exceeded' })
  const id = await application.propose(1272, limited.staffToken)
  expect(await refuse(portal.app, approveDiscount, deciding(id, limited))).toMatchObject({
    status: 409,
    code: 'second_person_needed',
  })
  const other = await limitedManager(5)
  expect(await refuse(portal.app, approveDiscount, deciding(id, other))).toMatchObject({
    code: 'limit_exceeded',
    most_rupees: 635,
  })
  await approve(id)
  await portal.runHeld()
  expect((await application.details()).quote?.discount).toBe(1272)
})

it('[DK-82] what is approved and held counts along in the approver’s limit', async () => {
  const application = await begin()
  const limited = await limitedManager(10)
  await approve(await application.propose(1000), limited)
  const rest = await application.propose(272)
  expect(await refuse(portal.app, approveDiscount, deciding(rest, limited))).toMatchObject({
    code: 'limit_exceeded',
  })
  expect((await application.asStaff(limited.staffToken)).discount).toMatchObject({ at_once_rupees: 271 })
  await portal.runHeld()
  expect(await refuse(portal.app, approveDiscount, deciding(rest, limited))).toMatchObject({
    code: 'limit_exceeded',
  })
})

it('[DK-82] proposals together never exceed what is unpaid, however many come at once', async () => {
  const application = await begin()
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((reason) => {
      const { body, ...request } = application.proposing(6000)
      return call(portal.app, proposeDiscount, { ...request, body: { ...body, reason } })
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  expect(await refuse(portal.app, proposeDiscount, application.proposing(713))).toMatchObject({
    code: 'discount_too_large',
    most_rupees: 712,
  })
  expect((await application.asStaff()).discount?.most_rupees).toBe(712)
})

it('[DK-82] with an open payment nothing is proposed or approved, and what was approved waits again', async () => {
  const application = await begin()
  const [held, waiting] = [await application.propose(500), await application.propose(400)]
  await approve(held)
  await createOrder(portal.services, application)
  const live = { status: 409, code: 'order_live' }
  expect(await refuse(portal.app, proposeDiscount, application.proposing(1))).toMatchObject(live)
  expect(await refuse(portal.app, approveDiscount, deciding(waiting))).toMatchObject(live)
  await portal.runHeld()
  const { proposals } = await application.asStaff()
  expect(proposals.find(({ id }) => id === held)).toMatchObject({ state: 'waiting', problem: 'order_live' })
  expect((await application.details()).serviceDetails.discount_price).toBe(0)
})

it('[DK-82] an approved discount is used once, by the first stages in their order', async () => {
  const application = await begin('tp-registration')
  await approve(await application.propose(10_000))
  await portal.runHeld()
  const { stage_quotes } = await application.details()
  expect(stage_quotes.map(({ quote }) => quote.discount)).toEqual([8475, 1526, 0])
})

it('[DK-82] an approval is taken back in time and given again, and two jobs give the discount once', async () => {
  const application = await begin()
  const id = await application.propose(712)
  await approve(id)
  await succeed(portal.app, takeBackDiscountApproval, deciding(id))
  await portal.runHeld()
  expect(await application.proposal()).toMatchObject({ state: 'waiting' })
  await approve(id)
  await portal.runHeld()
  await portal.runHeld()
  expect((await application.details()).serviceDetails.discount_price).toBe(712)
  expect(await refuse(portal.app, takeBackDiscountApproval, deciding(id))).toMatchObject({ code: 'too_late' })
})

it('a proposed discount is declined with a reason or withdrawn, and is then no longer spoken for', async () => {
  const application = await begin()
  const declined = await application.propose(PRICE)
  const body = { reason: 'The price is fair.', request_id: randomUUID() }
  await succeed(portal.app, declineDiscount, { ...deciding(declined), body })
  expect(await application.proposal()).toMatchObject({ state: 'declined', comment: 'The price is fair.' })
  const withdrawn = await application.propose(PRICE)
  await succeed(portal.app, withdrawDiscountProposal, deciding(withdrawn, clerk))
  await portal.runHeld()
  expect((await application.asStaff()).discount?.most_rupees).toBe(PRICE)
})

it('[DK-82] the approver sees what is unpaid and was given before; accounts see why they may not', async () => {
  const application = await begin()
  await succeed(portal.app, giveDiscount, application.proposing(712, manager.staffToken))
  const accounts = await signInStaff(portal.services, { roles: ['accounts'] })
  const id = await application.propose(1000)
  const listed = async (token: string) => {
    const { data } = await succeed(portal.app, listMoneyProposals, { token })
    return data.find((one) => one.id === id)
  }
  expect(await listed(manager.staffToken)).toMatchObject({
    kind: 'discount',
    rupees: 1000,
    refusal: null,
    basis: { paid_rupees: 0, orders: [], price: { unpaid_rupees: 12_000, discount_rupees: 712 } },
  })
  expect(await listed(accounts.staffToken)).toMatchObject({ refusal: 'not_permitted' })
  expect(await refuse(portal.app, approveDiscount, deciding(id, accounts))).toMatchObject({ status: 403 })
})

it('[DK-10] a proposed discount is work for those who may approve it alone', async () => {
  const application = await begin()
  await application.propose(712)
  const pieces = async (token: string) => {
    const query = { kind: 'discount', customer: application.customerId }
    return (await succeed(portal.app, listWork, { token, query })).data
  }
  expect(await pieces(manager.staffToken)).toHaveLength(1)
  expect(await pieces(clerk.staffToken)).toEqual([])
})

it('a refund’s calls do not decide about a discount', async () => {
  const application = await begin()
  const id = await application.propose(712)
  expect(await refuse(portal.app, approveRefund, deciding(id))).toMatchObject({ status: 404 })
})
