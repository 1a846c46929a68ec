import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { attachDeliverable, getServiceDetails, listMyServices } from '@sanad/contracts'
import { decideDocument } from '@sanad/contracts/staff'
import { readCode, somebody, succeed } from '@sanad/testing'
import { completeStages } from './support/complete-stages.ts'
import { agreementPdf, photoPng } from './support/files.ts'
import { finishHeld } from './support/finish-held.ts'
import { expect, test } from './support/fixtures.ts'
import { formPage } from './support/form-page.ts'
import { payByUpi, testUpi } from './support/gateway.ts'
import { enterCode, fillRegistration } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'
import { signInStaff } from './support/staff.ts'

const title = 'Training Partner (TP) Registration'

test('a new customer comes from the catalogue, is asked for a document again, pays in parts and downloads the letter', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const person = somebody()
  const service = servicePage(page)
  const form = formPage(page)
  const main = page.getByRole('main')
  const pay = async () => {
    await payByUpi(page, testUpi.success)
    const thanks = page.getByRole('dialog', { name: 'Payment Received!' })
    await thanks.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
  }

  await test.step('from the catalogue to an account, which leads back to the service', async () => {
    await page.goto('/user/services')
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillRegistration(page, person)
    await page.getByRole('button', { name: 'Continue' }).click()
    await enterCode(page, await readCode(request, person.mobile, 'sms'))
    await expect(page).toHaveURL('/user/dashboard/services/new/tp-registration')
  })

  await test.step('apply, and pay the first part', async () => {
    await page.getByRole('radio', { name: 'A new business' }).check()
    await page.getByLabel('Business name').fill('Patil Skills')
    await page.getByLabel('Your State').selectOption('Maharashtra')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(service.amountBar).toContainText('₹10,000')
    await service.payButton.click()
    await pay()
    await expect(service.stage('Documents and information')).toContainText('In Progress')
  })

  await test.step('every document, each after the one before', async () => {
    await main.getByRole('link', { name: 'Provide Information' }).first().click()
    await service.showDocument(documents[0])
    for (const [index, label] of documents.entries()) {
      await service.documentFile(label).setInputFiles(index === 0 ? photoPng : agreementPdf)
      await expect(main.locator('[data-status=uploaded]', { hasText: label })).toBeVisible()
      const next = documents[index + 1]
      if (next) await main.getByRole('link', { name: `Next: ${next}` }).click()
    }
    await main.getByRole('button', { name: 'Next: Information' }).click()
  })

  await test.step('the answers', async () => {
    // Where the focus is may scroll.
    await expect(main.getByRole('tabpanel', { name: /^Information/ })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await field('Type of organisation').selectOption('Partnership firm')
    await field('PAN of the organisation').fill('AAPFU0939F')
    await field('Date of registration').pressSequentially('01062015')
    await field('Address of the head office').fill('12 Tilak Road, Pune')
    await field('State of the head office').selectOption('Maharashtra')
    await field('PIN code of the head office').fill('411030')
    await field('Name of the person who signs').fill(person.name)
    await field('Mobile number of that person').fill(person.mobile)
    await field('E-mail address of that person').fill(person.email)
    await field("IFSC of the organisation's bank branch").fill('SBIN0001234')
    await main.getByRole('button', { name: 'Submit' }).click()
    await main.getByRole('button', { name: 'Confirm and submit' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(service.stage('Application prepared')).toContainText('In Progress')
  })

  await test.step('the application form, in one go', async () => {
    await main.getByRole('button', { name: 'Open the form' }).first().click()
    await page.getByRole('link', { name: 'Check your answers' }).click()
    // The step that is left has a field of the same name.
    await expect(form.step('Check your answers')).toBeVisible()
    await form.field('Your own PAN').fill('ABCPX1234K')
    await form.field('Date of birth').pressSequentially('12041988')
    await form.field('Gender').selectOption('Female')
    await form.field('Your address').fill('12 Tilak Road')
    await expect(form.shown('State')).toHaveText('Maharashtra')
    await form.field('District').fill('Pune')
    await form.field('City or town').fill('Pune')
    await form.field('PIN code').fill('411030')
    await form.answer('Is the business registered under GST?', 'No').check()
    // As amounts are written.
    await form.field('Turnover of the last year in rupees').pressSequentially('25,00,000')
    await expect(form.field('Turnover of the last year in rupees')).toHaveValue('2500000')
    await form.field('Nature of business').fill('Skill training')
    await form.field('Your position in the organisation').fill('Partner')
    await form.field('Men employed').fill('4')
    await form.field('Women employed').fill('6')
    await form.field('What is needed').selectOption('A new registration')
    await form.submit.click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(main.getByText(/^Application form: submitted on /)).toBeVisible()
  })

  const staff = await signInStaff(request)
  const token = await page.evaluate(() => localStorage.userToken)
  const { services } = await succeed(request, listMyServices, { token, query: {} })
  const id = services[0]?.id ?? ''
  const decide = async (decision: { decision: 'accepted' } | { decision: 'rejected'; reason: string }) => {
    const { data } = await succeed(request, getServiceDetails, { token, params: { userServiceId: id } })
    const uploaded = data.uploadedDocs.find(({ document_id }) => document_id === 'registration-certificate')
    const params = { id: uploaded?.id ?? '' }
    const body = { ...decision, request_id: randomUUID() }
    await succeed(request, decideDocument, { token: staff.token, params, body })
  }

  await test.step('one document is refused: the page asks for it first, says why, and takes another', async () => {
    await decide({ decision: 'rejected', reason: 'The number cannot be read.' })
    const turn = main.getByRole('region', { name: 'Your turn: upload a document again' })
    await expect(turn).toContainText(documents[0])
    await expect(turn).toContainText('The number cannot be read.')
    await turn.getByRole('link', { name: `Upload again: ${documents[0]}` }).click()
    await service.documentFile(documents[0]).setInputFiles(photoPng)
    await expect(main.getByText('This is the file that we could not accept')).toBeVisible()
    await service.documentFile(documents[0]).setInputFiles(agreementPdf)
    await expect(main.locator('[data-status=uploaded]', { hasText: documents[0] })).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(main.getByText('Your turn', { exact: true })).toBeHidden()
    await decide({ decision: 'accepted' })
  })

  await test.step('each later part is asked for when its work is done, and paid', async () => {
    for (const [stage, amount] of [
      ['preparation', '₹15,000'],
      ['review', '₹10,000'],
    ] as const) {
      await completeStages(request, staff.token, id, [stage])
      const turn = main.getByRole('region', { name: `Your turn: ${amount} is due` })
      await expect(turn).toBeVisible()
      await turn.getByRole('button').click()
      await pay()
      await expect(turn).toBeHidden()
    }
    await expect(service.stage('TP ID and handover')).toContainText('In Progress')
  })

  await test.step('the letter comes with the end of the work, and is downloaded', async () => {
    const file = { name: 'letter.pdf', content: await readFile(agreementPdf) }
    const body = { deliverable_id: 'tp-letter', number: 'TP104233', request_id: randomUUID() }
    await succeed(request, attachDeliverable, { token: staff.token, params: { id }, body, file })
    await completeStages(request, staff.token, id, ['handover'])
    await finishHeld()
    await expect(main.getByText('Your application is complete.')).toBeVisible()
    const letter = main.getByRole('region').first()
    await expect(letter).toContainText('TP104233')
    const arriving = page.waitForEvent('download')
    await letter.getByRole('button', { name: 'Download TP ID and approval letter' }).click()
    expect(await readFile(await (await arriving).path())).toEqual(file.content)
  })
})

const documents = [
  'Registration certificate of the organisation',
  'PAN card of the organisation',
  'Address proof of the head office',
  'Turnover certificate from a chartered accountant',
  'Cancelled cheque',
  'Authority letter for the person who signs',
] as const
