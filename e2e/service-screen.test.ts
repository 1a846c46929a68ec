import { applyFor, openService, payInFull } from './support/applications.ts'
import { dropFile } from './support/drop-file.ts'
import { expect, test } from './support/fixtures.ts'
import { servicePage } from './support/service-page.ts'

test('[SD-01] the header names service, firm, status, tracking id, date and business', async ({
  page,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'tc-registration')
  await openService(page, 'Training Centre (TC) Registration')
  const main = page.getByRole('main')
  await expect(main.getByText('for Patil Skill Academy')).toBeVisible()
  await expect(main.getByText('Payment Pending').first()).toBeVisible()
  // The first hyphen is left out, a hash stands before.
  await expect(main.getByText(/^#TCR[0-9A-HJKMNP-TV-Z]{10}$/)).toBeVisible()
  await expect(main.getByText(/^Applied on \d{1,2} \w{3} \d{4}$/)).toBeVisible()
  // Once: the name of a business is long on a phone.
  await expect(main.getByText('Patil Skill Academy')).toHaveCount(1)
  await expect(main.getByRole('button', { name: 'Edit Business Name' })).toBeVisible()
})

test('[SD-01] without a business the header says so and offers to add one', async ({ page, customer }) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard/services/new')
  await page.getByRole('link', { name: 'Apply: Skill India Registration' }).click()
  await page.getByLabel('Your State').selectOption('Goa')
  await page.getByRole('radio', { name: 'Decide later' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  await expect(page.getByText('Business Name Missing')).toBeVisible()
  await page.getByRole('button', { name: '+ Add' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Business' })).toBeVisible()
})

test('[UI-10] the page where one pays says why it can be trusted', async ({ page, request, customer }) => {
  await applyFor(request, customer, 'skill-india')
  await openService(page, 'Skill India Registration')
  await expect(page.getByText('Trusted by 30,000+ businesses')).toBeVisible()
  await expect(page.getByText('Payment 100% secure and encrypted')).toBeVisible()
  await expect(page.getByText(/Card details (are )?never stored/)).toBeVisible()
})

test('[TL-04] [DI-01] [DI-02] the timeline has payment, upload and stage steps; what is asked for is counted', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const application = await applyFor(request, customer, 'tc-registration')
  await openService(page, 'Training Centre (TC) Registration')
  const service = servicePage(page)
  const { stage, provideInformation, showDocument, documentFile, showDocuments, documentList } = service
  await expect(stage('Payment')).toBeVisible()
  await expect(stage('Documents and information')).toContainText(
    'We will require necessary documents after payment completion.',
  )
  await expect(stage('Inspection of the centre')).toBeVisible()

  await payInFull(request, gatewayOrigin, customer, application)
  // 4 documents, 10 fields (the password is asked last) and 1 extra item.
  await expect(stage('Documents and information')).toContainText('15 item(s) required')
  await provideInformation.click()
  const label = 'Ownership paper or rent agreement of the centre'
  await showDocument(label)
  await dropFile(documentFile(label), 'agreement.pdf')
  await showDocuments()
  await expect(documentList.getByText('Received')).toHaveCount(1)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(stage('Documents and information')).toContainText('14 item(s) required')
})

test('[SD-05] [SD-06] what pays the price covers nothing of it', async ({
  page,
  request,
  customer,
  isMobile,
}) => {
  await applyFor(request, customer, 'tp-registration')
  const sizes = isMobile
    ? [{ width: 390, height: 844 }]
    : [
        { width: 1280, height: 800 },
        { width: 1366, height: 768 },
      ]
  for (const size of sizes) {
    await page.setViewportSize(size)
    await openService(page, 'Training Partner (TP) Registration')
    const summary = page.getByRole('region', { name: 'Payment Summary' })
    const parts = summary.locator('label, dl > div')
    await expect(parts.filter({ hasText: 'Total Amount' })).toBeVisible()
    if (!isMobile) await expect(servicePage(page).payButton).toBeInViewport({ ratio: 1 })
    for (const part of await parts.all()) {
      // On a phone the bar lies over the page: what is looked for comes up above it.
      if (isMobile) await part.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      const covered = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const inView = [top + 2, bottom - 2].filter((y) => y > 0 && y < innerHeight)
        const seen = inView.flatMap((y) => [left + 8, right - 8].map((x) => document.elementFromPoint(x, y)))
        return seen.some((found) => found !== element && !element.contains(found))
      })
      expect(covered, `${await part.textContent()} at ${size.width}`).toBe(false)
    }
  }
})
