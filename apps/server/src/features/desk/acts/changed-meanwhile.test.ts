import { randomUUID } from 'node:crypto'
import {
  askExtraItem,
  decideDocument,
  getDeskApplication,
  holdApplication,
  proposeRefund,
  resumeApplication,
} from '@sanad/contracts/staff'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import {
  createPaidApplication,
  giveDocument,
  giveEverything,
} from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readDeskApplication } from '../../screens/read-desk-application.ts'

let portal: TestApp
let token: string
let other: string
let staffId: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token, staffId } = await signInStaff(portal.services))
  ;({ staffToken: other } = await signInStaff(portal.services, { name: 'Ravi Rao' }))
})
afterAll(() => portal.close())

async function seenApplication() {
  const paid = await createPaidApplication(portal.services)
  const uploads = await giveEverything(portal.services, paid)
  await portal.runJobs()
  const params = { id: paid.applicationId }
  const look = async () => (await succeed(portal.app, getDeskApplication, { token, params })).data
  return { ...paid, file: [...uploads.values()][0] ?? '', params, look }
}

const hold = (id: string, by: string) => {
  const body = { comment: 'The portal is down.', request_id: randomUUID() }
  return succeed(portal.app, holdApplication, { token: by, params: { id }, body })
}

it('[DK-57] an act on an application that changed since it was seen is refused with the changes, and repeated knowingly', async () => {
  const { applicationId, params, look } = await seenApplication()
  const { seen } = await look()
  await hold(applicationId, other)
  const body = { title: 'Lease deed', seen, request_id: randomUUID() }
  const refusal = await refuse(portal.app, askExtraItem, { token, params, body })
  expect(refusal).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
    changes: [{ fact: 'hold', by: 'Ravi Rao', at: expect.any(String) }],
  })
  const { acts, seen: now } = await look()
  expect(acts.map(({ act }) => act)).toEqual(['hold'])
  await succeed(portal.app, askExtraItem, { token, params, body: { ...body, seen: now } })
  // Sent again after a cut it is found, whatever was seen.
  await succeed(portal.app, askExtraItem, { token, params, body })
})

it('[DK-57] what a second tab asks for on what it saw before is refused, and what the customer did since is named', async () => {
  const { applicationId, params, look } = await seenApplication()
  const { seen } = await look()
  const ask = (title: string) => ({ title, seen, request_id: randomUUID() })
  await succeed(portal.app, askExtraItem, { token, params, body: ask('Lease deed') })
  expect(await refuse(portal.app, askExtraItem, { token, params, body: ask('Rent receipt') })).toMatchObject({
    status: 412,
    changes: [{ fact: 'ask_extra_item', by: 'Priya Nair' }],
  })
  const { seen: now } = await look()
  await giveDocument(portal.services, { applicationId }, 'another')
  const reason = 'Paid twice'
  const wish = { amount_rupees: 10, reason, customer_reason: reason, customer_reason_hi: reason }
  const refund = { ...wish, seen: now, request_id: randomUUID() }
  expect(await refuse(portal.app, proposeRefund, { token, params, body: refund })).toMatchObject({
    status: 412,
    changes: [{ fact: 'file_given', by: null }],
  })
})

it('[DK-57] what comes in while an application is being read is neither shown nor seen: whoever sees it can act', async () => {
  const { applicationId } = await seenApplication()
  const reader = { staffId, roles: ['clerk'] as const }
  const shown = (services = portal.services) => readDeskApplication(services, { applicationId, reader }, 'en')
  let hasCome = false
  /** Commits a fact after the first statement that names the digest of what is seen. */
  const meanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasCome && result.rows.some((row) => 'version' in row && 'now' in row)) {
        hasCome = true
        await hold(applicationId, other)
      }
      return result
    },
  }
  const { seen, acts } = await shown({ ...portal.services, db: portal.services.db.withPlugin(meanwhile) })
  expect(hasCome).toBe(true)
  const now = await shown()
  expect(now.acts).toHaveLength(1)
  expect({ seen: seen.version === now.seen.version, acts: acts.length }).toEqual({ seen: false, acts: 0 })
})

it('[DK-57] a projection that was computed anew is no change', async () => {
  const { applicationId, params, look } = await seenApplication()
  await hold(applicationId, token)
  const { seen } = await look()
  await sql`update application_states set version = version + 1 where application_id = ${applicationId}`.execute(
    portal.db,
  )
  await succeed(portal.app, resumeApplication, { token, params, body: { seen, request_id: randomUUID() } })
})

it('[DK-57] of two who decide about one file the second learns of the first, and nothing is overwritten', async () => {
  const { file, look } = await seenApplication()
  const params = { id: file }
  const rejection = {
    decision: 'rejected',
    reason: 'Too dark.',
    seen: 'submitted',
    request_id: randomUUID(),
  } as const
  await succeed(portal.app, decideDocument, { token: other, params, body: rejection })
  const accept = { decision: 'accepted', seen: 'submitted', request_id: randomUUID() } as const
  expect(await refuse(portal.app, decideDocument, { token, params, body: accept })).toMatchObject({
    status: 412,
    seen: 'rejected',
    changes: [{ fact: 'reject_document', by: 'Ravi Rao' }],
  })
  const statusOf = async () => (await look()).application.uploadedDocs.find(({ id }) => id === file)?.status
  expect(await statusOf()).toBe('rejected')
  await succeed(portal.app, decideDocument, { token, params, body: { ...accept, seen: 'rejected' } })
  expect(await statusOf()).toBe('accepted')
})
