import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import * as endpoints from '@sanad/contracts'
import * as staffEndpoints from '@sanad/contracts/staff'
import type { WorkKind } from '@sanad/domain'
import { sourceOfToday } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

async function paidApplication() {
  const paid = await createPaidApplication(portal.services)
  const uploads = await giveEverything(portal.services, paid)
  await portal.runJobs()
  const file = [...uploads.values()][0] ?? ''
  const { id: ticketId } = await createTicket(portal.services, { customerId: paid.customerId })
  const work = async (kind: WorkKind) => {
    const item = await portal.db
      .selectFrom('work_items')
      .select(['id', 'version'])
      .where('customer_id', '=', paid.customerId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    return { id: Number(item.id), version: Number(item.version) }
  }
  return { ...paid, file, ticketId, work }
}
type Place = Awaited<ReturnType<typeof paidApplication>>

/** How many facts and acts there are of all that staff record. */
async function countRecorded(): Promise<number> {
  const tables = [
    'document_decisions',
    'staff_acts',
    'extra_item_requests',
    'refund_acts',
    'money_proposals',
    'ticket_entries',
    'note_entries',
    'work_acts',
  ]
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`)
  const { rows } = await sql<{ n: number }>`select (${sql.join(counts, sql` + `)})::int as n`.execute(
    portal.db,
  )
  return rows[0]?.n ?? 0
}

interface Sent {
  readonly endpoint: endpoints.Endpoint
  readonly params?: object
  readonly body: object
}

const acts: Readonly<Record<string, (place: Place) => Promise<Sent> | Sent>> = {
  accept: ({ file: id }) => ({
    endpoint: staffEndpoints.decideDocument,
    params: { id },
    body: { decision: 'accepted' },
  }),
  reject: ({ file: id }) => ({
    endpoint: staffEndpoints.decideDocument,
    params: { id },
    body: { decision: 'rejected', reason: 'Too dark.', reason_hi: 'बहुत गहरा है।' },
  }),
  ask: ({ applicationId: id }) => ({
    endpoint: staffEndpoints.askExtraItem,
    params: { id },
    body: { title: 'Board resolution' },
  }),
  hold: ({ applicationId: id }) => ({
    endpoint: staffEndpoints.holdApplication,
    params: { id },
    body: { comment: 'The portal is down.' },
  }),
  complete: ({ applicationId: id, service }) => ({
    endpoint: staffEndpoints.completeStage,
    params: { id },
    body: { stage_id: service.timeline.find(({ kind }) => kind === 'centre')?.id },
  }),
  refund: ({ applicationId: id }) => ({
    endpoint: staffEndpoints.proposeRefund,
    params: { id },
    body: {
      amount_rupees: 10,
      reason: 'Paid twice',
      customer_reason: 'You paid twice.',
      customer_reason_hi: 'आपके कहने पर।',
    },
  }),
  answer: ({ ticketId: id }) => ({
    endpoint: staffEndpoints.answerTicket,
    params: { id },
    body: { message: 'It has come in.' },
  }),
  note: ({ ticketId: id }) => ({
    endpoint: staffEndpoints.addTicketNote,
    params: { id },
    body: { note: 'Called the bank.' },
  }),
  'take the next': ({ customerId: customer }) => ({
    endpoint: staffEndpoints.takeNextWork,
    body: { view: { customer } },
  }),
  'put off': async ({ work }) => {
    const { id, version } = await work('stage')
    return {
      endpoint: staffEndpoints.snoozeWork,
      params: { id },
      body: { version, until: '2030-01-01T05:00:00Z' },
    }
  },
  assign: async ({ work }) => {
    const { id, version } = await work('stage')
    const owner = (await signInStaff(portal.services)).staffId
    return { endpoint: staffEndpoints.assignWork, params: { id }, body: { version, owner } }
  },
  'finish a chase': async (place) => {
    const ask = { title: 'Lease deed', request_id: randomUUID() }
    await succeed(portal.app, staffEndpoints.askExtraItem, {
      token,
      params: { id: place.applicationId },
      body: ask,
    })
    const { id, version } = await place.work('chase')
    return { endpoint: staffEndpoints.finishWork, params: { id }, body: { version, reason: 'Called.' } }
  },
}

it.for(Object.entries(acts))(
  '[DK-60] sent twice at once and a third time, it is recorded once: %s',
  async ([, act]) => {
    const { endpoint, params = {}, body } = await act(await paidApplication())
    const before = await countRecorded()
    const request = { token, params, body: { ...body, request_id: randomUUID() } }
    const send = () => call(portal.app, endpoint, request as never)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await countRecorded()).toBe(before + 1)
  },
)

/** Each press of N is an act of its own, which takes another piece; so is each note, whose words may be those of the one before. */
const sameInTwoTabs = Object.entries(acts).filter(([name]) => !['take the next', 'note'].includes(name))

it.for(sameInTwoTabs)(
  '[DK-60] the same from a second tab, which knows nothing of the first, is recorded once: %s',
  async ([, act]) => {
    const { endpoint, params = {}, body } = await act(await paidApplication())
    const before = await countRecorded()
    const send = () =>
      call(portal.app, endpoint, { token, params, body: { ...body, request_id: randomUUID() } } as never)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    // Whoever comes second finds it done, or is told why it is not done again.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 409, 412]).toContain(status)
    expect(await countRecorded()).toBe(before + 1)
  },
)

it('[DK-60] a connection that is cut before the answer leaves one decision, which is found when it is sent again', async () => {
  const { file: id, applicationId } = await paidApplication()
  const body = { decision: 'accepted', request_id: randomUUID() } as const
  const before = await countRecorded()
  const { port } = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }))
  const text = JSON.stringify(body)
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    `POST ${staffEndpoints.decideDocument.path({ id })} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    `${endpoints.sourceHeader}: ${sourceOfToday()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  // The application's lock holds the answer back, so that it is cut while the decision is under way.
  await portal.db.transaction().execute(async (tx) => {
    await sql`select from applications where id = ${applicationId} for update`.execute(tx)
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(portal.db)
      expect(rows).not.toEqual([])
    })
    socket.destroy()
  })
  await vi.waitFor(async () => expect(await countRecorded()).toBe(before + 1))
  await succeed(portal.app, staffEndpoints.decideDocument, { token, params: { id }, body })
  expect(await countRecorded()).toBe(before + 1)
})
