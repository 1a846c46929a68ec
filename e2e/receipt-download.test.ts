import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'

test('what was paid is downloaded as a receipt voucher, with the name of the firm in Hindi', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const application = await applyFor(request, customer, 'tc-registration', 'आशा एंटरप्राइज़')
  await payInFull(request, gatewayOrigin, customer, application)
  await openService(page, 'Training Centre (TC) Registration')
  const receipts = page.getByRole('list', { name: 'Receipts and invoices' })
  const [number] = /RV\/\d\d-\d\d\/\d{6}/.exec((await receipts.textContent()) ?? '') ?? ['']

  const arriving = page.waitForEvent('download')
  await receipts.getByRole('button', { name: `Download Receipt voucher ${number} as a PDF` }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const expected of ['Receipt voucher', number, 'आशा एंटरप्राइज़', '₹15,000.00']) {
    expect(text).toContain(expected)
  }

  await page.goto('/user/dashboard/payments')
  const record = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await record.getByText('Training Centre (TC) Registration').click()
  await expect(
    record.getByRole('button', { name: `Download Receipt voucher ${number} as a PDF` }),
  ).toBeVisible()
})
