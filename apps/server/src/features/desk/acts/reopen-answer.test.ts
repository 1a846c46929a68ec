import { randomUUID } from 'node:crypto'
import { createTicket, getByApplication, getServiceDetails, submitFields, submitForm } from '@sanad/contracts'
import { reopenAnswer } from '@sanad/contracts/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, type PaidApplication } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { requiredValues } from '../../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let staffToken: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const read = async ({ token, applicationId }: PaidApplication) =>
  (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: applicationId } })).data

async function give(application: PaidApplication, field_id: string, value: string) {
  const { token, customerId: user_id, applicationId: application_id } = application
  const body = { user_id, application_id, fields: [{ field_id, value }] }
  return succeed(portal.app, submitFields, { token, body })
}

const ask = ({ token, applicationId }: PaidApplication, field_id: string) =>
  succeed(portal.app, createTicket, {
    token,
    body: {
      subject: 'Please change',
      topic: 'other',
      message: 'I mistyped it.',
      application_id: applicationId,
      field_id,
      request_id: randomUUID(),
    },
  })

it('a submitted answer is asked to be changed, opened again by staff, and given once more', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  await give(application, 'centre-name', 'Patel Centre')
  const before = (await read(application)).pending_items
  const { data: ticket } = await ask(application, 'centre-name')
  expect((await read(application)).change_requests).toMatchObject([
    { field_id: 'centre-name', ticket_id: ticket.id, status: 'open' },
  ])

  const request = {
    token: staffToken,
    params: { id: ticket.id },
    body: { message: 'Please enter it again.', request_id: randomUUID() },
  }
  const first = await succeed(portal.app, reopenAnswer, request)
  const after = await read(application)
  expect(after.change_requests).toMatchObject([{ field_id: 'centre-name', status: 'answered' }])
  expect(after.submittedFields).toEqual([])
  expect(after.pending_items).toBe(before + 1)

  await give(application, 'centre-name', 'Patil Centre')
  // The same request again is the same answer, and takes nothing back.
  expect((await succeed(portal.app, reopenAnswer, request)).data).toEqual(first.data)
  expect((await read(application)).submittedFields).toEqual([
    { field_id: 'centre-name', value: 'Patil Centre' },
  ])
})

it('an answer of the form is opened again alone, and the form is submitted once more', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'ssc-affiliation' })
  const { token, applicationId } = application
  const params = { id: applicationId }
  const formOf = async () => (await succeed(portal.app, getByApplication, { token, params })).data
  await succeed(portal.app, submitForm, { token, params, body: requiredValues })
  const { data: ticket } = await ask(application, 'district')
  expect((await formOf()).change_requests).toMatchObject([{ field_id: 'district', status: 'open' }])

  const body = { message: 'Please enter it again.', request_id: randomUUID() }
  await succeed(portal.app, reopenAnswer, { token: staffToken, params: { id: ticket.id }, body })
  const form = await formOf()
  expect(form.submitted_at).toBeNull()
  const open = form.groups
    .flatMap(({ fields }) => fields)
    .filter((field) => !field.read_only && field.required)
  expect(open.map(({ field_id }) => field_id)).toContain('district')
  await succeed(portal.app, submitForm, { token, params, body: { district: 'Satara' } })
  expect((await formOf()).submitted_at).not.toBeNull()
})

it('a change is asked for of what the application asks, and of the own one only', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const { token } = await signIn(portal.services)
  const body = {
    subject: 'Please change',
    topic: 'other' as const,
    message: 'I mistyped it.',
    application_id: application.applicationId,
    field_id: 'centre-name',
    request_id: randomUUID(),
  }
  expect(await refuse(portal.app, createTicket, { token, body })).toMatchObject({ status: 404 })
  const unknown = { ...body, field_id: 'never-asked' }
  expect(await refuse(portal.app, createTicket, { token: application.token, body: unknown })).toMatchObject({
    status: 404,
  })
  const { data: plain } = await succeed(portal.app, createTicket, {
    token: application.token,
    body: { ...body, field_id: undefined },
  })
  const answer = { message: 'Please enter it again.', request_id: randomUUID() }
  expect(
    await refuse(portal.app, reopenAnswer, { token: staffToken, params: { id: plain.id }, body: answer }),
  ).toMatchObject({ status: 404 })
})
