import { randomBytes, randomUUID } from 'node:crypto'
import {
  createLink,
  exchangeToken,
  getByCsrf,
  getById,
  getByTrack,
  trackByToken,
  updateApplication,
} from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createLinkedApplication } from '../../testing/factories/access-link.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const unknown = () => randomBytes(32).toString('base64url')
const dead = { status: 404, code: 'link_invalid' }

/** A customer's session with an application and a link of the purpose to it. */
async function beginWithLink(purpose: 'csrf' | 'entry' | 'track') {
  const { customerId, token } = await signIn(portal.services)
  const application = await createApplication(portal.services, { customerId })
  const params = { id: application.applicationId }
  const { data } = await succeed(portal.app, createLink, { token, params, body: { purpose } })
  return { customerId, token, ...application, link: data.token, expiresAt: data.expires_at }
}

describe('[AP-14] looking up an application', () => {
  it('by its access link tells what the specification names, with mobile and e-mail masked', async () => {
    const { accessLink, applicationId, customerId, mobile, email } = await createLinkedApplication(
      portal.services,
    )
    const { data } = await succeed(portal.app, getByCsrf, { params: { token: accessLink } })
    expect(data).toMatchObject({
      id: applicationId,
      user_id: customerId,
      payment_status: 0,
      redirect: 'paymentConfirmation',
      otp_verified_view: 0,
      email_verified: false,
      sms_verified: false,
      whatsapp_verified: false,
      type_of_reg: 'TC Registration',
    })
    expect(data.mobile).toBe(`••••••${mobile.slice(-4)}`)
    expect(data.email).toMatch(/^a••••@/)
    expect(JSON.stringify(data)).not.toContain(mobile)
    expect(JSON.stringify(data)).not.toContain(email)
  })

  it('leads to the dashboard where a choice or the State is missing', async () => {
    const choice = await createLinkedApplication(portal.services, { slug: 'nsdc-affiliation' })
    const stateless = await createLinkedApplication(portal.services, { stateId: null })
    for (const { accessLink } of [choice, stateless]) {
      const { data } = await succeed(portal.app, getByCsrf, { params: { token: accessLink } })
      expect(data.redirect).toBe('userDashboard')
    }
  })

  it('[L-links] answers every link that opens nothing in the same way', async () => {
    const expired = await createLinkedApplication(portal.services)
    const deleted = await createLinkedApplication(portal.services)
    const tracking = await beginWithLink('track')
    await sql`update access_links set expires_at = now() where application_id = ${expired.applicationId}`.execute(
      portal.db,
    )
    await sql`update applications set deleted_at = now() where id = ${deleted.applicationId}`.execute(
      portal.db,
    )
    const answers = await Promise.all(
      [expired.accessLink, deleted.accessLink, tracking.link, unknown(), 'x'].map((token) =>
        refuse(portal.app, getByCsrf, { params: { token } }),
      ),
    )
    for (const { requestId: _, ...answer } of answers) {
      expect(answer).toEqual({
        status: 404,
        success: false,
        code: 'link_invalid',
        message: 'This link is no longer valid. Please ask for a new one, or log in.',
      })
    }
  })

  it('by its id needs the link or the session that it belongs to; others get the 404 of nothing', async () => {
    const one = await createLinkedApplication(portal.services)
    const two = await createLinkedApplication(portal.services)
    const stranger = await signIn(portal.services)
    const { data } = await succeed(portal.app, getById, one)
    expect(data).toMatchObject({ id: one.applicationId, mobile: `••••••${one.mobile.slice(-4)}` })

    const own = await beginWithLink('csrf')
    const shown = await succeed(portal.app, getById, { token: own.token, params: { id: own.applicationId } })
    expect(shown.data.email).toContain('asha.')

    const nothing = await refuse(portal.app, getById, { ...one, params: { id: randomUUID() } })
    for (const caller of [{ accessLink: two.accessLink }, { token: stranger.token }]) {
      const answer = await refuse(portal.app, getById, { ...caller, params: one.params })
      expect(answer).toEqual({ ...nothing, requestId: answer.requestId })
      expect(answer).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await refuse(portal.app, getById, { params: one.params })).toMatchObject({ status: 401 })
    expect(await refuse(portal.app, getById, { accessLink: unknown(), params: one.params })).toMatchObject(
      dead,
    )
  })

  it('by its tracking id, as people write it, shows the stages to anybody', async () => {
    const { applicationId } = await createLinkedApplication(portal.services)
    await sql`update applications set track_id = 'TCR-8F3KQ7M2XD' where id = ${applicationId}`.execute(
      portal.db,
    )
    for (const trackingId of ['TCR-8F3KQ7M2XD', '#TCR8F3KQ7M2XD', 'tcr 8f3kq7m2xd']) {
      const { data } = await succeed(portal.app, getByTrack, { params: { trackingId } })
      expect(data).toMatchObject({ track_id: 'TCR-8F3KQ7M2XD', payment_status: 0, client_status: 'pending' })
    }
    for (const trackingId of ['TCR-8F3KQ7M2XE', 'anything']) {
      expect(await refuse(portal.app, getByTrack, { params: { trackingId } })).toMatchObject(dead)
    }
  })

  it('[L-links] twenty times a minute from one address, and then no more', async () => {
    const { accessLink } = await createLinkedApplication(portal.services)
    const address = '203.0.113.7'
    const look = () => succeed(portal.app, getByCsrf, { params: { token: accessLink }, address })
    for (let count = 0; count < 20; count++) await look()
    const late = await refuse(portal.app, trackByToken, { params: { token: unknown() }, address })
    expect(late).toMatchObject({ status: 429, code: 'rate_limited' })
  })
})

