import { randomUUID } from 'node:crypto'
import { getTicket, listMyConsultations } from '@sanad/contracts'
import {
  answerTicket,
  confirmConsultation,
  decideDocument,
  getDeskApplication,
  holdApplication,
  listDeskApplications,
} from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { bookableSlot, createConsultation } from '../../../testing/factories/consultation.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
const made: { paid: string[]; unpaid: string[]; held: string } = { paid: [], unpaid: [], held: '' }
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services, { name: 'Priya Nair' }))
  const { customerId } = await signIn(portal.services)
  for (let index = 0; index < 3; index++) {
    const unpaid = await createApplication(portal.services, { customerId })
    made.unpaid.unshift(unpaid.applicationId)
    const paid = await createPaidApplication(portal.services)
    await giveEverything(portal.services, paid)
    made.paid.unshift(paid.applicationId)
  }
  const held = await createPaidApplication(portal.services)
  made.held = held.applicationId
  const body = { comment: 'Please wait.', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token, params: { id: made.held }, body })
})
afterAll(() => portal.close())

type Query = NonNullable<Parameters<typeof succeed<typeof listDeskApplications>>[2]['query']>
const list = (query: Query) => succeed(portal.app, listDeskApplications, { token, query })
const idsOf = async (query: Query) => (await list(query)).data.map(({ id }) => id)

it('lists the applications of all customers, newest first, page by page', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toEqual([made.held, ...made.paid.flatMap((id, index) => [id, made.unpaid[index] ?? ''])])
})

it('filters by status, turn and service', async () => {
  expect(await idsOf({ status: 'pending' })).toEqual(made.unpaid)
  expect(await idsOf({ status: 'on_hold' })).toEqual([made.held])
  expect(await idsOf({ status: 'processing', turn: 'us' })).toEqual(made.paid)
  expect(await idsOf({ turn: 'you' })).toEqual(made.unpaid)
  expect(await idsOf({ service: 'tc-registration' })).toEqual(made.unpaid)
  expect(await idsOf({ service: 'nothing' })).toEqual([])
})

it('goes on with a filter where the page before ended', async () => {
  const first = await list({ status: 'processing', limit: 2 })
  const second = await list({ status: 'processing', limit: 2, cursor: first.next_cursor ?? '' })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.paid)
})

it('finds an application by the beginning of its tracking id, however it is typed', async () => {
  const { data } = await list({ service: 'skill-india', status: 'on_hold' })
  const trackId = data[0]?.track_id ?? ''
  for (const search of [
    trackId,
    trackId.toLowerCase(),
    `#${trackId.replace('-', '')}`,
    trackId.slice(0, 9),
  ]) {
    expect(await idsOf({ search }), search).toEqual([made.held])
  }
  expect(await idsOf({ search: '%' })).toHaveLength(7)
})

it('counts the documents that nobody has judged', async () => {
  const [id = ''] = made.paid
  const toCheck = async () => (await list({})).data.find((row) => row.id === id)?.documents_to_check
  expect(await toCheck()).toBe(3)
  const { data } = await succeed(portal.app, getDeskApplication, { token, params: { id } })
  const params = { id: data.application.uploadedDocs[0]?.id ?? '' }
  const body = { decision: 'accepted' as const, request_id: randomUUID() }
  await succeed(portal.app, decideDocument, { token, params, body })
  expect(await toCheck()).toBe(2)
})

it('shows one application as its customer sees it, with what was done and what may be done', async () => {
  const { data } = await succeed(portal.app, getDeskApplication, { token, params: { id: made.held } })
  expect(data).toMatchObject({
    application: { serviceDetails: { id: made.held, client_status: 'on_hold' } },
    acts: [{ act: 'hold', comment: 'Please wait.', staff_name: 'Priya Nair' }],
    refundable_rupees: 15_000,
  })
  expect(data.allowed_acts).toContain('resume')
  const accounts = await signInStaff(portal.services, { roles: ['accounts'] })
  const asAccounts = { token: accounts.staffToken, params: { id: made.held } }
  const { allowed_acts } = (await succeed(portal.app, getDeskApplication, asAccounts)).data
  expect(allowed_acts).toEqual(['request_refund'])
  expect(await refuse(portal.app, getDeskApplication, { token, params: { id: randomUUID() } })).toMatchObject(
    { status: 404 },
  )
})

it('answers a support ticket', async () => {
  const customer = await signIn(portal.services)
  const { id } = await createTicket(portal.services, { customerId: customer.customerId })
  const body = { message: 'We are looking into it.', request_id: randomUUID() }
  await succeed(portal.app, answerTicket, { token, params: { id }, body })
  await succeed(portal.app, answerTicket, { token, params: { id }, body })
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  const { data } = await succeed(portal.app, getTicket, { token: customer.token, params: { id } })
  expect(data.status).toBe('answered')
  expect(data.messages.map(({ author }) => author)).toEqual(['customer', 'staff'])
})

it('confirms a consultation, a video one with its address', async () => {
  const customer = await signIn(portal.services)
  const { consultationId: id } = await createConsultation(portal.services, {
    customerId: customer.customerId,
    startsAt: bookableSlot(),
    mode: 'video',
  })
  const confirm = (meeting_url: string | null) =>
    call(portal.app, confirmConsultation, {
      token,
      params: { id },
      body: { expert_name: 'Meera Kulkarni', meeting_url },
    })
  expect(await confirm(null)).toMatchObject({ status: 400 })
  expect(await confirm('https://meet.example.in/abc')).toMatchObject({ status: 200 })
  const { data } = await succeed(portal.app, listMyConsultations, { token: customer.token, query: {} })
  expect(data).toMatchObject([{ status: 'confirmed', expert_name: 'Meera Kulkarni' }])
})
