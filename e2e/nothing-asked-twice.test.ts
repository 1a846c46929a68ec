import { randomUUID } from 'node:crypto'
import { addBusinessName, updateProfile } from '@sanad/contracts'
import { completeStage } from '@sanad/contracts/staff'
import { refuse, succeed } from '@sanad/testing'
import { applyForBusiness, openService, payInFull } from './support/applications.ts'
import { completeStages } from './support/complete-stages.ts'
import { expect, test } from './support/fixtures.ts'
import { formPage } from './support/form-page.ts'
import { giveInformation } from './support/give-information.ts'
import { servicePage } from './support/service-page.ts'
import { signInStaff } from './support/staff.ts'

const title = 'Sector Skill Council (SSC) Affiliation'
const last = 'Affiliation letter and renewal date'
const earlier = 'Training Partner (TP) Registration'
const mask = 'AAPFU••••F'

test('what one application was given, the next one of the same business uses: in its form, which it names and needs, and among its documents', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const { token, id: user_id } = customer
  const form = formPage(page)
  const service = servicePage(page)
  const main = page.getByRole('main')
  const firm = { name_of_firm: 'Patil Skills', user_id }
  const { business_id } = await succeed(request, addBusinessName, { token, body: firm })
  await succeed(request, updateProfile, { token, body: { date_of_birth: '1988-04-12' } })
  const partner = await applyForBusiness(request, customer, 'tp-registration', business_id)
  await payInFull(request, gatewayOrigin, customer, partner)
  await giveInformation(request, customer, {
    applicationId: partner,
    documents: ['registration-certificate'],
    answers: { 'org-pan': 'AAPFU0939F', 'org-type': 'partnership' },
  })
  const id = await applyForBusiness(request, customer, 'ssc-affiliation', business_id)
  await payInFull(request, gatewayOrigin, customer, id)

  await test.step('the timeline says that the form is needed, and before what', async () => {
    await openService(page, title)
    const progress = page.getByRole('region', { name: 'Application Progress' })
    await expect(progress).toContainText(
      `Your application form is still to come. You can fill it in at any time before the last step, “${last}”, which cannot be completed without it.`,
    )
    await expect(main.getByRole('button', { name: 'Open the form' })).toHaveCount(1)
    await progress.getByRole('button', { name: 'Open the form' }).click()
  })

  await test.step('it lives in the dashboard’s frame, with a way back and its steps', async () => {
    await expect(form.step('User Details')).toBeVisible()
    await expect(page).toHaveURL('/user/submit-form')
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await expect(sections.getByRole('link', { name: 'Services' })).toBeVisible()
    const steps = page.getByRole('navigation', { name: 'Steps of the form' })
    await expect(steps.getByRole('link')).toHaveText([
      'User Details',
      'Business Details',
      'Application Details',
      'Check your answers',
    ])
    await expect(steps.getByRole('link', { name: 'User Details' })).toHaveAttribute('aria-current', 'step')
    await main.getByRole('link', { name: 'Back to the application' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(service.title(title)).toBeVisible()
    await page.goBack()
    await expect(form.step('User Details')).toBeVisible()
  })

  await test.step('what the profile and the earlier application say is filled in', async () => {
    await expect(form.field('Date of birth')).toHaveValue('12/04/1988')
    await page.getByRole('link', { name: 'Business Details' }).click()
    await expect(form.field('Type of organisation').locator('option:checked')).toHaveText('Partnership firm')
  })

  await test.step('so do the questions of the due dates begin', async () => {
    await page.goto(`/user/dashboard/compliance/${business_id}`)
    const kind = page.getByLabel('What kind of organisation is it?')
    await expect(kind.locator('option:checked')).toHaveText('Partnership firm')
    await expect(main.getByText('Filled in from what we know already. Please check it.')).toBeVisible()
    await page.goBack()
  })

  await test.step('the PAN is used by a press, and the browser never has more than its mask', async () => {
    const pan = form.field('PAN of the organisation')
    await expect(pan).toHaveValue('')
    await main.getByRole('button', { name: `Use ${mask} from ${earlier}` }).click()
    await expect(form.toast('The number was filled in.')).toBeVisible()
    await expect(pan).toHaveValue(mask)
    await expect(pan).toBeDisabled()
    await expect(main.getByRole('button', { name: /^Use / })).toHaveCount(0)
  })

  await test.step('so is a document', async () => {
    await main.getByRole('link', { name: 'Back to the application' }).click()
    await service.provideInformation.click()
    const label = 'Registration certificate of the organisation'
    await service.showDocument(label)
    await main.getByRole('button', { name: `Use ${label} from ${earlier}` }).click()
    await expect(service.toast('Document submitted successfully!')).toBeVisible()
    await expect(main.getByText('paper.pdf')).toBeVisible()
    await service.showDocuments()
    await expect(service.documentList.getByRole('link', { name: label })).toContainText('Received')
  })

  const staff = await signInStaff(request)
  const body = { stage_id: 'handover', request_id: randomUUID() }
  const finish = { token: staff.token, params: { id }, body }
  await test.step('without the form staff complete every stage but the last', async () => {
    await giveInformation(request, customer, { applicationId: id, documents, answers })
    await completeStages(request, staff.token, id, ['matching', 'application', 'inspection', 'decision'])
    expect(await refuse(request, completeStage, finish)).toMatchObject({ status: 409, code: 'form_missing' })
    await page.getByRole('link', { name: 'Close' }).click()
    const turn = main.getByRole('region', { name: 'Your turn: fill in the application form' })
    await expect(turn).toContainText(`Only “${last}” is left`)
    await expect(main.getByRole('button', { name: 'Open the form' })).toHaveCount(1)
    await turn.getByRole('button', { name: 'Open the form' }).click()
  })

  await test.step('the form is sent with what was used, and then nothing is left to do', async () => {
    await page.getByRole('link', { name: 'Check your answers' }).click()
    await expect(form.shown('PAN of the organisation')).toHaveText(mask)
    await expect(form.shown('Date of birth')).toHaveText('12 Apr 1988')
    // Named for the tax, before there was a form.
    await expect(form.shown('State')).toHaveText('Maharashtra')
    await expect(form.shown('Type of organisation')).toHaveText('Partnership firm')
    await form.field('Your own PAN').fill('ABCPX1234K')
    await form.field('Gender').selectOption('Female')
    await form.field('Your address').fill('12 Tilak Road')
    await form.field('District').fill('Pune')
    await form.field('City or town').fill('Pune')
    await form.field('PIN code').fill('411030')
    await form.answer('Is the business registered under GST?', 'No').check()
    await form.answer('Does it file income-tax returns?', 'Yes').check()
    await form.field('Your position in the organisation').fill('Partner')
    await form.field('Main activity').fill('Skill training')
    await form.field('Type of certificate').fill('Affiliation')
    await form.answer('Have you filed your tax returns so far?', 'Yes').check()
    await form.submit.click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(main.getByText('Your turn', { exact: true })).toBeHidden()
    await expect(main.getByText(/^Application form: submitted on /)).toBeVisible()
    await succeed(request, completeStage, finish)
  })

  await test.step('numbers are masked the same everywhere', async () => {
    await main.getByRole('button', { name: 'Show the form' }).click()
    await expect(form.step('Form submitted')).toBeVisible()
    await expect(form.shown('PAN of the organisation')).toHaveText(new RegExp(`^${mask}`))
    await expect(form.shown('Your own PAN')).toHaveText(/^ABCPX••••K/)
    await page.goto(`/user/dashboard/services/${partner}/information?tab=information`)
    await main.getByRole('tab', { name: /^Information/ }).click()
    await expect(main.getByRole('textbox', { name: 'PAN of the organisation' })).toHaveValue(mask)
  })
})

const documents = [
  'accreditation-proof',
  'premises-proof',
  'equipment-list',
  'trainer-papers',
  'centre-photos',
]

const answers = {
  'tc-id': 'TC012345',
  'centre-name': 'Patil Skills, Pune',
  'centre-state': '21',
  'map-link': 'https://maps.example.in/patil',
  councils: ['retail'],
  'job-roles': 'Cashier',
  funding: 'learners',
  seats: '30',
  'certified-trainers': '2',
  'head-mobile': '9876543210',
}
