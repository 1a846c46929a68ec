import { randomUUID } from 'node:crypto'
import { getDeskMoneyDocument, listNotifications } from '@sanad/contracts'
import { listDeskMoneyDocuments, sendMoneyDocument } from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { explainKeptPlan } from '../../../testing/explain-kept-plan.ts'
import { createReceipt } from '../../../testing/factories/money-document.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { documentsStatement } from './list-desk-money-documents.ts'

let portal: TestApp
let token: string
let staffId: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token, staffId } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

type Query = NonNullable<Parameters<typeof succeed<typeof listDeskMoneyDocuments>>[2]['query']>
const list = async (query: Query = {}) =>
  (await succeed(portal.app, listDeskMoneyDocuments, { token, query })).data
const numbers = async (query: Query) => (await list(query)).map(({ number }) => number)

async function createDocument(name?: string) {
  const application = await createPaidApplication(portal.services)
  if (name !== undefined) {
    const renamed = portal.services.db.updateTable('customers').set({ name_of_person: name })
    await renamed.where('id', '=', application.customerId).execute()
  }
  return { ...application, ...(await createReceipt(portal.services, application)) }
}

/** As if it had been issued so many days ago. */
const issuedBefore = (documentId: string, days: number) =>
  sql`update money_documents set issued_at = issued_at - make_interval(days => ${days}) where id = ${documentId}::uuid`.execute(
    portal.db,
  )

it('[DK-85] a money document is found by its number, the tracking id and the customer', async () => {
  const [wanted, other] = [await createDocument('Lakshmi Deshmukh'), await createDocument('Zubin Irani')]
  const { mobile } = await portal.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', wanted.customerId)
    .executeTakeFirstOrThrow()
  const ways = [wanted.number, wanted.number.toLowerCase(), wanted.trackId, wanted.trackId.slice(-4)]
  for (const q of [...ways, mobile, `+91 ${mobile}`, 'lakshmi', 'Deshmukh Lak']) {
    expect(await numbers({ q }), q).toEqual([wanted.number])
  }
  // The beginning of both numbers; the newest first.
  const both = await numbers({ q: wanted.number.slice(0, -3) })
  expect(both.slice(0, 2)).toEqual([other.number, wanted.number])
  expect(await numbers({ q: 'nobody like that' })).toEqual([])
  // No wildcard of whoever types.
  expect(await numbers({ q: 'RV__' })).toEqual([])
  const [row] = await list({ q: wanted.number })
  expect(row).toMatchObject({
    id: wanted.documentId,
    kind: 'receipt_voucher',
    e_invoice: null,
    application: { id: wanted.applicationId, track_id: wanted.trackId },
    customer: { id: wanted.customerId, name: 'Lakshmi Deshmukh' },
  })
})

it('[DK-85] and by kind and by the days of issue, both included, page by page', async () => {
  const documents = [await createDocument(), await createDocument(), await createDocument()]
  for (const [index, { documentId }] of documents.entries()) await issuedBefore(documentId, 400 + index)
  const [first] = documents.map(({ number }) => number)
  const { issued_at } = await portal.db
    .selectFrom('money_documents')
    .select('issued_at')
    .where('number', '=', first ?? '')
    .executeTakeFirstOrThrow()
  const to = indianDayOf(issued_at.toISOString())
  const span = { from: addDays(to, -2), to }
  expect(await numbers({ ...span, kind: 'receipt_voucher' })).toEqual(documents.map(({ number }) => number))
  expect(await numbers({ ...span, kind: 'credit_note' })).toEqual([])
  expect(await numbers({ from: to, to })).toEqual([first])

  const pages: string[] = []
  let cursor: string | undefined
  do {
    const query = { ...span, limit: 1, ...(cursor !== undefined && { cursor }) }
    const page = await succeed(portal.app, listDeskMoneyDocuments, { token, query })
    pages.push(...page.data.map(({ number }) => number))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined && pages.length < 10)
  expect(pages).toEqual(documents.map(({ number }) => number))
})

