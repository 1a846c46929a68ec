import { readCode, somebody } from '@sanad/testing'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { expectLedTo } from './support/focus.ts'
import { formPage } from './support/form-page.ts'
import { checkoutOf, testUpi } from './support/gateway.ts'
import { choose, expectFocusInside, press, tabTo, typeInto } from './support/keyboard.ts'
import { servicePage } from './support/service-page.ts'

test('from the registration to the submitted form nothing is needed but a keyboard, and no act loses the focus', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const person = somebody()
  const service = servicePage(page)
  const form = formPage(page)
  const title = 'Sector Skill Council (SSC) Affiliation'
  const main = page.getByRole('main')

  await test.step('register, with the code from the SMS', async () => {
    await page.goto('/user/')
    await press(page, page.getByRole('link', { name: 'Create an account' }))
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
    await expect(main).toBeFocused()
    await typeInto(page, page.getByLabel('Full Name'), person.name)
    await typeInto(page, page.getByLabel('Mobile Number'), person.mobile)
    await typeInto(page, page.getByLabel('Email Address'), person.email)
    await press(page, page.getByRole('button', { name: 'Continue' }))
    const code = await readCode(request, person.mobile, 'sms')
    const boxes = page.getByLabel('One-time password (6 digits)')
    await expect(boxes).toBeFocused()
    await page.keyboard.type(code)
    await expect(page).toHaveURL('/user/dashboard')
    await expect(main).toBeFocused()
  })

  await test.step('the first stop of a page leads past its navigation', async () => {
    await page.reload()
    await press(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(main).toBeFocused()
  })

  await test.step('choose the service, the State and a new business', async () => {
    await press(page, page.getByRole('link', { name: 'Apply for a service' }))
    await expect(main).toBeFocused()
    await press(page, page.getByRole('link', { name: `Apply: ${title}` }))
    await expect(main).toBeFocused()
    const kinds = page.getByRole('radio')
    await expect(page.getByRole('radio', { name: 'Decide later' })).toBeChecked()
    await choose(page, kinds, page.getByRole('radio', { name: 'A new business' }))
    await typeInto(page, page.getByLabel('Business name'), 'Patil Skill Academy')
    await typeInto(page, page.getByLabel('Your State'), 'Maharashtra')
    await press(page, page.getByRole('button', { name: 'Continue' }))
    await expect(service.title(title)).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('one more council, and pay on the gateway’s page', async () => {
    const more = page.getByRole('button', { name: 'One more' })
    await press(page, more)
    await expect(service.amountBar).toContainText('₹70,000')
    await expect(service.amountBar).toBeInViewport()
    await expect(more).toBeFocused()
    await expect(service.payButton).toHaveAccessibleName('Pay Now')
    await press(page, service.payButton)
    const invoice = page.getByRole('dialog', { name: 'Details for the invoice' })
    await expectFocusInside(invoice)
    await typeInto(page, invoice.getByLabel('Address for the invoice'), '12 Tilak Road, Pune 411030')
    await press(page, invoice.getByRole('button', { name: 'Save' }))
    const checkout = checkoutOf(page)
    await typeInto(page, checkout.getByLabel('UPI ID'), testUpi.success)
    await press(page, checkout.getByRole('button', { name: /^Pay ₹/ }))
    const thanks = page.getByRole('dialog', { name: 'Payment Received!' })
    await expectFocusInside(thanks)
    const turn = page.getByText('Your turn: 6 documents and 10 answers are missing')
    await expect(turn).toBeVisible()
    await press(page, thanks.getByRole('button', { name: 'Continue' }))
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expectLedTo(page, turn, 'Payment completed successfully!')
  })

  await test.step('the page for papers takes the focus, and Back returns', async () => {
    await press(page, service.provideInformation)
    await expect(service.title('Provide Information')).toBeVisible()
    await expect(main).toBeFocused()
    await page.goBack()
    await expect(service.title(title)).toBeVisible()
    await expect(main).toBeFocused()
    await press(page, service.provideInformation)
    await expect(service.title('Provide Information')).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('give every file, each of which leads to the next', async () => {
    // Between two waits choosers would be the browser's own again, which nobody answers.
    page.on('filechooser', () => {})
    const [first = '', ...others] = documents
    const give = async (label: string) => {
      await tabTo(page, service.documentFile(label))
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Space')
      await (await chooser).setFiles(agreementPdf)
      await expect(service.documentList.getByRole('link', { name: label })).toContainText('Received')
      await expectLedTo(page, service.documentFile(label), 'Document submitted successfully!')
    }
    await press(page, service.documentList.getByRole('link', { name: first }))
    await give(first)
    for (const label of others) {
      await press(page, main.getByRole('link', { name: `Next: ${label}` }))
      await expect(main.locator('[data-focus-stop]', { hasText: label })).toBeFocused()
      await give(label)
    }
    await expect(service.documentList.getByText('Received')).toHaveCount(documents.length)
    await press(page, main.getByRole('button', { name: 'Next: Information' }))
    await expect(main.getByRole('tabpanel', { name: /^Information/ })).toBeFocused()
  })

  await test.step('fill in every field and submit', async () => {
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await typeInto(page, field('Training centre (TC) ID'), 'TC012345')
    await typeInto(page, field('Name of the training centre'), 'Patil Skill Academy, Pune')
    await typeInto(page, field('State of the centre'), 'Maharashtra')
    await typeInto(page, field('Google Maps link of the centre'), 'https://maps.example.in/patil')
    await tabTo(page, field('Retail (RASCI)'))
    await page.keyboard.press('Space')
    await typeInto(page, field('Job roles for each council'), 'Cashier')
    await choose(page, main.getByRole('radio'), field('The learners'))
    await typeInto(page, field('Learners who can sit at one time'), '30')
    await typeInto(page, field('Number of ToT-certified trainers'), '2')
    await typeInto(page, field('Mobile number of the centre head'), '9876543210')
    await press(page, main.getByRole('button', { name: 'Submit' }))
    await expect(main.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await press(page, main.getByRole('button', { name: 'Confirm and submit' }))
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(service.stage('Documents and information')).toContainText('Completed on')
    await expectLedTo(page, main, 'Field submitted successfully!')
  })

  await test.step('the form names what is missing, and each name leads to its field', async () => {
    await press(page, main.getByRole('button', { name: 'Open the form' }).first())
    await expect(form.step('User Details')).toBeVisible()
    await expect(main).toBeFocused()
    await press(page, form.continue)
    await expect(form.field('Your own PAN')).toBeFocused()
    const summary = main.getByRole('alert').filter({ hasText: 'Please correct the marked information.' })
    await press(page, summary.getByRole('link', { name: 'Gender' }), 'Shift+Tab')
    await expect(form.field('Gender')).toBeFocused()
    await page.keyboard.type('Female')
    await press(page, summary.getByRole('link', { name: 'Your own PAN' }), 'Shift+Tab')
    await expect(form.field('Your own PAN')).toBeFocused()
    await page.keyboard.type('abcpx1234k')
    await typeInto(page, form.field('Date of birth'), '12041988')
    await typeInto(page, form.field('Your address'), '12 Tilak Road')
    await typeInto(page, form.field('State'), 'Maharashtra')
    await typeInto(page, form.field('District'), 'Pune')
    await typeInto(page, form.field('City or town'), 'Pune')
    await typeInto(page, form.field('PIN code'), '411030')
    await press(page, form.continue)
    await expect(form.step('Business Details')).toBeFocused()
  })

  await test.step('a step is jumped to, and back', async () => {
    const steps = page.getByRole('navigation', { name: 'Steps of the form' })
    await press(page, steps.getByRole('link', { name: 'User Details' }), 'Shift+Tab')
    await expect(form.step('User Details')).toBeFocused()
    await press(page, steps.getByRole('link', { name: 'Business Details' }), 'Shift+Tab')
    await expect(form.step('Business Details')).toBeFocused()
  })

  await test.step('the other steps', async () => {
    const answer = async (question: string, choice: 'Yes' | 'No') => {
      const group = main.getByRole('group', { name: new RegExp(`^${question.replace('?', '\\?')}`) })
      await choose(page, group.getByRole('radio'), form.answer(question, choice))
    }
    await typeInto(page, form.field('Type of organisation'), 'Partnership firm')
    await typeInto(page, form.field('PAN of the organisation'), 'AAPFU0939F')
    await answer('Is the business registered under GST?', 'No')
    await answer('Does it file income-tax returns?', 'Yes')
    await typeInto(page, form.field('Your position in the organisation'), 'Partner')
    await typeInto(page, form.field('Main activity'), 'Skill training')
    await press(page, form.continue)
    await expect(form.step('Application Details')).toBeFocused()
    await typeInto(page, form.field('Type of certificate'), 'Affiliation')
    await answer('Have you filed your tax returns so far?', 'Yes')
    await press(page, form.continue)
    await expect(form.step('Check your answers')).toBeFocused()
  })

  await test.step('the answers are checked, one is changed, and the form is submitted', async () => {
    await press(page, main.getByRole('link', { name: 'Change: User Details' }))
    await expect(form.step('User Details')).toBeFocused()
    await tabTo(page, form.field('City or town'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Baramati')
    await press(page, page.getByRole('button', { name: 'Save and check again' }))
    await expect(form.step('Check your answers')).toBeFocused()
    await expect(form.shown('City or town')).toHaveText('Baramati')
    await press(page, form.submit)
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expectLedTo(page, main, 'Your form was submitted.')
    await expect(main.getByText(/^Application form: submitted on /)).toBeVisible()
  })

  await test.step('a reload keeps the screen', async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(service.stage('Documents and information')).toContainText('Completed on')
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  })
})

const documents = [
  'Accreditation letter or page with your TC ID',
  'Registration certificate of the organisation',
  'Ownership paper or rent agreement of the centre',
  'List of tools and equipment with bills',
  "Trainers' CVs and ToT certificates",
  'Photographs of classrooms and lab',
]
