import { createHash, randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { queueMessage } from '../platform/messages/queue-message.ts'
import { emailChanged } from '../platform/messages/templates/email-changed.ts'
import { sealText } from '../platform/sealed-value.ts'
import { adoptFileStore } from '../platform/storage/claim-file-store.ts'
import { createApplication } from '../testing/factories/application.ts'
import { createPaidApplication, giveDocument } from '../testing/factories/paid-application.ts'
import { createCustomer } from '../testing/factories/sign-in.ts'
import { openAsOwner } from '../testing/open-as-owner.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { checkRestored } from './check-restored.ts'
import { countUnsentMessages, giveUpUnsentMessages } from './unsent-messages.ts'

let portal: TestApp
let application: { applicationId: string; customerId: string }
beforeAll(async () => {
  portal = await startTestApp()
  const { customerId } = await createCustomer(portal.services)
  application = {
    customerId,
    ...(await createApplication(portal.services, { customerId, slug: 'tc-registration' })),
  }
})
afterAll(() => portal.close())

const problems = async () => (await checkRestored(portal.services)).problems
const notes = async () => (await checkRestored(portal.services)).notes

/** A document whose file lies in the store with this content; answers its name. */
async function storeDocument(documentId: string, content: string): Promise<string> {
  const id = await giveDocument(portal.services, application, documentId)
  const { filename } = await portal.db
    .updateTable('uploaded_documents')
    .set({ sha256: createHash('sha256').update('as it was uploaded').digest() })
    .where('id', '=', id)
    .returning('filename')
    .executeTakeFirstOrThrow()
  await writeFile(join(portal.services.config.dataDir, 'files', filename), content)
  return filename
}

it('a database with its files, books and keys has no problems', async () => {
  await storeDocument('photo-id', 'as it was uploaded')
  expect(await problems()).toEqual([])
  expect(await notes()).toContain('1 files are named by rows.')
})

it('a file that is missing and one that is torn are named with their rows', async () => {
  const torn = await storeDocument('pan-card', 'as it was up')
  const missing = await storeDocument('address-proof', 'as it was uploaded')
  await rm(join(portal.services.config.dataDir, 'files', missing))
  expect((await problems()).toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^Missing: ${missing}, which uploaded_documents `)),
    expect.stringMatching(new RegExp(`^Torn: ${torn}, which uploaded_documents `)),
  ])
  await portal.db.deleteFrom('uploaded_documents').where('filename', 'in', [torn, missing]).execute()
})

it('books that contradict themselves are named: ledger, numbers, receipts', async () => {
  const { applicationId, customerId } = await createPaidApplication(portal.services)
  const owner = openAsOwner(portal.services.config.databaseUrl)
  onTestFinished(() => owner.destroy())
  const { order_id } = await portal.db
    .selectFrom('payment_orders')
    .select('order_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  await owner.transaction().execute(async (tx) => {
    // The database itself refuses it.
    await sql`alter table ledger_entries disable trigger user`.execute(tx)
    await sql`insert into ledger_entries (order_id, occasion, account, amount_rupees)
      values (${order_id}, 'payment', 'gateway', 1)`.execute(tx)
    await sql`alter table ledger_entries enable trigger user`.execute(tx)
    // One of its items is not settled.
    await sql`update payment_orders set items = array_append(items, 'another') where order_id = ${order_id}`.execute(
      tx,
    )
  })
  await sql`
    insert into money_documents (kind, financial_year, sequence, number, customer_id, application_id, issued_at,
      total_rupees, snapshot)
    values ('tax_invoice', 2026, 2, 'INV/26/2', ${customerId}, ${applicationId}, now(), 1, '{}')`.execute(
    portal.db,
  )
  expect(await problems()).toEqual([
    expect.stringContaining(`the ledger sums to zero, order by order: ${order_id}`),
    'Not so: the numbers of money documents have no holes: tax_invoice of 2026 (1 documents, the last has 2)',
    `Not so: what an order paid for is settled by it: ${order_id} (another)`,
    expect.stringContaining(`every payment has its receipt voucher: ${order_id}`),
  ])
})

it('keys that do not fit what is sealed are a problem', async () => {
  const { config, ...services } = portal.services
  const sealed = sealText(config.secrets.personalData, 'a place', 'ABCPK1234L')
  await portal.db
    .updateTable('applications')
    .set({ fields: JSON.stringify({ pan: { sealed } }) })
    .where('id', '=', application.applicationId)
    .execute()
  const other = { id: 'v2', key: randomBytes(32) }
  const secrets = { ...config.secrets, personalData: [other] as const }
  const report = await checkRestored({ ...services, config: { ...config, secrets } })
  expect(report.problems).toContainEqual(expect.stringContaining('PERSONAL_DATA_KEYS'))
})

it('[F-44] what was promised before a restore is counted, and not sent when the database goes on', async () => {
  await portal.db.transaction().execute((tx) =>
    queueMessage(tx, portal.services.config, {
      customerId: application.customerId,
      channel: 'sms',
      to: '9876500001',
      template: emailChanged,
      params: { email: 'm••••@example.in', code: 'code' },
      language: 'en',
    }),
  )
  const before = await countUnsentMessages(portal.db)
  expect(before).toBeGreaterThan(0)
  const noted = `${before} messages were not sent when the backup ends`
  expect(await notes()).toContainEqual(expect.stringMatching(`^${noted}; .* the portal sends them`))
  await portal.services.files.writeMarker('of another installation')
  expect(await notes()).toContainEqual(expect.stringMatching(`^${noted}; .*adopt-files.* gives them up`))
  expect(await giveUpUnsentMessages(portal.db)).toBe(before)
  await adoptFileStore(portal.services)
  await portal.runJobs()
  const { rows } = await sql`select from outbox_messages where body like '%m••••@example.in%'`.execute(
    portal.db,
  )
  expect(rows).toEqual([])
  expect(await countUnsentMessages(portal.db)).toBe(0)
})
