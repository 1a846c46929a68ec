import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMonths, indianDayOf, monthOf, parseMoney, sumMoney } from '@sanad/domain'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { giveEverything } from '../../../testing/factories/paid-application.ts'
import { placePaidOrder } from '../../../testing/factories/paid-order.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { sendRefunds } from '../../../testing/send-refunds.ts'
import { startPayments } from '../../../testing/start-payments.ts'
import { writeGstr1 } from './write-gstr1.ts'

const { gateway, portal } = await startPayments({ refundDelayMs: null })
const { staffToken } = await signInStaff(portal.services)
const { gstin } = portal.services.config.supplier

async function write(month: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gstr1-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { register, json, documents, hasEnded } = await writeGstr1(portal.services.db, {
    month,
    gstin,
    folder,
  })
  const text = await readFile(register, 'utf8')
  const [, ...rows] = text.trim().split('\r\n')
  return {
    text,
    rows,
    documents,
    hasEnded,
    totals: sumMoney(rows.map((row) => parseMoney(row.split(',').at(-1) ?? ''))),
    json: JSON.parse(await readFile(json, 'utf8')),
    mode: (await stat(register)).mode & 0o777,
  }
}

it('a month that has not ended is known as such, by Indian time', async () => {
  const thisMonth = monthOf(indianDayOf(new Date().toISOString()))
  expect((await write(addMonths(thisMonth, 1))).hasEnded).toBe(false)
  expect((await write(thisMonth)).hasEnded).toBe(false)
  expect((await write(addMonths(thisMonth, -1))).hasEnded).toBe(true)
})

const refund = (amount_rupees: number, ends_application: boolean) => ({
  ...{ amount_rupees, ends_application, reason: 'You cancelled.' },
})

it('the return of a month moves what the ledger moved, to the paisa, through advances, endings and notes', async () => {
  const part = await placePaidOrder({ portal, gateway, staffToken })
  await part.refund(refund(4_321, false))
  const ended = await placePaidOrder({ portal, gateway, staffToken })
  // By the scale a quarter is kept then.
  await giveEverything(portal.services, ended)
  await ended.complete('tc-id')
  await ended.refund(refund(12_000, true))
  await sendRefunds({ portal, gateway })
  // After the invoice of what was kept: a credit note.
  await ended.refund(refund(999, false))
  await sendRefunds({ portal, gateway })
  const { rows: ledger } = await sql<{ credit: string; month: string }>`
    select (-sum(amount_rupees))::text as credit, to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM') as month
    from ledger_entries where account in ('advance_from_customer', 'cgst', 'sgst', 'igst')`.execute(portal.db)
  const [{ credit = '', month = '' } = {}] = ledger
  const { totals, documents, json, mode, rows } = await write(month)
  expect(totals).toBe(parseMoney(credit))
  expect(documents).toBe(6)
  expect(rows.length).toBe(8)
  expect(mode).toBe(0o600)
  expect(json).toMatchObject({
    gstin,
    b2cs: [{ rt: 18 }],
    at: [{ sply_ty: 'INTRA' }],
    hsn: { hsn_b2c: [{}] },
  })
  expect(json.doc_issue.doc_det.map((kind: { doc_num: number }) => kind.doc_num)).toEqual([6, 8, 1, 5])
})

it('what a buyer typed never begins a formula in the register, and its Devanagari is known as such', async () => {
  const { applicationId } = await placePaidOrder({ portal, gateway, staffToken })
  const shown = await portal.db
    .selectFrom('money_documents')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const snapshot = {
    ...shown.snapshot,
    number: 'RV/27-28/000001',
    datedAt: '2027-05-31T18:29:00.000Z',
    recipient: { ...shown.snapshot.recipient, name: '=HYPERLINK("https://evil.example","आशा")' },
  }
  // Of another month: what the portal issued is never changed.
  const { customer_id, application_id, total_rupees } = shown
  const values = { customer_id, application_id, total_rupees, kind: 'tax_invoice', sequence: 1 } as const
  await portal.db
    .insertInto('money_documents')
    .values({
      ...{ ...values, financial_year: 2027, number: snapshot.number, issued_at: snapshot.datedAt },
      snapshot: JSON.stringify({ ...snapshot, kind: 'tax_invoice' }),
    })
    .execute()
  const { text, rows } = await write('2027-05')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`"'=HYPERLINK(""https://evil.example"",""आशा"")"`)
  expect((await write('2027-06')).rows).toEqual([])
})

it('a document of another registration stops the return', async () => {
  const month = monthOf(indianDayOf(new Date().toISOString()))
  await placePaidOrder({ portal, gateway, staffToken })
  const other = { month, gstin: '07AAPFU0939F1ZX', folder: tmpdir() }
  await expect(writeGstr1(portal.services.db, other)).rejects.toThrow(/was issued as/)
})
