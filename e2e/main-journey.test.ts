import { readCode, somebody } from '@sanad/testing'
import { applyOnScreen } from './support/apply-on-screen.ts'
import { slowDownUploads } from './support/connection.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { agreementPdf, photoPng, scannedPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { payByUpi, testUpi } from './support/gateway.ts'
import { enterCode, fillRegistration } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

const rows = '[RG-01] [SD-05] [TL-02] [TL-03] [DI-01] [DI-03] [DI-07] [RT-15]'

test(`${rows} from nothing to a paid, documented, progressing application`, async ({ page, request }) => {
  const person = somebody()
  const service = servicePage(page)
  const title = 'Training Centre (TC) Registration'

  await test.step('register, with the code from the SMS', async () => {
    await page.goto('/user/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
    await fillRegistration(page, person)
    await page.getByText('Date of birth and address (optional)').click()
    await page.getByLabel('Date of Birth').fill('12/04/1988')
    await page.getByLabel('Address (optional)').fill('12 Tilak Road, Pune')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Verify Your Mobile Number' })).toBeVisible()
    await enterCode(page, await readCode(request, person.mobile, 'sms'))
    await expect(page).toHaveURL('/user/dashboard')
  })

  await test.step('choose the service, the State and a new business', async () => {
    await applyOnScreen(page, title, 'Patil Skill Academy')
    await expect(page.getByText('for Patil Skill Academy')).toBeVisible()
    await expect(page.getByRole('link', { name: 'My services' })).toHaveAttribute(
      'href',
      '/user/dashboard/services',
    )
    await expect(service.amountBar).toBeInViewport()
  })

  await test.step('three job roles cost 45,000 with CGST and SGST', async () => {
    await expect(service.amountBar).toContainText('₹15,000')
    const quantity = page.getByRole('spinbutton', { name: 'Number of Job Roles' })
    await expect(quantity).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(quantity).toHaveValue('3')
    await expect(service.amountBar).toContainText('₹45,000')
    await expect(service.priceOf('Application Fee')).toHaveText('₹38,136')
    await expect(service.priceOf('CGST 9%')).toHaveText('₹3,432')
    await expect(service.priceOf('SGST 9%')).toHaveText('₹3,432')
    await expect(service.priceOf('Total Amount')).toHaveText('₹45,000')
  })

  await test.step('everything after the payment is locked', async () => {
    await expect(service.stage('Documents and information')).toContainText('Locked')
    await expect(service.stage('Papers checked and TC ID created')).toContainText('Locked')
    await expect(
      page.getByText('We will require necessary documents after payment completion.'),
    ).toBeVisible()
  })

  await test.step('pay by UPI', async () => {
    await expect(service.payButton).toHaveAccessibleName('Pay Instantly')
    await service.payButton.click()
    await payByUpi(page, testUpi.success)
    const thanks = page.getByRole('dialog', { name: 'Payment Received!' })
    await expect(thanks).toBeVisible()
    await expect(service.toast('Payment completed successfully!')).toBeVisible()
    await expect(thanks.getByRole('timer')).toHaveText(/^Closes in \d+ s$/)
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    const turn = page.getByText('Your turn: 4 documents and 11 answers are missing')
    await expect(turn).toBeVisible()
    await thanks.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(turn.and(page.getByRole('heading'))).toBeFocused()
    await expect(turn).toBeInViewport()
    await expect(page.getByText('Congratulations!')).toBeVisible()
    await expect(service.stage('Payment')).toContainText('Completed')
    await expect(service.stage('Documents and information')).toContainText('In Progress')
  })

  await test.step('upload every document, with its progress', async () => {
    await expect(page.getByText('15 item(s) required')).toBeVisible()
    await service.provideInformation.click()
    await slowDownUploads(page)
    await service.giveDocument('Ownership paper or rent agreement of the centre', scannedPdf(2))
    const progress = service.information.getByRole('progressbar')
    await expect(progress).toHaveAttribute('aria-valuetext', /^[01]\.\d of 2\.0 MB$/)
    await service.giveDocument('Floor plan with room sizes', photoPng)
    await service.giveDocument('Photographs of the centre', agreementPdf)
    await service.giveDocument("Trainers' CVs and certificates", agreementPdf)
    await service.showDocuments()
    await expect(service.documentList.getByText('Received')).toHaveCount(4)
    await expect(service.information).toContainText('11 item(s) required')
    await service.showDocument('Floor plan with room sizes')
    const link = service.information.getByRole('link', { name: 'View', exact: true })
    await expect(link).toHaveAttribute('href', /^\/uploads\/.+\.png/)
    const seen = await request.get((await link.getAttribute('href')) ?? '')
    expect(seen.headers()['content-type']).toBe('image/png')
  })

  await test.step('fill in every field', async () => {
    await service.showDocuments()
    await service.information.getByRole('tab', { name: 'Information' }).click()
    const field = (label: string) => service.information.getByLabel(label, { exact: true })
    await field('Training partner (TP) ID').fill('TP012345')
    await field('Name of the training centre').fill('Patil Skill Academy, Pune')
    await field('E-mail address of the centre').fill('centre@patil-skill.example')
    await field('Sector you want to teach').selectOption('Retail')
    await field('Address of the centre').fill('12 Tilak Road, Pune')
    await field('State of the centre').selectOption('Maharashtra')
    await field('PIN code of the centre').fill('411030')
    await field('Rented or leased').check()
    await field('Carpet area in square feet').fill('1800')
    await field('At least one classroom').check()
    await field('Safe drinking water').check()
    await field('Names of the job roles you want, one on each line').fill('Retail Sales Associate\nCashier')
    await service.information.getByRole('button', { name: 'Submit' }).click()
    await service.information.getByRole('button', { name: 'Confirm and submit' }).waitFor()
    await expectUsable(page)
    await service.information.getByRole('button', { name: 'Confirm and submit' }).click()
    await expect(service.toast('Field submitted successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
  })

  const expectProgress = async () => {
    await expect(
      page.getByText('All required documents and information have been successfully submitted.'),
    ).toBeVisible()
    const information = service.stage('Documents and information')
    await expect(information).toContainText('Completed on')
    // What is finished is a line, which opens where there is more to it.
    const fold = information.locator('details')
    await expect(fold).not.toHaveAttribute('open')
    for (const line of [fold, service.stage('Payment')])
      expect((await line.boundingBox())?.height).toBeLessThan(110)
    const next = service.stage('Papers checked and TC ID created')
    await expect(next).toContainText('In Progress')
    await expect(next).toHaveAttribute('aria-current', 'step')
  }
  await test.step('the timeline has moved on', expectProgress)

  await test.step('a reload keeps the screen', async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(service.title(title)).toBeVisible()
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
    await expectProgress()
  })
})
