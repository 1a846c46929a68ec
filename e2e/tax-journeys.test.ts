import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createPayment, getServiceDetails } from '@sanad/contracts'
import { completeStage } from '@sanad/contracts/staff'
import { gstinCheckDigit } from '@sanad/domain'
import { sandboxOf, succeed } from '@sanad/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { serviceOf } from '../apps/server/src/testing/factories/application.ts'
import { answersTo } from '../apps/server/src/testing/factories/complete-stages.ts'
import { giveEverything } from '../apps/server/src/testing/factories/paid-application.ts'
import { findEmbeddedUrl } from '../scripts/postgres/find-embedded-url.ts'
import { applyFor, openService } from './support/applications.ts'
import { expect, type ProductOptions, test } from './support/fixtures.ts'
import { payByUpi, testUpi } from './support/gateway.ts'
import { refundAtDesk, withdrewReason } from './support/refund-at-desk.ts'
import { servicePage } from './support/service-page.ts'
import { signInStaff } from './support/staff.ts'

const atCashfree = { payment_provider: 'cashfree' } as const
const ofState = (code: string) => `${code}AAACR5055K1Z${gstinCheckDigit(`${code}AAACR5055K1Z`)}`

/** Downloads a document by the beginning of its name; what its paper says, in one line. */
async function readPaper(page: Page, name: string | RegExp): Promise<string> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('list', { name: 'Receipts and invoices' }).getByRole('button', { name }).click()
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await arriving).path())))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

async function giveGstin(page: Page, opener: string, gstin: string, address: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog', { name: 'Details for the invoice' })
  await dialog.getByLabel('GSTIN').fill(gstin)
  await dialog.getByLabel('Legal name').fill('Patil Skill Academy LLP')
  // An invoice needs more than a town.
  await dialog.getByLabel('Address for the invoice').fill('Pune')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Please give the whole address/)).toBeVisible()
  await dialog.getByLabel('Address for the invoice').fill(address)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('a registered buyer of Delhi pays IGST, and the voucher names the GSTIN and the place of supply', async ({
  page,
  request,
  customer,
}) => {
  const service = servicePage(page)
  // Said to be in Maharashtra, where the service centre is.
  await applyFor(request, customer, 'tc-registration')
  await openService(page, 'Training Centre (TC) Registration')
  await expect(service.priceOf('CGST 9%')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Add your GSTIN' })
  await opener.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate(() => scrollY)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Details for the invoice' })
  await dialog.getByLabel('GSTIN').fill(`${ofState('07').slice(0, 14)}0`)
  await expect(dialog.getByText(/^This is not a GSTIN/)).toBeVisible()
  await dialog.getByLabel('GSTIN').fill(ofState('07'))
  await expect(dialog.getByRole('status')).toContainText([
    'By its first two digits this GSTIN is of Delhi, which becomes your State: the tax is IGST instead of CGST and SGST, and the total stays the same.',
  ])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await giveGstin(page, 'Add your GSTIN', ofState('07'), '4 Ring Road, New Delhi 110001')
  await expect(service.toast('Your State is now Delhi: the tax is IGST')).toBeVisible()
  expect(await page.evaluate(() => scrollY), 'the place on the page').toBe(place)
  await expect(page.getByText('The State of your GSTIN. It decides the tax.')).toBeVisible()
  await expect(service.priceOf('IGST 18.0%')).toBeVisible()
  await expect(service.priceOf('CGST 9%')).toBeHidden()
  await service.payButton.click()
  await payByUpi(page, testUpi.success)
  await page
    .getByRole('dialog', { name: 'Payment Received!' })
    .getByRole('button', { name: 'Continue' })
    .click()
  const voucher = await readPaper(page, /^Download Receipt voucher/)
  for (const said of [
    `GSTIN: ${ofState('07')}`,
    'Patil Skill Academy LLP',
    'Delhi (07)',
    'IGST 18% 2,288.14',
  ]) {
    expect(voucher).toContain(said)
  }
  expect(voucher).not.toContain('CGST 9%')
})

test('[DK-79] who gives a GSTIN after the first stage and cancels sees what was paid, sent back by two people at the desk, and invoiced', async ({
  page,
  request,
  browser,
  baseURL,
  customer,
  gatewayOrigin,
}) => {
  const id = await applyFor(request, customer, 'tp-registration')
  const read = () =>
    succeed(request, getServiceDetails, { token: customer.token, params: { userServiceId: id } })

  await test.step('the first stage is paid without a GSTIN, which is given afterwards', async () => {
    const { paymentSessionId } = await succeed(request, createPayment, {
      token: customer.token,
      params: atCashfree,
      body: { amount: 10_000, user_id: customer.id, service_type: 'tp-registration', application_id: id },
    })
    await sandboxOf(gatewayOrigin).lever('pay', { payment_session_id: paymentSessionId, outcome: 'success' })
    await expect.poll(async () => (await read()).data.money_documents.length).toBe(1)
    await openService(page, 'Training Partner (TP) Registration')
    await giveGstin(page, 'Add your GSTIN', ofState('27'), '12 Tilak Road, Pune 411030')
    expect(await readPaper(page, /^Download Receipt voucher/)).toContain('GSTIN not given')
  })

  await test.step('the first work is done, then the customer cancels', async () => {
    const { dataDir } = test.info().project.use as Partial<ProductOptions>
    const db = openDatabase({ url: await findEmbeddedUrl(dataDir ?? ''), poolSize: 1 })
    const definition = await serviceOf('tp-registration')
    await giveEverything({ db }, { applicationId: id, service: definition }).finally(() => db.destroy())
    const { token } = await signInStaff(request)
    const answers = answersTo(definition.timeline.find(({ id: stage }) => stage === 'preparation')?.asks)
    const body = { stage_id: 'preparation', answers, request_id: randomUUID() }
    await succeed(request, completeStage, { token, params: { id }, body })
    // By the scale 80 % are kept then.
    await refundAtDesk({ browser, request, baseURL: String(baseURL) }, { applicationId: id, rupees: 2_000 })
    await expect.poll(async () => (await read()).data.money_documents.length).toBe(3)
  })

  await test.step('the three papers and how they add up', async () => {
    await page.reload()
    const papers = page.getByRole('list', { name: 'Receipts and invoices' }).getByRole('listitem')
    await expect(papers).toHaveText([
      /Receipt voucher.*₹10,000/,
      /Refund voucher.*₹2,000/,
      /Tax invoice.*₹8,000/,
    ])
    const { priceOf } = servicePage(page)
    await expect(priceOf('You paid')).toHaveText('₹10,000')
    await expect(priceOf('Paid back')).toHaveText('−₹2,000')
    await expect(priceOf('Kept and invoiced')).toHaveText('₹8,000')
    const refundVoucher = await readPaper(page, /^Download Refund voucher/)
    expect(refundVoucher).toContain(`Reason: ${withdrewReason}`)
    const invoice = await readPaper(page, /^Download Tax invoice/)
    for (const said of [`GSTIN: ${ofState('27')}`, 'Maharashtra (27)', 'CGST 9%', '₹8,000.00', '-2,000.00'])
      expect(invoice).toContain(said)
    // Not offered any more: what is issued is issued.
    await expect(page.getByRole('region', { name: 'Details for the invoice' })).toBeHidden()
  })
})
