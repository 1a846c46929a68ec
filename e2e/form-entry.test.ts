import type { Route } from '@playwright/test'
import { getByApplication, mapService, submitForm, updateGstinNumber } from '@sanad/contracts'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'
import {
  fillApplicationDetails,
  fillBusinessDetails,
  fillUserDetails,
  formPage,
} from './support/form-page.ts'
import { createLinkedApplication } from './support/links.ts'

const kind = { serviceId: 'ssc-affiliation' }

test('[RT-05] the form is filled in step by step, checked and submitted, and leads to the verification', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf } = await createLinkedApplication(request, dataDir, kind)
  const form = formPage(page)

  await test.step('the link opens the form, and the address keeps no token', async () => {
    await page.goto(`/user/submit-form?csrf=${csrf}`)
    await expect(form.step('User Details')).toBeVisible()
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(page).toHaveURL('/user/submit-form')
  })

  await test.step('what the service does not ask for is not there', async () => {
    await expect(form.field('Aadhaar number')).toHaveCount(0)
  })

  await test.step('missing and wrong values are named', async () => {
    await form.continue.click()
    await expect(page.getByText('Please correct the marked information.')).toBeVisible()
    await expect(page.getByText('Please fill this in.')).toHaveCount(6)
    await expect(page.getByText('Please choose one of the options.')).toHaveCount(1)
    await expect(page.getByText('Please choose a state.')).toHaveCount(1)
    await expect(form.field('Your own PAN')).toBeFocused()
    await fillUserDetails(page)
    await form.field('Your own PAN').fill('AAPFU0939F')
    await form.field('PIN code').fill('011030')
    await form.continue.click()
    await expect(
      page.getByText('By its fourth letter this PAN belongs to another type of holder.'),
    ).toBeVisible()
    await expect(page.getByText('A PIN code has six digits and does not start with 0.')).toBeVisible()
    await fillUserDetails(page)
    await form.continue.click()
    await expect(form.step('Business Details')).toBeFocused()
  })

  await test.step('identifiers must fit to each other', async () => {
    await fillBusinessDetails(page)
    await form.field('Type of organisation').selectOption('Private limited company')
    await form.answer('Is the business registered under GST?', 'Yes').check()
    await form.field('GST number').fill('29AAPFU0939F1ZR')
    await form.continue.click()
    await expect(
      page.getByText('By its fourth letter this PAN belongs to another type of holder.'),
    ).toBeVisible()
    await expect(
      page.getByText('This GSTIN belongs to a different State from those of your addresses.'),
    ).toBeVisible()
    await form.field('Type of organisation').selectOption('Partnership firm')
    await form.field('GST number').fill('27AAPFU0939F1ZX')
    await form.continue.click()
    await expect(page.getByText('This is not a GSTIN. Please check the characters.')).toBeVisible()
    await form.field('GST number').fill('27AAPFU0939F1ZV')
    await form.continue.click()
    await expect(form.step('Application Details')).toBeVisible()
    await fillApplicationDetails(page)
    await form.continue.click()
  })

  await test.step('the answers are checked, one is changed', async () => {
    await expect(form.step('Check your answers')).toBeVisible()
    await expect(form.shown('State')).toHaveText('Maharashtra')
    await expect(form.shown('Date of birth')).toHaveText('12 Apr 1988')
    await expect(form.shown('Type of organisation')).toHaveText('Partnership firm')
    await page.getByRole('link', { name: 'Change: User Details' }).click()
    await form.field('City or town').fill('Baramati')
    await page.getByRole('button', { name: 'Save and check again' }).click()
    await expect(form.shown('City or town')).toHaveText('Baramati')
    await expectUsable(page)
  })

  await test.step('submitted once, it is shown with what may be shown', async () => {
    await form.submit.click()
    await expect(form.toast('Your form was submitted.')).toBeVisible()
    await expect(page).toHaveURL('/user/confirmation')
    await page.goto('/user/submit-form')
    await expect(form.step('Form submitted')).toBeVisible()
    await expect(form.shown('Your own PAN')).toHaveText('ABCPX••••K')
    await expect(form.shown('PAN of the organisation')).toHaveText('AAPFU••••F')
    await expectUsable(page)
    await expect(form.shown('City or town')).toHaveText('Baramati')
  })
})