describe('public tracking', () => {
  it('[RT-08] shows service, stages and dates of a tracking link, and nothing personal', async () => {
    const { link, customerId, applicationId, service, expiresAt } = await beginWithLink('track')
    await settle(portal.services, { customerId, applicationId })
    const { data } = await succeed(portal.app, trackByToken, { params: { token: link } })
    expect(expiresAt).toBeNull()
    expect(data).toMatchObject({
      service_id: 'tc-registration',
      payment_status: 1,
      client_status: 'processing',
    })
    expect(data.stages.map(({ title }) => title)).toEqual(service.timeline.map(({ title }) => title.en))
    expect(data.stages[0]).toMatchObject({ in_progress: true, status: 'pending' })
    const customer = await portal.db
      .selectFrom('customers')
      .select(['id', 'mobile', 'email', 'name_of_person'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    for (const personal of Object.values(customer)) expect(JSON.stringify(data)).not.toContain(personal)
  })

  it('speaks Hindi to who asks for it', async () => {
    const { link, service } = await beginWithLink('track')
    const request = { params: { token: link }, headers: { 'accept-language': 'hi' } }
    expect((await succeed(portal.app, trackByToken, request)).data.title).toBe(service.title.hi)
  })

  it('does not open with an access link, and opens nothing else', async () => {
    const access = await beginWithLink('csrf')
    expect(await refuse(portal.app, trackByToken, { params: { token: access.link } })).toMatchObject(dead)
    const tracking = await beginWithLink('track')
    const params = { id: tracking.applicationId }
    expect(await refuse(portal.app, getById, { accessLink: tracking.link, params })).toMatchObject(dead)
    expect(await refuse(portal.app, exchangeToken, { body: { token: tracking.link } })).toMatchObject(dead)
  })
})

describe('[AP-30] making and exchanging links', () => {
  it('[L-links] an entry link is exchanged for an access link to the same application', async () => {
    const { link, applicationId, expiresAt } = await beginWithLink('entry')
    expect(Math.abs(Date.parse(expiresAt ?? '') - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000)
    const { csrf_token } = await succeed(portal.app, exchangeToken, { body: { token: link } })
    expect(Buffer.from(csrf_token, 'base64url')).toHaveLength(32)
    const { data } = await succeed(portal.app, getByCsrf, { params: { token: csrf_token } })
    expect(data.id).toBe(applicationId)
    expect(await refuse(portal.app, exchangeToken, { body: { token: csrf_token } })).toMatchObject(dead)
  })

  it('[L-links] an entry link opens once, however many exchange it at the same time', async () => {
    const { link } = await beginWithLink('entry')
    const request = { body: { token: link } }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(portal.app, exchangeToken, request)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(404)])
    expect(await refuse(portal.app, exchangeToken, request)).toMatchObject(dead)
  })

  it('[L-links] keeps only hashes of tokens', async () => {
    const { link } = await beginWithLink('csrf')
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(l)::text as text from access_links l`.execute(portal.db)
    expect(rows.map(({ text }) => text).join()).not.toContain(link)
    expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from(link, 'base64url').toString('hex'))
  })

  it("makes no link to another customer's application", async () => {
    const { applicationId } = await createLinkedApplication(portal.services)
    const { token } = await signIn(portal.services)
    const body = { purpose: 'csrf' as const }
    const strangers = await refuse(portal.app, createLink, { token, params: { id: applicationId }, body })
    const nothing = await refuse(portal.app, createLink, { token, params: { id: randomUUID() }, body })
    expect(strangers).toEqual({ ...nothing, requestId: strangers.requestId })
  })
})

describe('[AP-16] updating by link', () => {
  it('[L-links] changes application details of its own application alone', async () => {
    const one = await createLinkedApplication(portal.services)
    const two = await createLinkedApplication(portal.services)
    await succeed(portal.app, updateApplication, { ...one, body: { validity: '2 years' } })
    const { fields } = await portal.db
      .selectFrom('applications')
      .select('fields')
      .where('id', '=', one.applicationId)
      .executeTakeFirstOrThrow()
    expect(fields).toEqual({ validity: '2 years' })
    const body = { validity: '9 years' }
    const foreign = await refuse(portal.app, updateApplication, { ...two, params: one.params, body })
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is refused once a channel is verified; a session still may', async () => {
    const { link, token, applicationId } = await beginWithLink('csrf')
    await portal.db
      .insertInto('application_verifications')
      .values({ application_id: applicationId, channel: 'email' })
      .execute()
    const request = { params: { id: applicationId }, body: { validity: '2 years' } }
    expect(await refuse(portal.app, updateApplication, { ...request, accessLink: link })).toMatchObject({
      status: 409,
      code: 'application_verified',
    })
    await succeed(portal.app, updateApplication, { ...request, token })
  })

  it('refuses identifiers that contradict each other', async () => {
    const one = await createLinkedApplication(portal.services)
    const given = { type_of_org: 'partnership', company_pan_number: 'AAPFU0939F', office_state: '21' }
    await succeed(portal.app, updateApplication, { ...one, body: given })
    const body = { gst_number: '29AAPFU0939F1ZR' }
    const { issues } = await refuse(portal.app, updateApplication, { ...one, body })
    expect(issues).toEqual([
      {
        path: 'gst_number',
        message: 'This GSTIN belongs to a different State from those of your addresses.',
        reason: 'gstin_state_mismatch',
      },
    ])
    await succeed(portal.app, updateApplication, { ...one, body: { gst_number: '27AAPFU0939F1ZV' } })
  })
})