it('[DK-85] who has a team of their own finds the documents of its work alone', async () => {
  const { number } = await createDocument()
  const clerk = await signInStaff(portal.services, { name: 'Clerk of a team', roles: ['clerk'] })
  const read = async () =>
    (await succeed(portal.app, listDeskMoneyDocuments, { token: clerk.staffToken, query: { q: number } }))
      .data
  expect(await read()).toHaveLength(1)
  await sql`with team as (insert into teams (name) values ('Another') returning id)
    insert into team_services (team_id, service_slug) select id, 'skill-india' from team`.execute(portal.db)
  expect(await read()).toEqual([])
  await sql`delete from team_services`.execute(portal.db)
})

it('[DK-85] it is opened as the customer would, and sent again by the channels that the customer proved', async () => {
  const document = await createDocument()
  const params = { id: document.documentId }
  const { data: opened } = await succeed(portal.app, getDeskMoneyDocument, { token, params })
  const pdf = await portal.app.inject({ url: opened.download_url })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  const sending = { token, params, body: { request_id: randomUUID() } }
  const { data } = await succeed(portal.app, sendMoneyDocument, sending)
  expect(await succeed(portal.app, sendMoneyDocument, sending)).toMatchObject({ data })
  const unproved = await portal.db
    .selectFrom('customers')
    .select(['email_verified_at', 'whatsapp_verified_at'])
    .where('id', '=', document.customerId)
    .executeTakeFirstOrThrow()
  expect(data.channels).toContain('sms')
  expect(data.channels.includes('email')).toBe(unproved.email_verified_at !== null)
  expect(data.channels.includes('whatsapp')).toBe(unproved.whatsapp_verified_at !== null)

  const told = (
    await succeed(portal.app, listNotifications, { token: document.token, query: {} })
  ).data.filter(({ kind }) => kind === 'money_document_sent')
  expect(told).toMatchObject([
    {
      params: { document: 'Receipt voucher', number: document.number },
      target: { type: 'application', id: document.applicationId },
    },
  ])
  const recorded = await portal.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'metadata'])
    .where('description', '=', 'send_money_document')
    .where('entity_id', '=', document.applicationId)
    .execute()
  expect(recorded).toMatchObject([{ staff_id: staffId, metadata: { number: document.number } }])

  await succeed(portal.app, sendMoneyDocument, { ...sending, body: { request_id: randomUUID() } })
  const again = await succeed(portal.app, listNotifications, { token: document.token, query: {} })
  expect(again.data.filter(({ kind }) => kind === 'money_document_sent')).toHaveLength(2)
})

it('[DK-85] what is not registered yet is not sent, as it cannot be opened', async () => {
  const { documentId } = await createDocument()
  await portal.db.insertInto('e_invoices').values({ document_id: documentId }).execute()
  const sending = { token, params: { id: documentId }, body: { request_id: randomUUID() } }
  expect(await refuse(portal.app, sendMoneyDocument, sending)).toMatchObject({ code: 'document_registering' })
  const unknown = { token, params: { id: randomUUID() }, body: { request_id: randomUUID() } }
  expect(await refuse(portal.app, sendMoneyDocument, unknown)).toMatchObject({ status: 404 })
})

it('[DK-85] no way of finding one scans the table', async () => {
  const { applicationId, customerId, orderId } = await createDocument()
  await sql`
    insert into money_documents
      (kind, financial_year, sequence, number, customer_id, application_id, order_id, refund_id, issued_at, total_rupees, snapshot)
    select 'credit_note', 2020, n, 'CN/20-21/' || lpad(n::text, 6, '0'), ${customerId}::uuid, ${applicationId}::uuid,
      ${orderId}, gen_random_uuid(), now() - make_interval(mins => n), 100, '{}'
    from generate_series(1, 12000) n`.execute(portal.db)
  await sql`analyze money_documents`.execute(portal.db)
  const day = indianDayOf(new Date().toISOString())
  const queries = [
    {},
    { kind: 'credit_note' as const },
    { from: addDays(day, -3), to: day },
    { q: 'CN/20-21/0001' },
    { q: 'TCR-8F3K' },
    { q: '9876543210' },
    { q: 'asha' },
  ]
  for (const query of queries) {
    const statement = documentsStatement({ ...query, limit: 20 })
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(portal.db)
    const kept = await explainKeptPlan(portal.db, statement.compile(portal.db))
    const scans = [...rows.map((row) => row['QUERY PLAN']), ...kept].filter((line) =>
      line.includes('Seq Scan on money_documents'),
    )
    expect(scans, JSON.stringify(query)).toEqual([])
  }
})
