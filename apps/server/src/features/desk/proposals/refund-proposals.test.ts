import { randomUUID } from 'node:crypto'
import { getServiceDetails } from '@sanad/contracts'
import {
  approveRefund,
  declineRefund,
  holdApplication,
  listMoneyProposals,
  listRefundDrafts,
  listRefundReasons,
  listWork,
  proposeRefund,
  reopenStage,
  saveRefundDraft,
  takeBackRefundApproval,
  takeNextWork,
  withdrawRefundProposal,
} from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { giveEverything } from '../../../testing/factories/paid-application.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { sendRefunds } from '../../../testing/send-refunds.ts'
import { startPayments } from '../../../testing/start-payments.ts'

const PAID = 15_000

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const house = await signInStaff(portal.services)
const clerk = await signInStaff(portal.services, { name: 'Priya Nair', roles: ['clerk'] })
const accounts = await signInStaff(portal.services, { name: 'Meera Joshi', roles: ['accounts'] })

const wish = (amount_rupees: number) => ({
  amount_rupees,
  reason: 'The customer withdrew before we began.',
  customer_reason: 'You withdrew the application.',
  customer_reason_hi: 'आपने आवेदन वापस लिया।',
  request_id: randomUUID(),
})

async function paidApplication() {
  const order = await placePaidOrder({ portal, gateway, staffToken: house.staffToken })
  const params = { id: order.applicationId }
  const proposing = (amount: number, token = clerk.staffToken) => ({ token, params, body: wish(amount) })
  return {
    ...order,
    proposing,
    propose: async (amount: number, token?: string) =>
      (await succeed(portal.app, proposeRefund, proposing(amount, token))).data.id,
    refunds: async () => (await order.asStaff()).refunds,
    proposal: async () => (await order.asStaff()).proposals[0],
    pieces: async (token = accounts.staffToken) =>
      (
        await succeed(portal.app, listWork, {
          token,
          query: { kind: 'refund_approval', customer: order.customerId },
        })
      ).data,
  }
}

const deciding = (id: string, { staffToken: token } = accounts) => ({
  token,
  params: { id },
  body: { request_id: randomUUID() },
})
const approve = (id: string, member = accounts) => succeed(portal.app, approveRefund, deciding(id, member))
const sent = async () => (await gateway.listOrders()).flatMap(({ refunds }) => refunds).length

it('[DK-79] [DK-113] a refund is not proposed without what the customer reads of it in Hindi', async () => {
  const { proposing } = await paidApplication()
  const { body, ...call } = proposing(100)
  const refusal = await refuse(portal.app, proposeRefund, {
    ...call,
    body: { ...body, customer_reason_hi: '' },
  })
  expect(refusal).toMatchObject({ code: 'invalid_request', issues: [{ path: 'customer_reason_hi' }] })
})

it('[DK-79] a refund is proposed by one member and sent when another has approved it, not before', async () => {
  const application = await paidApplication()
  const before = await sent()
  const id = await application.propose(8000)
  await portal.runJobs({ dueWithinSeconds: 7200 })
  expect(await application.refunds()).toEqual([])
  expect(await application.proposal()).toMatchObject({
    state: 'waiting',
    rupees: 8000,
    proposed_by: { name: 'Priya Nair' },
    decided_by: null,
  })
  await approve(id)
  await portal.runHeld()
  await portal.runJobs()
  expect(await sent()).toBe(before + 1)
  expect(await application.proposal()).toMatchObject({ state: 'done', decided_by: { name: 'Meera Joshi' } })
  expect((await application.asStaff()).acts.map(({ act, staff_name }) => [act, staff_name])).toEqual([
    ['request_refund', 'Meera Joshi'],
    ['approve_refund', 'Meera Joshi'],
    ['propose_refund', 'Priya Nair'],
  ])
})

it('[DK-79] the customer reads the words that are for them, in their language', async () => {
  const application = await paidApplication()
  await approve(await application.propose(5000))
  await portal.runHeld()
  expect((await application.read()).refunds).toMatchObject([{ reason: 'You withdrew the application.' }])
  const { token, applicationId: userServiceId } = application
  const headers = { 'accept-language': 'hi' }
  const hindi = await succeed(portal.app, getServiceDetails, { token, headers, params: { userServiceId } })
  expect(hindi.data.refunds).toMatchObject([{ reason: 'आपने आवेदन वापस लिया।' }])
  expect(JSON.stringify(hindi)).not.toContain('before we began')
})

