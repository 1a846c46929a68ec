import { readCode, somebody } from '@sanad/testing'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { checkoutOf, testUpi } from './support/gateway.ts'
import { choose, expectFocusInside, press, tabTo, typeInto } from './support/keyboard.ts'
import { servicePage } from './support/service-page.ts'

test('the main journey needs nothing but a keyboard', async ({ page, request }) => {
  test.setTimeout(180_000)
  const person = somebody()
  const service = servicePage(page)
  const title = 'Training Centre (TC) Registration'
  const main = service.information

  await test.step('register, with the code from the SMS', async () => {
    await page.goto('/user/')
    await press(page, page.getByRole('link', { name: 'Create an account' }))
    await typeInto(page, page.getByLabel('Full Name'), person.name)
    await typeInto(page, page.getByLabel('Mobile Number'), person.mobile)
    await typeInto(page, page.getByLabel('Email Address'), person.email)
    await press(page, page.getByRole('button', { name: 'Continue' }))
    const code = await readCode(request, person.mobile, 'sms')
    await typeInto(page, page.getByLabel('One-time password (6 digits)'), code)
    await expect(page).toHaveURL('/user/dashboard')
  })

  await test.step('the first stop of a page leads past its navigation', async () => {
    await page.reload()
    await press(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('choose the service, the State and a new business', async () => {
    await press(page, page.getByRole('link', { name: 'Apply for a service' }))
    await press(page, page.getByRole('link', { name: `Apply: ${title}` }))
    const kinds = page.getByRole('radio')
    await expect(page.getByRole('radio', { name: 'Decide later' })).toBeChecked()
    await choose(page, kinds, page.getByRole('radio', { name: 'A new business' }))
    await typeInto(page, page.getByLabel('Business name'), 'Patil Skill Academy')
    await typeInto(page, page.getByLabel('Your State'), 'Maharashtra')
    await press(page, page.getByRole('button', { name: 'Continue' }))
  })

  await test.step('one more job role, and pay on the gateway’s page', async () => {
    await press(page, page.getByRole('button', { name: 'One more' }))
    await expect(service.amountBar).toContainText('₹30,000')
    await expect(service.amountBar).toBeInViewport()
    await expect(service.payButton).toHaveAccessibleName('Pay Now')
    await press(page, service.payButton)
    const checkout = checkoutOf(page)
    await typeInto(page, checkout.getByLabel('UPI ID'), testUpi.success)
    await press(page, checkout.getByRole('button', { name: /^Pay ₹/ }))
    const thanks = page.getByRole('dialog', { name: 'Payment Received!' })
    await expectFocusInside(thanks)
    await press(page, thanks.getByRole('button', { name: 'Continue' }))
    await expect(page).toHaveURL('/user/dashboard/service')
  })

  await test.step('the page for papers takes the focus, and Back returns', async () => {
    await press(page, service.provideInformation)
    await expect(service.title('Provide Information')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(service.title(title)).toBeVisible()
    await press(page, service.provideInformation)
    await expect(service.title('Provide Information')).toBeVisible()
  })

  await test.step('choose every file', async () => {
    // Between two waits choosers would be the browser's own again, which nobody answers.
    page.on('filechooser', () => {})
    for (const label of [
      'Ownership paper or rent agreement of the centre',
      'Floor plan with room sizes',
      'Photographs of the centre',
      "Trainers' CVs and certificates",
    ]) {
      await press(page, service.documentList.getByRole('link', { name: label }))
      await tabTo(page, service.documentFile(label))
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Space')
      await (await chooser).setFiles(agreementPdf)
    }
    await expect(service.documentList.getByText('Received')).toHaveCount(4)
  })

  await test.step('fill in every field and submit', async () => {
    await tabTo(page, main.getByRole('tab', { name: 'Documents' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await typeInto(page, field('Training partner (TP) ID'), 'TP012345')
    await typeInto(page, field('Name of the training centre'), 'Patil Skill Academy, Pune')
    await typeInto(page, field('E-mail address of the centre'), 'centre@patil-skill.example')
    await typeInto(page, field('Sector you want to teach'), 'Retail')
    await typeInto(page, field('Address of the centre'), '12 Tilak Road, Pune')
    await typeInto(page, field('State of the centre'), 'Maharashtra')
    await typeInto(page, field('PIN code of the centre'), '411030')
    await choose(page, main.getByRole('radio'), field('Rented or leased'))
    await typeInto(page, field('Carpet area in square feet'), '1800')
    await tabTo(page, field('At least one classroom'))
    await page.keyboard.press('Space')
    await tabTo(page, field('Safe drinking water'))
    await page.keyboard.press('Space')
    await typeInto(page, field('Names of the job roles you want, one on each line'), 'Cashier')
    await press(page, main.getByRole('button', { name: 'Submit' }))
    await press(page, main.getByRole('button', { name: 'Confirm and submit' }))
    await expect(service.toast('Field submitted successfully!')).toBeVisible()
    await expect(page).toHaveURL('/user/dashboard/service')
    await expect(service.stage('Documents and information')).toContainText('Completed on')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('a reload keeps the screen', async () => {
    await page.reload()
    await expect(page).toHaveURL('/user/dashboard/service')
    await expect(service.stage('Documents and information')).toContainText('Completed on')
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  })
})
