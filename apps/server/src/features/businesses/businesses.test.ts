import { randomUUID } from 'node:crypto'
import { addBusinessName, listUserBusinesses, updateBusiness } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function ownerOf(name_of_firm: string) {
  const { customerId, token } = await signIn(portal.services)
  const body = { name_of_firm, user_id: customerId }
  const { business_id } = await succeed(portal.app, addBusinessName, { token, body })
  return { customerId, token, businessId: business_id }
}

it("[AP-04] lists the customer's own businesses as a bare list, newest first", async () => {
  const { customerId, token, businessId } = await ownerOf('Patil Skills')
  await ownerOf('Rao Foods')
  const body = { name_of_firm: '  Patil & Daughters ', user_id: customerId }
  const { business_id } = await succeed(portal.app, addBusinessName, { token, body })
  expect(await succeed(portal.app, listUserBusinesses, { token })).toEqual([
    { id: business_id, name_of_firm: 'Patil & Daughters', user_id: customerId },
    { id: businessId, name_of_firm: 'Patil Skills', user_id: customerId },
  ])
})

it('says what a new business needs', async () => {
  const { token, customerId } = await ownerOf('Patil Skills')
  const message = 'Name of firm and user_id are required'
  for (const body of [
    { name_of_firm: ' ', user_id: customerId },
    { name_of_firm: 'Rao Foods', user_id: '' },
  ]) {
    expect(await refuse(portal.app, addBusinessName, { token, body })).toMatchObject({ status: 400, message })
  }
})

it('renames an own business and records what it was called', async () => {
  const { customerId, token, businessId } = await ownerOf('Patil Skills')
  const answer = await succeed(portal.app, updateBusiness, {
    token,
    params: { id: businessId },
    body: { name_of_firm: 'Patil Academy' },
  })
  expect(answer.message).toBe('Business updated successfully')
  expect(await succeed(portal.app, listUserBusinesses, { token })).toMatchObject([
    { name_of_firm: 'Patil Academy' },
  ])
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select('metadata')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
  expect(entries[0]?.metadata).toEqual({ from: 'Patil Skills', to: 'Patil Academy' })
})

it("a business is added for oneself only, and a stranger's is not found", async () => {
  const own = await ownerOf('Patil Skills')
  const stranger = await ownerOf('Rao Foods')
  const { token } = stranger
  const body = { name_of_firm: 'Taken over', user_id: own.customerId }
  expect(await refuse(portal.app, addBusinessName, { token, body })).toMatchObject({ status: 404 })

  const rename = (id: string) =>
    refuse(portal.app, updateBusiness, { token, params: { id }, body: { name_of_firm: 'Taken over' } })
  const unknown = await rename(randomUUID())
  const foreign = await rename(own.businessId)
  expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
  expect(await succeed(portal.app, listUserBusinesses, { token: own.token })).toMatchObject([
    { name_of_firm: 'Patil Skills' },
  ])
})