it('[DK-79] ready reasons have both languages for the house and for the customer, with no blank to fill in', async () => {
  const { data } = await succeed(portal.app, listRefundReasons, { token: clerk.staffToken })
  expect(data.length).toBeGreaterThan(1)
  // A digit chooses.
  expect(data.length).toBeLessThan(10)
  expect(new Set(data.map(({ ends_application: ends }) => ends))).toEqual(new Set([true, false]))
  for (const { reason, reason_hi, customer_reason, customer_reason_hi } of data) {
    for (const en of [reason, customer_reason]) expect(en).toMatch(/^[A-Z][^{}\p{Script=Devanagari}]+$/u)
    for (const hi of [reason_hi, customer_reason_hi]) expect(hi).toMatch(/^\p{Script=Devanagari}[^{}]+$/u)
  }
})

it('[DK-79] the refund voucher keeps the reason and the service in both languages', async () => {
  const application = await paidApplication()
  await approve(await application.propose(5000))
  await portal.runHeld()
  await sendRefunds({ portal, gateway })
  const { snapshot } = await portal.db
    .selectFrom('money_documents')
    .select('snapshot')
    .where('application_id', '=', application.applicationId)
    .where('kind', '=', 'refund_voucher')
    .executeTakeFirstOrThrow()
  const { title } = application.service
  expect(snapshot).toMatchObject({
    reason: 'You withdrew the application.',
    localReason: { en: 'You withdrew the application.', hi: 'आपने आवेदन वापस लिया।' },
    lines: [
      {
        localDescription: {
          en: expect.stringContaining(title.en),
          hi: expect.stringContaining(title.hi ?? ''),
        },
      },
    ],
  })
  expect(title.hi).toBeTruthy()
})

it('[DK-79] nobody approves what they proposed: not by call, not in another session, not as a deputy', async () => {
  const application = await paidApplication()
  const manager = await signInStaff(portal.services, { roles: ['clerk', 'accounts', 'manager'] })
  const id = await application.propose(8000, manager.staffToken)
  const own = { status: 409, code: 'second_person_needed' }
  expect(await refuse(portal.app, approveRefund, deciding(id, manager))).toMatchObject(own)
  // Whoever is away and left them as the deputy: the work is theirs then, the approval is not.
  await portal.db
    .insertInto('staff_absences')
    .values({
      staff_id: accounts.staffId,
      deputy: manager.staffId,
      starts_at: new Date(Date.now() - 60_000),
      ends_at: new Date(Date.now() + 60_000),
    })
    .execute()
  expect(await refuse(portal.app, approveRefund, deciding(id, manager))).toMatchObject(own)
  await portal.db.updateTable('staff_absences').set({ ends_at: sql<Date>`now()` }).execute()
  // The database refuses it as well, whatever the code above it does.
  const past = portal.db.insertInto('money_proposal_acts').values({
    proposal_id: id,
    proposed_by: manager.staffId,
    application_id: application.applicationId,
    act: 'approved',
    staff_id: manager.staffId,
    takes_effect_at: new Date(),
  })
  await expect(past.execute()).rejects.toThrow('money_proposal_acts')
  await portal.runHeld()
  expect(await application.refunds()).toEqual([])
  expect(await application.proposal()).toMatchObject({ state: 'waiting' })
})

it('[DK-79] who may not approve refunds is refused, and one approval above one’s own limit as well', async () => {
  const application = await paidApplication()
  const limited = await signInStaff(portal.services, { roles: ['accounts'] })
  const limits = JSON.stringify({ refund_rupees: 5000 })
  await portal.db.updateTable('staff_members').set({ limits }).where('id', '=', limited.staffId).execute()
  const above = { status: 409, code: 'limit_exceeded', most_rupees: 5000 }
  const large = await application.propose(5001)
  expect(await refuse(portal.app, approveRefund, deciding(large, clerk))).toMatchObject({ status: 403 })
  expect(await refuse(portal.app, approveRefund, deciding(large, limited))).toMatchObject(above)
  // In parts as well, also while the first of them is held.
  await approve(await application.propose(4000), limited)
  const rest = await application.propose(1001)
  expect(await refuse(portal.app, approveRefund, deciding(rest, limited))).toMatchObject(above)
  await portal.runHeld()
  expect(await refuse(portal.app, approveRefund, deciding(rest, limited))).toMatchObject(above)
  await approve(large)
})

