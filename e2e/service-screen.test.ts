import { applyFor, openService, payInFull } from './support/applications.ts'
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
  await expect(main.getByText('Patil Skill Academy', { exact: true })).toBeVisible()
})

test('[SD-01] without a business the header says so and offers to add one', async ({ page, customer }) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard/services/new')
  await page.getByRole('link', { name: 'Apply: Skill India Registration' }).click()
  await page.getByLabel('Your State').selectOption('Goa')
  await page.getByRole('radio', { name: 'Decide later' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/user/dashboard/payment-service')
  const verified = page.getByRole('dialog', { name: 'OTP Verified Successfully!' })
  await verified.getByRole('button', { name: 'Close' }).click()
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

test('[DY-01] [DY-02] [DY-03] [DY-04] a choice in three levels sets the price, and another first choice clears the rest', async ({
  page,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'nsdc-affiliation')
  await openService(page, 'NSDC Affiliation')
  const { amountBar, payButton } = servicePage(page)
  const first = page.getByRole('group', { name: 'Type of Affiliation' })
  const second = page.getByRole('group', { name: 'Your Situation' })
  const third = page.getByRole('group', { name: 'Number of Centres' })

  await expect(amountBar).toContainText('Select Type of Affiliation')
  await expect(amountBar).toContainText('Pending')
  await expect(payButton).toBeDisabled()

  await first.getByRole('radio', { name: /New partnership/ }).check()
  await second.getByRole('radio', { name: /Company or firm/ }).check()
  await third.getByRole('radio', { name: /More than 25 centres/ }).check()
  await expect(amountBar).toContainText('₹1,00,000')
  await expect(payButton).toBeEnabled()

  await first.getByRole('radio', { name: /Renewal of a partnership/ }).check()
  await expect(second).toBeHidden()
  await expect(third).toBeHidden()
  await expect(amountBar).toContainText('₹')
  await expect(amountBar).not.toContainText('₹1,00,000')

  await first.getByRole('radio', { name: /New partnership/ }).check()
  await expect(second.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(payButton).toBeDisabled()
})

test('[DY-06] subpoints of stages show only where the service wants them', async ({
  page,
  request,
  customer,
}) => {
  const subpoints = page.getByRole('list', { name: 'Application Progress' }).getByRole('list')
  await applyFor(request, customer, 'tc-registration')
  await applyFor(request, customer, 'tot-toa')
  await openService(page, 'Training Centre (TC) Registration')
  await expect(subpoints.first()).toBeVisible()
  await openService(page, 'Training of Trainers / Assessors (ToT / ToA)')
  await expect(page.getByRole('list', { name: 'Application Progress' })).toBeVisible()
  await expect(subpoints).toHaveCount(0)
})

test('[TL-04] [DI-01] [DI-02] the timeline has payment, upload and stage steps; what is asked for is counted', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const application = await applyFor(request, customer, 'tc-registration')
  await openService(page, 'Training Centre (TC) Registration')
  const { stage, provideInformation, informationDialog } = servicePage(page)
  await expect(stage('Payment')).toBeVisible()
  await expect(stage('Documents and information')).toContainText(
    'We will require necessary documents after payment completion.',
  )
  await expect(stage('Inspection of the centre')).toBeVisible()

  await payInFull(request, gatewayOrigin, customer, application)
  // 4 documents, 11 fields and 1 extra item.
  await expect(stage('Documents and information')).toContainText('16 item(s) required')
  await provideInformation.click()
  await informationDialog
    .getByLabel('Ownership paper or rent agreement of the centre')
    .setInputFiles('e2e/files/agreement.pdf')
  await expect(informationDialog.getByText('Received')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(stage('Documents and information')).toContainText('15 item(s) required')
})

test('[DB-02] the catalogue offers the six services, each of which can be applied for', async ({
  page,
  customer,
}) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard/services/new')
  const links = page.getByRole('link', { name: /^Apply: / })
  await expect(links).toHaveCount(6)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.map((target) => target?.split('/').at(-1)).sort()).toEqual([
    'nsdc-affiliation',
    'skill-india',
    'ssc-affiliation',
    'tc-registration',
    'tot-toa',
    'tp-registration',
  ])
})
