import { applyFor, openService, payInFull } from './support/applications.ts'
import { openConnection, slowDownUploads } from './support/connection.ts'
import { pageNamedPdf, photoPng, scannedPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { servicePage } from './support/service-page.ts'

// Chromium reports every refused or broken call in its console.
test.use({ expectedErrors: /status of 4\d\d|net::ERR_/ })

const title = 'Training Centre (TC) Registration'

test.beforeEach(async ({ request, customer, gatewayOrigin }) => {
  const id = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, id)
})

test('a file of the wrong kind or too large is refused in words, and another one is taken', async ({
  page,
}) => {
  const { documentFile, showDocument, information, provideInformation } = servicePage(page)
  await openService(page, title)
  await provideInformation.click()
  await showDocument('Floor plan with room sizes')
  const floorPlan = documentFile('Floor plan with room sizes')

  await floorPlan.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') })
  await expect(information.getByText('Please choose a PDF, JPG or PNG file.')).toBeVisible()

  await floorPlan.setInputFiles(pageNamedPdf)
  await expect(information.getByText('The contents of this file do not match its name.')).toBeVisible()

  await floorPlan.setInputFiles(scannedPdf(11))
  await expect(information.getByText('This file is larger than 10 MB.')).toBeVisible()

  await floorPlan.setInputFiles(photoPng)
  await expect(information.getByText('Received').last()).toBeVisible()
})

test('a value that cannot be right is marked where it can be seen, and the others stay', async ({ page }) => {
  const { information, provideInformation } = servicePage(page)
  await openService(page, title)
  await provideInformation.click()
  await information.getByRole('tab', { name: 'Information' }).click()
  const centreName = information.getByLabel('Name of the training centre')
  await centreName.fill('Patil Skill Academy, Pune')
  await information.getByLabel('PIN code of the centre').fill('012')
  await information.getByRole('button', { name: 'Submit' }).click()
  const problem = information.getByText('A PIN code has six digits and does not start with 0.')
  await expect(problem).toBeInViewport({ ratio: 1 })
  await expect(centreName).toHaveValue('Patil Skill Academy, Pune')
})

test('[F-26] an upload that the network breaks three times goes on, also after a reload, and nothing typed is lost', async ({
  page,
  request,
  baseURL,
}) => {
  await using connection = await openConnection(baseURL ?? '')
  const { documentList, giveDocument, information, provideInformation, showDocument, showDocuments, toast } =
    servicePage(page)
  await openService(page, title, connection.origin)
  await provideInformation.click()
  const answers = page.getByRole('tab', { name: 'Information' })
  const documents = information.getByRole('tab', { name: 'Documents' })
  const centreName = information.getByLabel('Name of the training centre')
  const waiting = information.getByText('No connection. The upload continues by itself.')
  const progress = information.getByRole('progressbar')
  await answers.click()
  await centreName.fill('Patil Skill Academy, Pune')
  await documents.click()

  const scan = scannedPdf(5)
  await slowDownUploads(page)
  await giveDocument('Photographs of the centre', scan)
  await expect(progress).toHaveAttribute('aria-valuetext', /^([1-4]\.\d|0\.[6-9]) of 5\.0 MB$/)
  connection.cut()
  await expect(waiting).toBeVisible()
  await showDocuments()
  await answers.click()
  await information.getByRole('button', { name: 'Submit' }).click()
  await information.getByRole('button', { name: 'Confirm and submit' }).click()
  await expect(
    toast('Error submitting fields. No connection. What you typed is still on this page;'),
  ).toBeVisible()
  await expect(centreName).toHaveValue('Patil Skill Academy, Pune')
  await documents.click()
  await showDocument('Photographs of the centre')
  connection.restore()
  await expect(waiting).toHaveCount(0)
  connection.cut()
  await expect(waiting).toBeVisible()

  connection.restore()
  await page.reload()
  const resumed = page.waitForRequest((sent) => sent.method() === 'PATCH')
  await information.getByRole('button', { name: 'Continue upload of scan.pdf' }).click()
  expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(0)
  connection.cut()
  await expect(waiting).toBeVisible()
  connection.restore()
  await expect(information.getByRole('link', { name: 'View', exact: true })).toBeVisible()
  const link = await information.getByRole('link', { name: 'View', exact: true }).getAttribute('href')
  const stored = await request.get(link ?? '')
  expect(scan.buffer.equals(await stored.body())).toBe(true)
  await showDocuments()
  await expect(documentList.getByText('Received')).toHaveCount(1)
  await answers.click()
  await expect(centreName).toHaveValue('Patil Skill Academy, Pune')
})
