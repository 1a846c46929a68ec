import { randomUUID } from 'node:crypto'
import { completeRefund, getDeskApplication, getServiceDetails, requestRefund } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** What an order of the factory brings. */
const PAID = 15_000

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const refundOf = (amount_rupees: number) => ({
  amount_rupees,
  reason: 'You withdrew the application.',
  request_id: randomUUID(),
})

it('a refund is shown to the customer while it is under way and when it is done', async () => {
  const application = await createPaidApplication(portal.services)
  const params = { id: application.applicationId }
  const status = async () => {
    const request = { token: application.token, params: { userServiceId: application.applicationId } }
    return (await succeed(portal.app, getServiceDetails, request)).data.serviceDetails.client_status
  }
  const { data: refund } = await succeed(portal.app, requestRefund, { token, params, body: refundOf(5000) })
  expect(await status()).toBe('refund')
  const body = { comment: 'UTR 123', request_id: randomUUID() }
  await succeed(portal.app, completeRefund, { token, params: refund, body })
  await succeed(portal.app, completeRefund, { token, params: refund, body })
  expect(await status()).toBe('refund_completed')
  const { data } = await succeed(portal.app, getDeskApplication, { token, params })
  expect(data).toMatchObject({
    refundable_rupees: PAID - 5000,
    refunds: [{ id: refund.id, amount_rupees: 5000, status: 'completed' }],
    acts: [{ act: 'complete_refund' }, { act: 'request_refund', comment: 'You withdrew the application.' }],
  })
})

it('refunds asked for at the same time never exceed what was paid', async () => {
  const { applicationId } = await createPaidApplication(portal.services)
  const params = { id: applicationId }
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => call(portal.app, requestRefund, { token, params, body: refundOf(6000) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(await refuse(portal.app, requestRefund, { token, params, body: refundOf(3001) })).toMatchObject({
    status: 409,
    code: 'refund_too_large',
    refundable_rupees: 3000,
  })
})

it('a refund is completed once', async () => {
  const { applicationId } = await createPaidApplication(portal.services)
  const params = { id: applicationId }
  const first = await succeed(portal.app, requestRefund, { token, params, body: refundOf(1000) })
  await succeed(portal.app, requestRefund, { token, params, body: refundOf(1000) })
  const body = () => ({ request_id: randomUUID() })
  await succeed(portal.app, completeRefund, { token, params: first.data, body: body() })
  expect(await refuse(portal.app, completeRefund, { token, params: first.data, body: body() })).toMatchObject(
    {
      status: 409,
      code: 'act_not_allowed',
    },
  )
})
