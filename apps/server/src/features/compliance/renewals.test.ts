import {
  createComplianceCalendarLink,
  listNotifications,
  markComplianceDone,
  readComplianceCalendar,
  setComplianceProfile,
} from '@sanad/contracts'
import { addDays, indianDayOf, monthOf, undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complianceBody } from '../../testing/access-matrix/create-case.ts'
import { succeed } from '../../testing/call.ts'
import { completeStages } from '../../testing/factories/complete-stages.ts'
import { createDeliverable } from '../../testing/factories/deliverable.ts'
import { createPaidApplication, giveEverything } from '../../testing/factories/paid-application.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindOfDueDates } from './remind-of-due-dates.ts'

let portal: TestApp
let staffToken: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const today = indianDayOf(new Date().toISOString())

const renewable = { ...complianceBody, licences: [] }

/** A business of whose application a certificate came that ends on this day. */
async function businessWithCertificate(valid_until: string, visible: 'now' | 'when_completed' = 'now') {
  const application = await createPaidApplication(portal.services)
  const { customerId, applicationId } = application
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Asha Traders' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const linked = portal.db.updateTable('applications').set({ business_id: id })
  await linked.where('id', '=', applicationId).execute()
  const deliverableId = await createDeliverable(portal.app, {
    staffToken,
    applicationId,
    valid_until,
    visible,
  })
  // Until then it can be taken back.
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  return { ...application, businessId: id, deliverableId }
}

async function renewalsOf(token: string, headers: Record<string, string> = {}) {
  const query = { cursor: monthOf(today), limit: 2 }
  const { data } = await succeed(portal.app, readComplianceCalendar, { token, headers, query })
  return data.months.flatMap(({ items }) => items).filter(({ form }) => form === 'licence-renewal')
}

it('[DK-44] the validity of a certificate enters the calendar, before anything was told of the business and after', async () => {
  const { token, businessId, deliverableId } = await businessWithCertificate(addDays(today, 5))
  const renewal = {
    business_id: businessId,
    due_on: addDays(today, 5),
    licence: { id: deliverableId, title: 'TC certificate' },
  }
  expect(await renewalsOf(token)).toMatchObject([renewal])
  await succeed(portal.app, setComplianceProfile, { token, params: { id: businessId }, body: renewable })
  expect(await renewalsOf(token)).toMatchObject([renewal])
  expect(await renewalsOf(token, { 'accept-language': 'hi' })).toMatchObject([
    { licence: { title: 'TC प्रमाणपत्र' } },
  ])
})

it('a certificate that is valid for years stands beside the months, as long as it is valid', async () => {
  const { token, businessId, deliverableId } = await businessWithCertificate('2099-11-30')
  const validities = async () =>
    (await succeed(portal.app, readComplianceCalendar, { token, query: {} })).data.validities
  const certificate = {
    business_id: businessId,
    id: deliverableId,
    title: 'TC certificate',
    valid_until: '2099-11-30',
  }
  expect(await validities()).toEqual([certificate])
  const ended = { id: crypto.randomUUID(), title: 'Shop licence', valid_until: addDays(today, -1) }
  const noted = { title: 'Trade licence', valid_until: today }
  const body = { ...complianceBody, licences: [ended, { id: crypto.randomUUID(), ...noted }] }
  await succeed(portal.app, setComplianceProfile, { token, params: { id: businessId }, body })
  expect(await validities()).toEqual([expect.objectContaining(noted), certificate])
})

it('it is reminded of, marked as done, and in the calendar file', async () => {
  const { token, businessId } = await businessWithCertificate(addDays(today, 5))
  await remindOfDueDates(portal.services)
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data.find(({ kind }) => kind === 'compliance_due')?.params).toMatchObject({
    due_on: addDays(today, 5),
    items: ['TC certificate'],
  })
  const link = await succeed(portal.app, createComplianceCalendarLink, { token, body: {} })
  expect((await portal.app.inject(link.data.url)).body).toContain('TC certificate')
  const [renewal] = await renewalsOf(token)
  const params = { id: businessId, key: renewal?.key ?? '' }
  await succeed(portal.app, markComplianceDone, { token, params })
  expect(await renewalsOf(token)).toMatchObject([{ status: 'done' }])
})

it('[DK-44] a renewed certificate takes the place of the former in the calendar', async () => {
  const { token, applicationId, deliverableId } = await businessWithCertificate(addDays(today, 5))
  const renewed = { valid_until: addDays(today, 25), replaces: deliverableId }
  await createDeliverable(portal.app, { staffToken, applicationId, ...renewed })
  expect(await renewalsOf(token)).toMatchObject([{ due_on: addDays(today, 5) }])
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })
  expect(await renewalsOf(token)).toMatchObject([{ due_on: addDays(today, 25) }])
})

it('a certificate that waits for the completion is neither in the calendar nor reminded of before', async () => {
  const application = await businessWithCertificate(addDays(today, 5), 'when_completed')
  const { token } = application
  await remindOfDueDates(portal.services)
  expect(await renewalsOf(token)).toEqual([])
  const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
  expect(data.filter(({ kind }) => kind === 'compliance_due')).toEqual([])
  await giveEverything(portal.services, application)
  await completeStages(portal, { staffToken, ...application })
  expect(await renewalsOf(token)).toMatchObject([{ due_on: addDays(today, 5) }])
})
