import { randomUUID } from 'node:crypto'
import { requestErasure } from '@sanad/contracts'
import { addCustomerNote, addTicketNote, listCustomerTimeline } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { proveLately } from '../../../testing/factories/challenge.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { exportSections } from '../../personal-data/export/export-sections.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(() => portal.close())

const noteOn = (id: string, body: { note: string; is_call?: boolean; about_others?: boolean }) => ({
  token,
  params: { id },
  body: { ...body, request_id: randomUUID() },
})
const listNotes = (customerId: string) =>
  portal.db
    .selectFrom('note_entries')
    .select(['body', 'is_call'])
    .where('customer_id', '=', customerId)
    .execute()

/** What the customer's copy has of notes. */
async function readCopy(customerId: string): Promise<unknown[]> {
  const notes = exportSections.find(({ name }) => name === 'notes')
  return ((await notes?.list(portal.db, customerId)) ?? []).map(({ note }) => note)
}

/** Asked for by the customer, whose days to think it over are past. */
async function erase(customerId: string, customerToken: string): Promise<void> {
  await proveLately(portal.db, customerId)
  await succeed(portal.app, requestErasure, { token: customerToken })
  await sql`update erasure_requests set due_at = now(), requested_at = now() - interval '7 days'
             where customer_id = ${customerId}::uuid`.execute(portal.db)
  await portal.runJobs({ dueWithinSeconds: 8 * 86_400 })
}

it('[DK-108] notes and calls are in the customer’s copy, those about others are not, and an erasure removes all', async () => {
  const { customerId, token: customerToken } = await signIn(portal.services)
  const { id: ticketId } = await createTicket(portal.services, { customerId })
  const other = await signIn(portal.services)
  await succeed(portal.app, addCustomerNote, noteOn(customerId, { note: 'Asked about fees.', is_call: true }))
  await succeed(portal.app, addCustomerNote, noteOn(customerId, { note: 'Prefers mornings.' }))
  await succeed(portal.app, addTicketNote, noteOn(ticketId, { note: 'The bank confirmed.' }))
  for (const act of [
    () =>
      succeed(
        portal.app,
        addCustomerNote,
        noteOn(customerId, { note: 'Brother applies too.', about_others: true }),
      ),
    () =>
      succeed(
        portal.app,
        addTicketNote,
        noteOn(ticketId, { note: 'Neighbour owes rent.', about_others: true }),
      ),
  ])
    await act()
  await succeed(portal.app, addCustomerNote, noteOn(other.customerId, { note: 'Somebody else entirely.' }))

  expect(await readCopy(customerId)).toEqual([
    'Asked about fees.',
    'Prefers mornings.',
    'The bank confirmed.',
  ])
  const { data } = await succeed(portal.app, listCustomerTimeline, {
    token,
    params: { id: customerId },
    query: { kind: 'note' },
  })
  expect(data.map(({ words }) => words)).toContain('Brother applies too.')

  await erase(customerId, customerToken)
  expect(await listNotes(customerId)).toEqual([])
  expect(await listNotes(other.customerId)).toHaveLength(1)
  expect(await refuse(portal.app, addCustomerNote, noteOn(customerId, { note: 'Late' }))).toMatchObject({
    code: 'not_found',
  })
})

it('[DK-108] a call that is sent twice is noted once, and another under the same number is refused', async () => {
  const { customerId } = await signIn(portal.services)
  const call = noteOn(customerId, { note: 'Called back at noon.', is_call: true })
  await succeed(portal.app, addCustomerNote, call)
  await succeed(portal.app, addCustomerNote, call)
  expect(await listNotes(customerId)).toEqual([{ body: 'Called back at noon.', is_call: true }])
  const other = { ...call, body: { ...call.body, note: 'Something else' } }
  expect(await refuse(portal.app, addCustomerNote, other)).toMatchObject({ code: 'invalid_request' })
})
