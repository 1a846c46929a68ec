import { getDeskMoneyDocument, getMoneyDocument, getServiceDetails, listPayments } from '@sanad/contracts'
import { getDeskApplication } from '@sanad/contracts/staff'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileLink } from '../../platform/uploads/file-link.ts'
import { refuse, succeed } from '../../testing/call.ts'
import { createReceipt } from '../../testing/factories/money-document.ts'
import { createPaidApplication } from '../../testing/factories/paid-application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

import { fingerprintOf } from './fingerprint-of.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function createCase() {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const firm = { customer_id: application.customerId, name_of_firm: 'आशा एंटरप्राइज़' }
  const { id } = await portal.db
    .insertInto('businesses')
    .values(firm)
    .returning('id')
    .executeTakeFirstOrThrow()
  const chosen = portal.db.updateTable('applications').set({ business_id: id })
  await chosen.where('id', '=', application.applicationId).execute()
  return { ...application, ...(await createReceipt(portal.services, application)) }
}

const download = (url: string) => portal.app.inject(url)

it('a receipt stands with its payment and its service, and downloads as a PDF that says what was paid', async () => {
  const { token, applicationId, documentId, number, orderId } = await createCase()
  const record = { id: documentId, kind: 'receipt_voucher', number, total: 15_000 }
  const { data: payments } = await succeed(portal.app, listPayments, { token, query: {} })
  expect(payments.find((payment) => payment.order_id === orderId)?.documents).toMatchObject([record])
  const params = { userServiceId: applicationId }
  const { data: service } = await succeed(portal.app, getServiceDetails, { token, params })
  expect(service.money_documents).toMatchObject([record])

  const { data } = await succeed(portal.app, getMoneyDocument, { token, params: { id: documentId } })
  expect(data).toMatchObject({ ...record, filename: `${number.replaceAll('/', '-')}.pdf` })
  const answer = await download(data.download_url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${data.filename}`,
    'cache-control': 'private, no-store',
  })
  expect((await download(data.download_url)).rawPayload.equals(answer.rawPayload)).toBe(true)
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(pdf.numPages).toBe(1)
  for (const expected of [
    ...['Receipt voucher', 'Original for recipient', number, 'आशा एंटरप्राइज़', '₹15,000.00'],
    ...['GSTIN: 27ZZZFS0001Z1Z1', 'Maharashtra (27)', 'CGST 9%', '1,144.07', '998399'],
    'Rupees Fifteen Thousand Only',
  ]) {
    expect(text).toContain(expected)
  }
})

it('staff read it too, another customer does not', async () => {
  const { applicationId, documentId, number } = await createCase()
  const { staffToken: token } = await signInStaff(portal.services)
  const { data } = await succeed(portal.app, getDeskApplication, { token, params: { id: applicationId } })
  expect(data.application.money_documents).toMatchObject([{ id: documentId, number }])
  const { data: opened } = await succeed(portal.app, getDeskMoneyDocument, {
    token,
    params: { id: documentId },
  })
  expect((await download(opened.download_url)).statusCode).toBe(200)
  const stranger = await signIn(portal.services)
  const request = { token: stranger.token, params: { id: documentId } }
  expect(await refuse(portal.app, getMoneyDocument, request)).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

it('a link opens nothing after ten minutes, and nothing else ever', async () => {
  const { documentId } = await createCase()
  const key = portal.services.config.secrets.fileLinks
  const file = { folder: 'money-documents/', filename: `${documentId}.pdf` } as const
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  expect((await download(fileLink(key, { ...file, now: ago(9) }))).statusCode).toBe(200)
  const [late, ofTicket] = await Promise.all([
    download(fileLink(key, { ...file, now: ago(11) })),
    download(
      fileLink(key, { ...file, folder: 'tickets/', now: ago(0) }).replace('/tickets/', '/money-documents/'),
    ),
  ])
  expect([late.statusCode, ofTicket.statusCode]).toEqual([404, 404])
})

it('[F-29] a customer who downloads in a flood is refused alone, and others get their receipts', async () => {
  const [greedy, other] = [await createCase(), await createCase()]
  const linkOf = async ({ token, documentId }: typeof other) =>
    (await succeed(portal.app, getMoneyDocument, { token, params: { id: documentId } })).data.download_url
  const [again, once] = [await linkOf(greedy), await linkOf(other)]
  const flood = Promise.all(Array.from({ length: 60 }, () => download(again)))
  expect((await download(once)).statusCode).toBe(200)
  const statuses = (await flood).map(({ statusCode }) => statusCode)
  expect(statuses).toContain(200)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

it('a page for everybody confirms number, date, amount and fingerprint of a document, and names nobody', async () => {
  const { documentId, number } = await createCase()
  const { snapshot } = await portal.db
    .selectFrom('money_documents')
    .select('snapshot')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const fingerprint = fingerprintOf(snapshot)
  const page = await portal.app.inject(`/user/check-document/${documentId}`)
  expect(page.statusCode).toBe(200)
  for (const text of ['This document was issued here', number, '₹15,000', fingerprint, 'noindex']) {
    expect(page.body).toContain(text)
  }
  for (const secret of [snapshot.recipient.name, snapshot.trackingId, 'आशा']) {
    expect(page.body).not.toContain(secret)
  }
  const hindi = await portal.app.inject(`/user/check-document/${documentId}?lang=hi`)
  expect(hindi.body).toContain('यह दस्तावेज़ यहीं से जारी हुआ है')
})

it('the fingerprint is on the paper, beside the address of that page', async () => {
  const { token, documentId } = await createCase()
  const { data } = await succeed(portal.app, getMoneyDocument, { token, params: { id: documentId } })
  const { rawPayload } = await download(data.download_url)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)))
  const { snapshot } = await portal.db
    .selectFrom('money_documents')
    .select('snapshot')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const paper = text.join('').replaceAll(/\s+/g, '')
  expect(paper).toContain(`SHA-256:${fingerprintOf(snapshot)}`)
  expect(paper).toContain(`${portal.services.config.publicUrl}/user/check-document/${documentId}`)
})

it('what was not issued is not confirmed, and an address may ask 60 times a minute', async () => {
  for (const id of ['0b8f1ad4-3c9c-4df0-9f6c-2b0d7f6f1f11', 'RV-26-27-000001']) {
    const page = await portal.app.inject({ url: `/user/check-document/${id}`, remoteAddress: '203.0.113.9' })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('No such document was issued here')
  }
  const url = '/user/check-document/0b8f1ad4-3c9c-4df0-9f6c-2b0d7f6f1f11'
  const asked = Array.from({ length: 59 }, () => portal.app.inject({ url, remoteAddress: '203.0.113.9' }))
  const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})
