import {
  listNotifications,
  readComplianceCalendar,
  saveNotificationPreferences,
  setComplianceProfile,
} from '@sanad/contracts'
import { addDays, addMonths, indianDayOf, lastDayOf, monthOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complianceBody } from '../../testing/access-matrix/create-case.ts'
import { succeed } from '../../testing/call.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createStaffMember } from '../desk/people/create-staff-member.ts'
import { hashPassword } from '../desk/people/hash-password.ts'
import { recordExtension, withdrawExtension } from './record-extension.ts'
import { tellOfExtension } from './tell-of-extension.ts'

let portal: TestApp
const today = indianDayOf(new Date().toISOString())
// Of next month, so that its due dates lie ahead on any day of the year.
const month = addMonths(monthOf(today), 1)
const periodTo = lastDayOf(month)
const due = `${addMonths(month, 1)}-20`
const moved = addDays(due, 5)
const extension = {
  form: 'gstr-3b',
  periodTo,
  from: null,
  to: moved,
  gstCodes: null,
  notification: 'Notification 20/2026-Central Tax',
  address: 'cbic-gst.gov.in',
}
const manager = 'manager@sanad.test'
const clerk = 'clerk@sanad.test'

beforeAll(async () => {
  portal = await startTestApp()
  const password = 'a-password-of-many-letters'
  const passwordHash = await hashPassword(password)
  await createStaffMember(portal.db, { email: manager, name: 'Meera Iyer', passwordHash, roles: ['manager'] })
  await createStaffMember(portal.db, { email: clerk, name: 'Kiran Rao', passwordHash, roles: ['clerk'] })
})
afterAll(() => portal.close())

async function customerWith(gst: 'monthly' | 'none') {
  const { token, customerId } = await signIn(portal.services)
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Asha Traders' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { ...complianceBody, facts: { ...complianceBody.facts, gst }, licences: [] }
  await succeed(portal.app, setComplianceProfile, { token, params: { id }, body })
  const toldOf = async () => {
    const { data } = await succeed(portal.app, listNotifications, { token, query: {} })
    return data.flatMap((one) => (one.kind === 'compliance_moved' ? [one.params] : [])).reverse()
  }
  const dueOn = async () => {
    const { data } = await succeed(portal.app, readComplianceCalendar, {
      token,
      query: { cursor: monthOf(due), limit: 2 },
    })
    const items = data.months.flatMap(({ items }) => items)
    return items.find(({ key }) => key === `gstr-3b.${periodTo}`)
  }
  const channels = async () => {
    const rows = await portal.db
      .selectFrom('messages')
      .select('channel')
      .where('customer_id', '=', customerId)
      .execute()
    return rows.map(({ channel }) => channel)
  }
  return { token, customerId, toldOf, dueOn, channels }
}

it('an extension moves the date, is told once to whom it touches, and is undone and told again', async () => {
  const touched = await customerWith('monthly')
  const other = await customerWith('none')
  expect((await touched.dueOn())?.due_on).toBe(due)
  const id = await recordExtension(portal.db, { extension, email: manager })
  await portal.runJobs()
  await tellOfExtension(portal.services, { extensionId: id })
  expect(await touched.dueOn()).toMatchObject({
    due_on: moved,
    extension: { from: due, notification: extension.notification },
  })
  const forward = { business: 'Asha Traders', due_on: moved, former_on: due, items: ['GSTR-3B'] }
  expect(await touched.toldOf()).toMatchObject([forward])
  expect(await other.toldOf()).toEqual([])

  const takeBack = () => withdrawExtension(portal.db, { id, reason: 'Read wrongly', email: manager })
  expect([await takeBack(), await takeBack()]).toEqual([true, false])
  await portal.runJobs()
  expect((await touched.dueOn())?.due_on).toBe(due)
  expect(await touched.toldOf()).toMatchObject([forward, { due_on: due, former_on: moved }])
  const audit = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'staff_id'])
    .where('entity_type', '=', 'due_date_extension')
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { description: `Moved a due date: ${extension.notification}`, staff_id: expect.any(String) },
    { description: 'Took a moved due date back: Read wrongly', staff_id: expect.any(String) },
  ])
})

it('one of a single State leaves the others', async () => {
  const { dueOn } = await customerWith('monthly')
  const delhi = { ...extension, gstCodes: ['07'] }
  const id = await recordExtension(portal.db, { extension: delhi, email: manager })
  expect((await dueOn())?.due_on).toBe(due)
  await withdrawExtension(portal.db, { id, reason: 'Test', email: manager })
})

it.each([
  ['by somebody who may not', {}, clerk, /may not change the calendar/],
  ['by nobody', {}, 'nobody@sanad.test', /may not change the calendar/],
  ['of an unknown form', { form: 'gstr-99' }, manager, /form/],
  ['of a day that ends no period', { periodTo: addDays(periodTo, -1) }, manager, /no due date/],
  ['that does not move forward', { from: due, to: due }, manager, /forward/],
  ['to a day before every date of the law', { to: addDays(due, -10) }, manager, /forward/],
  ['of a day that is no due date', { from: addDays(due, 1) }, manager, /is no due date/],
  ['of a State that does not exist', { gstCodes: ['39'] }, manager, /no GST State code/],
  ['of a month without that form', { form: 'iff', periodTo: '2026-12-31' }, manager, /no due date/],
  ['of a form whose date nobody confirmed', { form: 'gstr-5' }, manager, /no due date/],
  [
    'of a date that those States do not have',
    { periodTo: '2026-12-31', from: '2027-01-22', to: '2027-01-31', gstCodes: ['07'] },
    manager,
    /is no due date/,
  ],
  [
    'of a meeting, that moves nothing',
    { form: 'aoc-4', periodTo: '2026-03-31', to: '2026-04-30' },
    manager,
    /forward/,
  ],
])('an extension %s is refused', async (_name, wrong, email, message) => {
  await expect(recordExtension(portal.db, { extension: { ...extension, ...wrong }, email })).rejects.toThrow(
    message,
  )
})

it.each(['999999', 'first'])('an extension that does not exist is not taken back: %s', async (id) => {
  await expect(withdrawExtension(portal.db, { id, reason: 'Test', email: manager })).rejects.toThrow(
    `There is no extension ${id}`,
  )
})

/** Notices wait for the end of the quiet hours. */
const NIGHT = 24 * 3600

it.each([
  ['by SMS where only the mobile number is proved', { email: false }, {}, ['sms']],
  ['by e-mail alone where that is proved', { email: true }, {}, ['email']],
  ['nowhere but in the portal where that was chosen', { email: false }, { sms: false }, []],
] as const)('a moved date is told %s', async (_how, proved, chosen, expected) => {
  const touched = await customerWith('monthly')
  await portal.db
    .updateTable('customers')
    .set({
      mobile_verified_at: new Date(),
      email: `${touched.customerId}@example.in`,
      email_verified_at: proved.email ? new Date() : null,
    })
    .where('id', '=', touched.customerId)
    .execute()
  if ('sms' in chosen) {
    const body = { choices: [{ topic: 'compliance' as const, channel: 'sms' as const, enabled: chosen.sms }] }
    await succeed(portal.app, saveNotificationPreferences, { token: touched.token, body })
  }
  const id = await recordExtension(portal.db, { extension, email: manager })
  await portal.runJobs()
  await portal.runJobs({ dueWithinSeconds: NIGHT })
  expect(await touched.toldOf()).toHaveLength(1)
  expect(await touched.channels()).toEqual(expected)
  await withdrawExtension(portal.db, { id, reason: 'Test', email: manager })
})
