import { randomUUID } from 'node:crypto'
import {
  getBusinessDetails,
  markComplianceDone,
  type ServiceSummary,
  setComplianceProfile,
} from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeBusiness } from '../applications/change-business.ts'
import { insertBusiness } from '../businesses/business-queries.ts'

let portal: TestApp
const today = indianDayOf(new Date().toISOString())

beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function ownerOf(nameOfFirm: string) {
  const { customerId, token } = await signIn(portal.services)
  const business = await insertBusiness(portal.db, { customerId, nameOfFirm })
  return { customerId, token, businessId: business.id }
}

async function applyFor({ customerId, businessId }: { customerId: string; businessId: string }) {
  const { applicationId } = await createApplication(portal.services, { customerId })
  await changeBusiness(portal.services, { applicationId, customerId }, businessId)
  return applicationId
}

const read = (
  { token, businessId }: { token: string; businessId: string },
  query: { cursor?: string; limit?: number } = {},
) => succeed(portal.app, getBusinessDetails, { token, params: { id: businessId }, query })

it('reads a business with the applications for it, and for no other', async () => {
  const owner = await ownerOf('Patil Skills')
  const other = await insertBusiness(portal.db, { customerId: owner.customerId, nameOfFirm: 'Rao Foods' })
  const first = await applyFor(owner)
  await applyFor({ ...owner, businessId: other.id })
  await createApplication(portal.services, owner)
  const second = await applyFor(owner)
  expect(await read(owner)).toMatchObject({
    success: true,
    data: {
      business: { id: owner.businessId, name_of_firm: 'Patil Skills', user_id: owner.customerId },
      compliance: { has_profile: false, licences: [], overdue: 0, next: null },
      services: [
        { id: second, name_of_firm: 'Patil Skills', client_status: 'pending' },
        { id: first, name_of_firm: 'Patil Skills' },
      ],
    },
    next_cursor: null,
  })
})

it('tells licences, what is overdue and what falls due next; what is done is neither', async () => {
  const owner = await ownerOf('Patil Skills')
  const { token, businessId } = owner
  const licences = [-3, 5, 9].map((days) => ({
    id: randomUUID(),
    title: `Trade licence ${days}`,
    valid_until: addDays(today, days),
  }))
  const facts = {
    organisation: 'individual' as const,
    gst: 'none' as const,
    turnover: 'up_to_2_crore' as const,
    state_id: 21,
    tax_audit: false,
    advance_tax: 'none' as const,
    deducts_tds: false,
    started_on: null,
    director_kyc_year: null,
  }
  const params = { id: businessId }
  await succeed(portal.app, setComplianceProfile, { token, params, body: { facts, licences } })

  const { compliance } = (await read(owner)).data
  expect(compliance).toMatchObject({ has_profile: true, licences, overdue: 1 })
  expect(compliance.next).toMatchObject({ licence: { title: 'Trade licence 5' }, status: 'due_soon' })

  await succeed(portal.app, markComplianceDone, {
    token,
    params: { ...params, key: compliance.next?.key ?? '' },
  })
  expect((await read(owner)).data.compliance.next).toMatchObject({ licence: { title: 'Trade licence 9' } })
})

it('pages its applications by key, every one once', async () => {
  const owner = await ownerOf('Patil Skills')
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.unshift(await applyFor(owner))
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { data: { services: ServiceSummary[] }; next_cursor: string | null } = await read(owner, {
      limit: 2,
      ...(cursor ? { cursor } : {}),
    })
    seen.push(...page.data.services.map(({ id }) => id))
    cursor = page.next_cursor
    await applyFor(owner)
  } while (cursor)
  expect(seen).toEqual(ids)
})

it("another customer's business is not found, as one that does not exist", async () => {
  const owner = await ownerOf('Patil Skills')
  const stranger = await ownerOf('Rao Foods')
  const seek = (id: string) =>
    refuse(portal.app, getBusinessDetails, { token: stranger.token, params: { id }, query: {} })
  const unknown = await seek(randomUUID())
  const foreign = await seek(owner.businessId)
  expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
})
