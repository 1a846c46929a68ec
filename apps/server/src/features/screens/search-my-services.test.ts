import { listMyServices, type ServiceSummary } from '@sanad/contracts'
import { textIn } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { settle } from '../../testing/factories/payments.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeBusiness } from '../applications/change-business.ts'
import { insertBusiness } from '../businesses/business-queries.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

type Wish = Parameters<typeof succeed<typeof listMyServices>>[2]['query']

async function find(token: string, query: Wish): Promise<string[]> {
  const { services } = await succeed(portal.app, listMyServices, { token, query })
  return services.map(({ id }) => id)
}

async function customerWithThree() {
  const { customerId, token } = await signIn(portal.services)
  const centre = await createApplication(portal.services, { customerId })
  const partner = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  const trainer = await createApplication(portal.services, { customerId, slug: 'tot-toa' })
  const business = await insertBusiness(portal.db, { customerId, nameOfFirm: '100% Patil_Skills' })
  const owned = { applicationId: partner.applicationId, customerId }
  await changeBusiness(portal.services, owned, business.id)
  return { customerId, token, centre, partner, trainer }
}

it('finds services by a part of their title, in either language and spelling', async () => {
  const { token, centre, partner } = await customerWithThree()
  const title = partner.service.title
  expect(await find(token, { q: title.en.slice(3, 14).toUpperCase() })).toEqual([partner.applicationId])
  expect(await find(token, { q: `  ${textIn(title, 'hi').slice(0, 12)} ` })).toContain(partner.applicationId)
  expect(await find(token, { q: 'registration' })).toEqual([partner.applicationId, centre.applicationId])
})

it('finds a service by its tracking id as people type it', async () => {
  const { token, trainer } = await customerWithThree()
  const [code, tail = ''] = trainer.trackId.split('-')
  for (const q of [
    trainer.trackId,
    `#${code}${tail}`,
    tail.toLowerCase(),
    `${code} ${tail.replaceAll('0', 'O').replaceAll('1', 'l')}`,
  ]) {
    expect(await find(token, { q }), q).toEqual([trainer.applicationId])
  }
})

it("finds services by the firm's name; signs that search patterns have mean nothing", async () => {
  const { token, partner } = await customerWithThree()
  expect(await find(token, { q: 'patil_s' })).toEqual([partner.applicationId])
  expect(await find(token, { q: '100% p' })).toEqual([partner.applicationId])
  for (const q of ['%', '_', '%_%', "';--", '-', '#']) {
    expect(await find(token, { q }), q).toEqual(
      '100% Patil_Skills'.includes(q) ? [partner.applicationId] : [],
    )
  }
})

it('a blank search is none, and another customer’s services are never found', async () => {
  const { token } = await customerWithThree()
  const stranger = await customerWithThree()
  expect(await find(token, { q: '   ' })).toHaveLength(3)
  expect(await find(token, { q: stranger.trainer.trackId })).toEqual([])
})

it('filters by the status that is shown, together with a search', async () => {
  const { customerId, token, centre, partner, trainer } = await customerWithThree()
  await settle(portal.services, { customerId, applicationId: centre.applicationId })
  expect(await find(token, { status: 'processing' })).toEqual([centre.applicationId])
  expect(await find(token, { status: 'pending' })).toEqual([trainer.applicationId, partner.applicationId])
  expect(await find(token, { status: 'pending', q: 'registration' })).toEqual([partner.applicationId])
  expect(await find(token, { status: 'completed' })).toEqual([])
  const odd = await call(portal.app, listMyServices, { token, query: { status: 'odd' as 'pending' } })
  expect(odd.status).toBe(400)
})

it('filters by the service and by the business, so that a second application is seen before it is made', async () => {
  const { customerId, token, centre, partner } = await customerWithThree()
  const again = await createApplication(portal.services, { customerId, slug: 'tp-registration' })
  expect(await find(token, { service_id: 'tp-registration' })).toEqual([
    again.applicationId,
    partner.applicationId,
  ])
  expect(await find(token, { service_id: centre.service.slug })).toEqual([centre.applicationId])
  const business = await insertBusiness(portal.db, { customerId, nameOfFirm: 'Rao Foods' })
  await changeBusiness(portal.services, { applicationId: again.applicationId, customerId }, business.id)
  const query = { service_id: 'tp-registration', business_id: business.id }
  expect(await find(token, query)).toEqual([again.applicationId])
  expect(await find(token, { ...query, service_id: 'tot-toa' })).toEqual([])
})

it('a filtered list is read to its end by key, every match once', async () => {
  const { customerId, token } = await signIn(portal.services)
  const paid: string[] = []
  for (let count = 0; count < 9; count++) {
    const { applicationId } = await createApplication(portal.services, { customerId })
    if (count % 3 !== 1) continue
    await settle(portal.services, { customerId, applicationId })
    paid.unshift(applicationId)
  }
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: Wish = { status: 'processing', limit: 2, ...(cursor ? { cursor } : {}) }
    const page: { services: ServiceSummary[]; next_cursor: string | null } = await succeed(
      portal.app,
      listMyServices,
      { token, query },
    )
    seen.push(...page.services.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect(seen).toEqual(paid)
})

it('finds what lies behind hundreds of others', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { customerId, applicationId })
  await portal.db
    .insertInto('applications')
    .values(
      Array.from({ length: 201 }, (_, index) => ({
        customer_id: customerId,
        service_slug: service.slug,
        service_version: service.version,
        track_id: `${service.code}-X${customerId.slice(0, 6)}${index}`,
      })),
    )
    .execute()
  const first = await succeed(portal.app, listMyServices, { token, query: { status: 'processing' } })
  expect(first.services).toEqual([])
  const cursor = first.next_cursor ?? ''
  expect(await find(token, { status: 'processing', cursor })).toEqual([applicationId])
})
