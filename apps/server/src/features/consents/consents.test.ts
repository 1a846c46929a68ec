import { randomUUID } from 'node:crypto'
import {
  addBusinessName,
  readPrivacy,
  readPrivacyNotice,
  register,
  saveConsents,
  setComplianceProfile,
} from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complianceBody } from '../../testing/access-matrix/create-case.ts'
import { refuse, succeed } from '../../testing/call.ts'
import { randomMobile, signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindOfDueDates } from '../compliance/remind-of-due-dates.ts'
import { hasWithdrawn } from './consents.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const decisionsOf = async (customerId: string) => {
  const rows = await portal.db
    .selectFrom('consents')
    .select(['purpose', 'decision', 'notice_version', 'how', 'language'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  return rows.map((row) => [row.purpose, row.decision, row.notice_version, row.how, row.language].join(' '))
}

it('anybody reads the notice in English and Hindi', async () => {
  const read = (language: string) =>
    succeed(portal.app, readPrivacyNotice, { headers: { 'accept-language': language } })
  const [english, hindi] = [await read('en'), await read('hi')]
  expect(english.data).toMatchObject({ version: 2, title: 'Privacy notice' })
  expect(hindi.data).toMatchObject({ version: 2, title: 'गोपनीयता सूचना' })
  const whomToAsk = 'Nobody, for demonstration only, grievance@sanad.example'
  expect(JSON.stringify(english.data.sections)).toContain(whomToAsk)
  expect(JSON.stringify(hindi.data.sections)).toContain(whomToAsk)
  expect(hindi.data.purposes.map(({ purpose }) => purpose)).toEqual(['service', 'reminders', 'offers'])
})

it('registration records the notice that was shown, and none when none was', async () => {
  const registered = async (more: object) => {
    const mobile = randomMobile()
    const body = { mobile, email: `meera.${mobile}@example.in`, name: 'Meera Joshi', ...more }
    const { user } = await succeed(portal.app, register, { body, headers: { 'accept-language': 'hi' } })
    return decisionsOf(user.id)
  }
  expect(await registered({})).toEqual([])
  expect(await registered({ privacy_notice_version: 2 })).toEqual(['service given 2 registration hi'])
  expect(await registered({ privacy_notice_version: 2, accept_offers: true })).toEqual([
    'service given 2 registration hi',
    'offers given 2 registration hi',
  ])
})

it('reminders are part of the service: on until they are turned off, and nobody has consented to them', async () => {
  const { token, customerId } = await signIn(portal.services)
  const consents = async () => (await succeed(portal.app, readPrivacy, { token })).data.consents
  const undecided = { given: false, decided_at: null, notice_version: null }
  expect(await consents()).toMatchObject([
    { purpose: 'service', basis: 'account', active: true, ...undecided },
    { purpose: 'reminders', basis: 'service', active: true, ...undecided },
    { purpose: 'offers', basis: 'consent', active: false, ...undecided },
  ])
  const decide = (reminders: boolean) =>
    succeed(portal.app, saveConsents, { token, body: { notice_version: 2, reminders, offers: false } })
  // The box was ticked by us.
  await decide(true)
  expect(await decisionsOf(customerId)).toEqual(['service given 2 profile en'])
  expect((await consents())[1]).toMatchObject({ active: true, ...undecided })
  await decide(false)
  expect((await consents())[1]).toMatchObject({ given: false, active: false, notice_version: 2 })
  // This time the customer did it.
  await decide(true)
  expect((await consents())[1]).toMatchObject({ given: true, active: true })
})

it('what is optional is given and withdrawn in the profile, and every decision stays on record', async () => {
  const { token, customerId } = await signIn(portal.services)
  const decide = (reminders: boolean, offers: boolean) =>
    succeed(portal.app, saveConsents, { token, body: { notice_version: 2, reminders, offers } })
  await decide(true, false)
  await decide(true, false)
  expect(await hasWithdrawn(portal.db, customerId, 'reminders')).toBe(false)
  await decide(false, true)
  expect(await hasWithdrawn(portal.db, customerId, 'reminders')).toBe(true)
  expect(await decisionsOf(customerId)).toEqual([
    'service given 2 profile en',
    'reminders withdrawn 2 profile en',
    'offers given 2 profile en',
  ])
  const { data } = await succeed(portal.app, readPrivacy, { token })
  expect(data.is_notice_new).toBe(false)
  expect(data.consents.map(({ purpose, given }) => [purpose, given])).toEqual([
    ['service', true],
    ['reminders', false],
    ['offers', true],
  ])
})

it('a customer who has seen only an older notice is asked again, and cannot agree to one that is not the newest', async () => {
  const { token, customerId } = await signIn(portal.services)
  const isNew = async () => (await succeed(portal.app, readPrivacy, { token })).data.is_notice_new
  expect(await isNew()).toBe(true)
  const body = { notice_version: 3, reminders: false, offers: false }
  expect(await refuse(portal.app, saveConsents, { token, body })).toMatchObject({
    status: 409,
    code: 'notice_outdated',
  })
  await succeed(portal.app, saveConsents, { token, body: { ...body, notice_version: 2 } })
  expect(await isNew()).toBe(false)
  expect(await decisionsOf(customerId)).toEqual([
    'service given 2 profile en',
    'reminders withdrawn 2 profile en',
  ])
})

it('whoever takes reminders back is not reminded of due dates', async () => {
  const remindersOf = async (reminders: boolean) => {
    const { token, customerId } = await signIn(portal.services)
    const { business_id } = await succeed(portal.app, addBusinessName, {
      token,
      body: { name_of_firm: 'Rao Traders', user_id: customerId },
    })
    // A licence that ends within the week is due whatever day it is.
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const licences = [{ id: randomUUID(), title: 'Shop licence', valid_until: soon }]
    const profile = { ...complianceBody, licences }
    await succeed(portal.app, setComplianceProfile, { token, params: { id: business_id }, body: profile })
    await succeed(portal.app, saveConsents, { token, body: { notice_version: 2, reminders, offers: false } })
    await remindOfDueDates(portal.services)
    const told = await portal.db
      .selectFrom('notifications')
      .select('kind')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'compliance_due')
      .execute()
    return told.length
  }
  expect(await remindersOf(true)).toBeGreaterThan(0)
  expect(await remindersOf(false)).toBe(0)
})

it('the portal can add to the record of consents and never change it', async () => {
  const { db } = portal.services
  await expect(sql`update consents set decision = 'given'`.execute(db)).rejects.toThrow('permission denied')
  await expect(sql`delete from consents`.execute(db)).rejects.toThrow('permission denied')
})