test('[EA-03] each field is typed as it is: e-mail, telephone keys, dates, capitals', async ({
  page,
  request,
  dataDir,
}) => {
  const { csrf } = await createLinkedApplication(request, dataDir)
  const form = formPage(page)
  await page.goto(`/user/submit-form?csrf=${csrf}`)
  const isDate = (label: string) => expect(form.field(label)).toHaveAttribute('placeholder', 'DD/MM/YYYY')
  await isDate('Date of birth')
  await expect(form.field('PIN code')).toHaveAttribute('type', 'tel')
  await expect(form.field('Aadhaar number')).toHaveAttribute('type', 'tel')
  await page.goto('/user/submit-form?step=business')
  await isDate('Date of incorporation')
  await expect(form.field('E-mail of the business')).toHaveAttribute('type', 'email')
  await expect(form.field('Mobile number of the business')).toHaveAttribute('type', 'tel')
  await expect(form.field('PIN code of the office')).toHaveAttribute('type', 'tel')
  await expect(form.field('Men employed')).toHaveAttribute('type', 'tel')
  await expect(form.field('Men employed')).toHaveAttribute('min', '0')
  await form.answer('Has the work begun?', 'Yes').check()
  await isDate('Date on which it began')
  await form.field('Men employed').fill('-1')
  await form.continue.click()
  await expect(page.getByText('Please enter a number of at least 0.')).toBeVisible()
})

test('what is typed is kept on the server: after a reload, on another device, without identity numbers', async ({
  page,
  request,
  dataDir,
  browser,
  baseURL,
}) => {
  const { csrf } = await createLinkedApplication(request, dataDir, kind)
  const form = formPage(page)
  await page.goto(`/user/submit-form?csrf=${csrf}`)
  await fillUserDetails(page)
  await expect(form.saved).toBeVisible()
  await form.continue.click()
  await form.field('Main activity').fill('Retail training')
  // At once: what has not reached the server yet is not lost either.
  await page.reload()
  await expect(page).toHaveURL('/user/submit-form?step=business')
  await expect(form.field('Main activity')).toHaveValue('Retail training')

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await elsewhere.newPage()
  const otherForm = formPage(other)
  await other.goto(`/user/submit-form?csrf=${csrf}`)
  await expect(other.getByText(/^We restored what you had typed by /)).toBeVisible()
  await expect(otherForm.field('Your address')).toHaveValue('12 Tilak Road')
  await expect(otherForm.field('State').locator('option:checked')).toHaveText('Maharashtra')
  await expect(otherForm.field('Your own PAN')).toHaveValue('')
  await elsewhere.close()
})

