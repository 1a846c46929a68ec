import {
  addBusinessName,
  createApplication,
  deleteApplication,
  getProfile,
  getServiceDetails,
  listMyServices,
  sourceHeader,
  updateProfile,
} from '@sanad/contracts'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { foldCustomerChanges } from '../../platform/customer-revision.ts'
import { call, sourceOfToday, succeed } from '../../testing/call.ts'
import {
  createPaidApplication,
  giveEverything,
  type PaidApplication,
} from '../../testing/factories/paid-application.ts'
import { actAtRandom, type RandomAct, randomAct } from '../../testing/factories/random-acts.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
/** As another process: it remembers for itself. */
let other: FastifyInstance
let staff: string
beforeAll(async () => {
  portal = await startTestApp()
  other = await buildApp(portal.services)
  ;({ staffToken: staff } = await signInStaff(portal.services))
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const pagesOf = ({ applicationId }: PaidApplication) => [
  getServiceDetails.path({ userServiceId: applicationId }),
  listMyServices.path({}),
  getProfile.path({}),
]

/** Without the time until which links to files are good. */
async function read(app: FastifyInstance, { token }: PaidApplication, url: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, [sourceHeader]: sourceOfToday() }
  const { statusCode, body } = await app.inject({ url, headers })
  expect(statusCode).toBe(200)
  return JSON.parse(body.replace(/(?:expires|signature)=[^"&]+/g, ''))
}

let asked = 0
/** What nobody asked for in these words cannot be remembered. */
const readAnew = (paid: PaidApplication, url: string) => read(other, paid, `${url}?anew=${asked++}`)

async function actAsCustomer(paid: PaidApplication, { act, which }: RandomAct): Promise<void> {
  const { token, customerId: user_id } = paid
  const name = `Asha ${'abcdef'[which]}`
  if (act === 'rename') await succeed(portal.app, updateProfile, { token, body: { name_of_person: name } })
  if (act === 'name a firm') {
    await call(portal.app, addBusinessName, { token, body: { user_id, name_of_firm: name } })
  }
  if (act !== 'apply') return
  const body = { service_id: paid.service.slug }
  const { data } = await succeed(portal.app, createApplication, { token, body })
  if (which > 3) await succeed(portal.app, deleteApplication, { token, params: { id: data.id } })
}

const customerAct = fc.record({
  act: fc.constantFrom('rename', 'name a firm', 'apply'),
  which: fc.nat({ max: 5 }),
})

it('what a process remembers is what it would answer anew, whatever is recorded elsewhere meanwhile', async () => {
  const acts = fc.array(fc.oneof(randomAct, customerAct), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const paid = await createPaidApplication(portal.services)
      await giveEverything(portal.services, paid)
      for (const step of steps) {
        for (const url of pagesOf(paid)) await read(other, paid, url)
        await actAtRandom(portal, { ...step, token: staff, paid })
        await actAsCustomer(paid, step)
        for (const url of pagesOf(paid))
          expect(await read(other, paid, url)).toEqual(await readAnew(paid, url))
      }
    }),
    { numRuns: 8 },
  )
}, 60_000)

it('what has not changed is not asked for again, and what has changed is', async () => {
  const { db, statements } = recordStatements(portal.services.db)
  const app = await buildApp({ ...portal.services, db })
  const paid = await createPaidApplication(portal.services)
  const countStatements = async () => {
    const before = statements.length
    await read(app, paid, listMyServices.path({}))
    return statements.length - before
  }
  const first = await countStatements()
  // An answer holds until its minute is over, which may end before one of these, and not before both.
  expect(Math.min(await countStatements(), await countStatements())).toBe(0)
  await succeed(portal.app, createApplication, {
    token: paid.token,
    body: { service_id: paid.service.slug },
  })
  expect(await countStatements()).toBe(first)
  await app.close()
})

it('somebody else is not answered from what was remembered for the customer', async () => {
  const paid = await createPaidApplication(portal.services)
  const stranger = await createPaidApplication(portal.services)
  const url = getServiceDetails.path({ userServiceId: paid.applicationId })
  await read(other, paid, url)
  const headers = { authorization: `Bearer ${stranger.token}`, [sourceHeader]: sourceOfToday() }
  expect((await other.inject({ url, headers })).statusCode).toBe(404)
})

it('the changes of a customer are folded into one row of no transaction, and their sum stays', async () => {
  const { customerId, token } = await createPaidApplication(portal.services)
  const changes = async () => {
    const rows = await portal.db
      .selectFrom('customer_changes')
      .select(['transaction', 'changes'])
      .where('customer_id', '=', customerId)
      .execute()
    return {
      of: rows.map(({ transaction }) => transaction),
      sum: rows.reduce((sum, { changes }) => sum + Number(changes), 0),
    }
  }
  const fold = () => foldCustomerChanges(portal.services.db).run({})
  const before = await changes()
  expect(before.of.length).toBeGreaterThan(1)
  await Promise.all([fold(), fold()])
  expect(await changes()).toEqual({ of: ['0'], sum: before.sum })
  await succeed(portal.app, updateProfile, { token, body: { name_of_person: 'Another Name' } })
  await fold()
  expect(await changes()).toEqual({ of: ['0'], sum: before.sum + 1 })
})