it('[DK-81] [F-19] refunds that are proposed at the same time never exceed what was captured', async () => {
  const application = await paidApplication()
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((reason) => {
      const { body, ...request } = application.proposing(6000)
      return call(portal.app, proposeRefund, { ...request, body: { ...body, reason } })
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(await refuse(portal.app, proposeRefund, application.proposing(3001))).toMatchObject({
    status: 409,
    code: 'refund_too_large',
    refundable_rupees: 3000,
  })
  const { proposals } = await application.asStaff()
  const tries = proposals.flatMap(({ id }) => [deciding(id), deciding(id), deciding(id)])
  const approvals = await Promise.all(tries.map((request) => call(portal.app, approveRefund, request)))
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
  await portal.runHeld()
  expect((await application.refunds()).map(({ amount_rupees }) => amount_rupees)).toEqual([6000, 6000])
})

it('[DK-60] a repeated proposal and a repeated approval record nothing twice; other words are another request', async () => {
  const application = await paidApplication()
  const request = application.proposing(5000)
  const { data } = await succeed(portal.app, proposeRefund, request)
  expect((await succeed(portal.app, proposeRefund, request)).data).toEqual(data)
  const other = { ...request, body: { ...request.body, ends_application: true } }
  expect(await refuse(portal.app, proposeRefund, other)).toMatchObject({ code: 'invalid_request' })
  const approval = deciding(data.id)
  const first = await succeed(portal.app, approveRefund, approval)
  expect(await succeed(portal.app, approveRefund, approval)).toEqual(first)
  await portal.runHeld()
  expect(await application.refunds()).toHaveLength(1)
})

it('[DK-80] the approver sees what was paid, kept and done, the policy and from which orders it is taken', async () => {
  const application = await paidApplication()
  await giveEverything(portal.services, application)
  await application.complete('tc-id')
  await application.propose(8000)
  const { data } = await succeed(portal.app, listMoneyProposals, { token: accounts.staffToken })
  const listed = data.find((one) => one.application.id === application.applicationId)
  expect(listed).toMatchObject({
    reason: 'The customer withdrew before we began.',
    customer_reason: 'You withdrew the application.',
    refusal: null,
    application: { track_id: expect.stringMatching(/^TCR-/), service: expect.stringMatching(/TC/) },
    basis: {
      paid_rupees: PAID,
      refunded_rupees: 0,
      kept_rupees: PAID - 8000,
      orders: [{ order_id: application.orderId, rupees: 8000 }],
      // By the scale of the service a quarter is kept once the TC ID is created.
      policy: { kept_percent: 25, back_rupees: PAID - PAID / 4 },
    },
  })
  expect(listed?.basis.stages.slice(0, 3).map(({ is_done }) => is_done)).toEqual([true, true, false])
})

it.each([
  ['before any work is done', 0, PAID],
  ['once a quarter of it is kept', 1, PAID * 0.75],
])(
  '[DK-80] what ends an application returns at least what the scale promised, %s',
  async (_when, done, promised) => {
    const application = await paidApplication()
    await giveEverything(portal.services, application)
    if (done > 0) await application.complete('tc-id')
    const ending = (amount: number) => {
      const request = application.proposing(amount)
      return { ...request, body: { ...request.body, ends_application: true } }
    }
    for (const amount of [1, promised - 1]) {
      expect(await refuse(portal.app, proposeRefund, ending(amount))).toMatchObject({
        status: 409,
        code: 'refund_below_scale',
        scale_refund_rupees: promised,
      })
    }
    // One that lets it go on is not measured by the scale.
    const partial = await application.propose(1)
    await succeed(portal.app, withdrawRefundProposal, deciding(partial, clerk))
    const { data } = await succeed(portal.app, proposeRefund, ending(promised))
    await approve(data.id)
    await portal.runHeld()
    expect((await application.read()).paid_back).toEqual({ amount: promised, of: PAID })
  },
)

it('[DK-81] a refund that has fallen below the scale is neither approved nor sent, and says why', async () => {
  const application = await paidApplication()
  await giveEverything(portal.services, application)
  await application.complete('tc-id')
  const request = application.proposing(PAID * 0.75)
  const body = { ...request.body, ends_application: true }
  const { id } = (await succeed(portal.app, proposeRefund, { ...request, body })).data
  await approve(id)
  const { staffToken: token } = house
  const reopening = { stage_id: 'tc-id', reason: 'It was not done.', request_id: randomUUID() }
  await succeed(portal.app, reopenStage, { token, params: application.params, body: reopening })
  await portal.runHeld()
  expect(await application.proposal()).toMatchObject({ state: 'waiting', problem: 'refund_below_scale' })
  expect(await refuse(portal.app, approveRefund, deciding(id))).toMatchObject({ code: 'refund_below_scale' })
  expect(await application.refunds()).toEqual([])
})

it('[DK-80] what one proposed oneself, and what is above one’s limit, says why it cannot be approved', async () => {
  const application = await paidApplication()
  const manager = await signInStaff(portal.services, { roles: ['manager'] })
  await application.propose(8000, manager.staffToken)
  const refusalFor = async (token: string) => {
    const { data } = await succeed(portal.app, listMoneyProposals, { token })
    return data.find((one) => one.application.id === application.applicationId)?.refusal
  }
  expect(await refusalFor(manager.staffToken)).toBe('second_person_needed')
  const limited = await signInStaff(portal.services, { roles: ['accounts'] })
  const limits = JSON.stringify({ refund_rupees: 100 })
  await portal.db.updateTable('staff_members').set({ limits }).where('id', '=', limited.staffId).execute()
  expect(await refusalFor(limited.staffToken)).toBe('limit_exceeded')
})

it('[DK-81] an approval is held for 20 s and can be taken back, once and not later; then it waits again', async () => {
  const application = await paidApplication()
  const id = await application.propose(8000)
  const { takes_effect_at } = (await approve(id)).data
  const held = (Date.parse(takes_effect_at) - Date.now()) / 1000
  expect(held).toBeGreaterThan(undoSeconds - 15)
  expect(held).toBeLessThanOrEqual(undoSeconds + 1)
  await portal.runJobs()
  expect(await application.refunds()).toEqual([])
  await succeed(portal.app, takeBackRefundApproval, deciding(id))
  await portal.runHeld()
  expect(await application.refunds()).toEqual([])
  expect(await application.proposal()).toMatchObject({ state: 'waiting', takes_effect_at: null })
  expect(await refuse(portal.app, takeBackRefundApproval, deciding(id))).toMatchObject({
    code: 'act_not_allowed',
  })
  await approve(id)
  // As when the seconds are over and no job has come to it yet.
  await sql`alter table money_proposal_acts disable trigger all`.execute(portal.db)
  await sql`update money_proposal_acts set recorded_at = recorded_at - interval '21 seconds'
             where proposal_id = ${id}::uuid`.execute(portal.db)
  await sql`alter table money_proposal_acts enable trigger all`.execute(portal.db)
  expect(await refuse(portal.app, takeBackRefundApproval, deciding(id))).toMatchObject({ code: 'too_late' })
  await portal.runHeld()
  expect(await application.refunds()).toHaveLength(1)
  expect(await refuse(portal.app, takeBackRefundApproval, deciding(id))).toMatchObject({ code: 'too_late' })
})

it('[DK-81] the job of an approval that was taken back does not send the one that was given after it', async () => {
  const application = await paidApplication()
  const id = await application.propose(8000)
  await approve(id)
  await succeed(portal.app, takeBackRefundApproval, deciding(id))
  await approve(id)
  await sql`update graphile_worker._private_jobs set run_at = now()
             where payload ->> 'approvalId' = (
               select min(c.id)::text from money_proposal_acts c
               where c.proposal_id = ${id}::uuid and c.act = 'approved')`.execute(portal.db)
  await portal.runJobs()
  expect(await application.refunds()).toEqual([])
})

it('[DK-81] what the rules no longer allow when it would be sent waits again, and says why', async () => {
  const application = await paidApplication()
  const id = await application.propose(8000)
  await approve(id)
  // Whatever took the money back meanwhile.
  await sql`insert into refunds (order_id, application_id, origin, staff_refund_id, amount_rupees)
            values (${application.orderId}, ${application.applicationId}::uuid, 'staff', gen_random_uuid(), 10000)`.execute(
    portal.db,
  )
  await portal.runHeld()
  expect(await application.proposal()).toMatchObject({ state: 'waiting', problem: 'refund_too_large' })
  expect(await application.refunds()).toHaveLength(1)
  expect(await application.pieces()).toHaveLength(1)
})

it('a proposal is declined by another member with a reason, or withdrawn by who made it; nothing is sent', async () => {
  const application = await paidApplication()
  const declined = await application.propose(8000)
  const body = { reason: 'The work was done.', request_id: randomUUID() }
  await succeed(portal.app, declineRefund, { ...deciding(declined), body })
  expect(await application.proposal()).toMatchObject({ state: 'declined', comment: 'The work was done.' })
  expect(await refuse(portal.app, approveRefund, deciding(declined))).toMatchObject({
    code: 'act_not_allowed',
  })
  // Nothing is spoken for any more.
  const withdrawn = await application.propose(PAID)
  expect(await refuse(portal.app, withdrawRefundProposal, deciding(withdrawn))).toMatchObject({
    code: 'act_not_allowed',
  })
  await succeed(portal.app, withdrawRefundProposal, deciding(withdrawn, clerk))
  await portal.runHeld()
  expect(await application.refunds()).toEqual([])
  expect((await application.asStaff()).refundable_rupees).toBe(PAID)
})

it('[DK-10] a proposal is work for those who may approve it, until one of them has decided', async () => {
  const application = await paidApplication()
  const manager = await signInStaff(portal.services, { roles: ['clerk', 'manager'] })
  const id = await application.propose(8000, manager.staffToken)
  expect(await application.pieces()).toMatchObject([{ kind: 'refund_approval', subject_id: id }])
  // Neither the queue of who proposed nor that of who may not approve has it, nor does their next key.
  for (const { staffToken: token } of [manager, clerk]) {
    expect(await application.pieces(token)).toEqual([])
    const body = {
      view: { kind: 'refund_approval', customer: application.customerId },
      request_id: randomUUID(),
    }
    expect(await succeed(portal.app, takeNextWork, { token, body })).toMatchObject({ item: null })
  }
  await approve(id)
  expect(await application.pieces()).toEqual([])
  await succeed(portal.app, takeBackRefundApproval, deciding(id))
  expect(await application.pieces()).toHaveLength(1)
})

it('a proposal about an application on hold is sent by the rules of today’s refunds', async () => {
  const application = await paidApplication()
  const { staffToken: token } = await signInStaff(portal.services)
  const { params } = application
  const body = { comment: 'The portal is closed.', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token, params, body })
  await approve(await application.propose(PAID))
  await portal.runHeld()
  expect((await application.read()).serviceDetails.client_status).toBe('refund')
})

it('[DK-58] what is typed to propose a refund is kept for who may propose one, until it is proposed', async () => {
  const { applicationId, propose } = await paidApplication()
  const params = { id: applicationId }
  const token = accounts.staffToken
  const fields = { amount: '8000', reason: 'Paid twice, '.repeat(20).trim(), ends: '', template: '' }
  const draft = {
    kind: 'refund',
    body: 'You paid',
    body_hi: '',
    template_id: null,
    stage_id: null,
    fields,
  } as const
  await succeed(portal.app, saveRefundDraft, { token, params, body: draft })
  const read = async () => (await succeed(portal.app, listRefundDrafts, { token, params })).data
  expect(await read()).toEqual([draft])
  await propose(8000, token)
  expect(await read()).toEqual([])
})

it('[DK-80] of more than fifty proposals the list says how many there are, and what can still be stopped is among them', async () => {
  const { applicationId, propose } = await paidApplication()
  await propose(100)
  await sql`
    insert into money_proposals (kind, application_id, rupees, reason, customer_reason, customer_reason_hi, staff_id, request_id)
    select kind, application_id, rupees, reason, customer_reason, customer_reason_hi, staff_id, gen_random_uuid()
    from money_proposals, generate_series(1, 60) where application_id = ${applicationId}`.execute(portal.db)
  const last = await (await paidApplication()).propose(8000)
  await approve(last)
  const { data, total } = await succeed(portal.app, listMoneyProposals, { token: accounts.staffToken })
  expect(data).toHaveLength(50)
  expect(total).toBeGreaterThan(60)
  expect(data[0]).toMatchObject({ id: last, state: 'approved' })
  await sql`delete from money_proposals where application_id = ${applicationId}`.execute(portal.db)
})