test.describe('for somebody under 18', () => {
  // Refused until the guardian has consented.
  test.use({ expectedErrors: /409/ })

  test('a signed-in customer opens the form from the service, consents as guardian and goes on to pay', async ({
    page,
    request,
    customer,
  }) => {
    await applyFor(request, customer, 'ssc-affiliation')
    await openService(page, 'Sector Skill Council (SSC) Affiliation')
    await page.getByRole('button', { name: 'Open the form' }).click()
    const form = formPage(page)
    await expect(form.step('User Details')).toBeVisible()
    await fillUserDetails(page)
    await form.field('Date of birth').fill(`${new Date().getFullYear() - 16}-01-12`)
    await form.continue.click()
    await fillBusinessDetails(page)
    await form.continue.click()
    await fillApplicationDetails(page)
    await form.continue.click()
    await form.submit.click()
    const guardian = page.getByRole('dialog')
    await guardian.getByRole('radio').first().check()
    await expectUsable(page)
    await guardian.getByRole('checkbox').check()
    await guardian.locator('[type=submit]').click()
    await expect(page).toHaveURL('/user/payment/confirmation')
    await expect(page.getByText('Patil Skill Academy')).toBeVisible()
  })
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (400|404|500)|Unexpected answer|ERR_INTERNET_DISCONNECTED/ })

  test('[EA-06] [AP-21] a form that cannot be read, submitted or corrected says so', async ({
    page,
    request,
    dataDir,
  }) => {
    const { csrf } = await createLinkedApplication(request, dataDir, kind)
    const form = formPage(page)
    const broken = { status: 500, json: {} }
    const fail = (route: Route) => route.fulfill(broken)

    const tryAgain = await failUntilTriedAgain(page, addressOf(getByApplication), { fail })
    await page.route(addressOf(mapService), fail)
    await page.goto(`/user/submit-form?csrf=${csrf}`)
    await expect(page.getByText('Failed to fetch service form')).toBeVisible()
    await tryAgain()
    await page.getByText('What you will need later').click()
    await expect(page.getByText('Something went wrong while fetching service details')).toBeVisible()

    await fillUserDetails(page)
    await form.continue.click()
    await fillBusinessDetails(page)
    await form.continue.click()
    await fillApplicationDetails(page)
    await form.continue.click()
    await page.route(addressOf(submitForm), fail)
    await form.submit.click()
    await expect(page.getByText('Failed to submit service form')).toBeVisible()
    await page.unroute(addressOf(submitForm))
    await form.submit.click()
    await expect(page).toHaveURL('/user/confirmation')

    await page.goto('/user/submit-form')
    await page.getByRole('button', { name: 'Update GSTIN number' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update GSTIN number' })
    const gstin = dialog.getByLabel('GSTIN number')
    const save = dialog.getByRole('button', { name: 'Save' })
    await gstin.fill('29AAPFU0939F1ZR')
    await save.click()
    await expect(
      dialog.getByText('This GSTIN belongs to a different State from those of your addresses.'),
    ).toBeVisible()
    await expectUsable(page)
    await page.route(addressOf(updateGstinNumber), fail)
    await gstin.fill('27AAPFU0939F1ZV')
    await save.click()
    await expect(dialog.getByText('Failed to update GSTIN number')).toBeVisible()
    await page.unroute(addressOf(updateGstinNumber))
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(form.shown('GST number')).toHaveText('27AAPFU0939F1ZV')
  })

  test('what the server alone refuses is marked in its step', async ({ page, request, dataDir }) => {
    const { csrf } = await createLinkedApplication(request, dataDir, kind)
    const form = formPage(page)
    await page.goto(`/user/submit-form?csrf=${csrf}`)
    await fillUserDetails(page)
    await form.continue.click()
    await fillBusinessDetails(page)
    await form.continue.click()
    await fillApplicationDetails(page)
    await form.continue.click()
    await page.route(addressOf(submitForm), (route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          code: 'field_invalid',
          message: 'Please correct the marked information.',
          requestId: '1',
          issues: [{ path: 'district', message: 'There is no such district.' }],
        },
      }),
    )
    await form.submit.click()
    await expect(form.step('User Details')).toBeVisible()
    await expect(page.getByText('There is no such district.')).toBeVisible()
    await expect(form.field('District')).toBeFocused()
  })

  test('a lost connection keeps what was typed, and saves it later', async ({ page, request, dataDir }) => {
    const { csrf } = await createLinkedApplication(request, dataDir, kind)
    const form = formPage(page)
    await page.goto(`/user/submit-form?csrf=${csrf}`)
    await expect(form.step('User Details')).toBeVisible()
    await page.context().setOffline(true)
    await form.field('City or town').fill('Pune')
    await expect(page.getByText('Not saved yet. We will try again in a moment.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(form.saved).toBeVisible({ timeout: 15_000 })
    await page.reload()
    await expect(form.field('City or town')).toHaveValue('Pune')
  })
})
