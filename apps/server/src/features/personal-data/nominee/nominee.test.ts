import { nameNominee, readPrivacy, removeNominee } from '@sanad/contracts'
import { revealNominee } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { proveLately } from '../../../testing/factories/challenge.ts'
import { requestDueErasure } from '../../../testing/factories/due-erasure.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { erasePersonalData } from '../erasure/erase-personal-data.ts'
import { exportSections } from '../export/export-sections.ts'
import { rotateKeys } from '../keys/rotate-keys.ts'

const body = { name: 'Anil Kulkarni', relation: 'spouse', mobile: '9811112222' } as const

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function begin() {
  const customer = await signIn(portal.services)
  await proveLately(portal.db, customer.customerId)
  const read = async () => (await succeed(portal.app, readPrivacy, { token: customer.token })).data.nominee
  const name = (nominee: object = body) =>
    succeed(portal.app, nameNominee, { token: customer.token, body: { ...body, ...nominee } })
  const readStored = async () => {
    const { rows } = await sql<{ row: string }>`
      select n::text as row from nominations n where customer_id = ${customer.customerId}`.execute(portal.db)
    return rows[0]?.row ?? ''
  }
  return { ...customer, read, name, readStored }
}

it('a customer names one person, who is sealed, replaces them, and takes it back', async () => {
  const { token, customerId, read, name, readStored } = await begin()
  expect(await read()).toBeNull()
  await name()
  expect(await read()).toMatchObject(body)
  const row = await readStored()
  expect(row).toContain('Anil K. ••••••2222')
  for (const secret of ['Kulkarni', '9811112222', 'spouse']) expect(row).not.toContain(secret)
  await name({ name: 'Meena Kulkarni', relation: 'child' })
  expect(await read()).toMatchObject({ name: 'Meena Kulkarni', relation: 'child' })
  await succeed(portal.app, removeNominee, { token })
  await succeed(portal.app, removeNominee, { token })
  expect(await read()).toBeNull()
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['description', 'metadata'])
    .where('customer_id', '=', customerId)
    .where('description', 'like', '%person%')
    .orderBy('id')
    .execute()
  expect(entries.map(({ description }) => description)).toEqual([
    'Named a person who may act for them',
    'Named a person who may act for them',
    'Took the nomination of a person back',
  ])
  expect(JSON.stringify(entries)).not.toContain('Kulkarni')
})

it('a session without a fresh one-time password names nobody', async () => {
  const { token } = await signIn(portal.services)
  expect(await refuse(portal.app, nameNominee, { token, body })).toMatchObject({ code: 'proof_needed' })
  expect(await refuse(portal.app, removeNominee, { token })).toMatchObject({ code: 'proof_needed' })
})

it('the nomination is in the copy, masked; follows new keys; and goes with the account', async () => {
  const { customerId, read, name, readStored } = await begin()
  await name()
  const section = exportSections.find((one) => one.name === 'nominee')
  expect(await section?.list(portal.db, customerId)).toMatchObject([{ name: 'Anil K. ••••••2222' }])
  const before = await readStored()
  const [current] = portal.services.config.secrets.personalData
  await rotateKeys(portal.services.db, [{ id: 'newer', key: Buffer.alloc(32, 7) }, current])
  expect(await readStored()).toContain('newer.')
  expect(await readStored()).not.toBe(before)
  await rotateKeys(portal.services.db, [current, { id: 'newer', key: Buffer.alloc(32, 7) }])
  expect(await read()).toMatchObject(body)
  await requestDueErasure(portal.db, customerId)
  await erasePersonalData(portal.db, customerId)
  expect(await readStored()).toBe('')
})

it('staff who answer for privacy read who was named, for a reason that is recorded; others do not', async () => {
  const { customerId, name } = await begin()
  const { staffToken } = await signInStaff(portal.services, { roles: ['manager'] })
  const { staffToken: clerk } = await signInStaff(portal.services, { roles: ['clerk'] })
  const call = (token: string) => ({
    token,
    params: { id: customerId },
    body: { reason: 'The family told us of a death' },
  })
  expect((await succeed(portal.app, revealNominee, call(staffToken))).data).toBeNull()
  await name()
  expect(await refuse(portal.app, revealNominee, call(clerk))).toMatchObject({ status: 403 })
  expect((await succeed(portal.app, revealNominee, call(staffToken))).data).toMatchObject(body)
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['kind', 'metadata'])
    .where('customer_id', '=', customerId)
    .where('description', '=', 'reveal_nominee')
    .execute()
  const entry = { kind: 'reveal', metadata: { reason: 'The family told us of a death' } }
  expect(entries).toEqual([entry, entry])
})
