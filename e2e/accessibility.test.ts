import type { Page } from '@playwright/test'
import { createApplication, markOtpViewSeen } from '@sanad/contracts'
import { registerCustomer, somebody, succeed } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { fillRegistration } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

/** The dialog that is open; closes it. */
async function judge(page: Page, role: 'dialog' | 'alertdialog', name: string): Promise<void> {
  await expect(page.getByRole(role, { name })).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole(role)).toHaveCount(0)
}

test('guest screens can be used by everybody', async ({ page, request }) => {
  await page.goto('/user/')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  await expectUsable(page)

  const { mobile } = await registerCustomer(request)
  await page.getByLabel('Mobile Number').fill(mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await page.getByRole('button', { name: /^Send OTP to / }).click()
  await expect(page.getByLabel('One-time password (6 digits)')).toBeVisible()
  await expectUsable(page)

  await page.goto('/user/register')
  await fillRegistration(page, somebody())
  await expectUsable(page)

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectUsable(page)
})

test.describe('who has an account already', () => {
  test.use({ expectedErrors: /409 .*\/customer\/register/ })

  test('is told so in a dialog that can be used by everybody', async ({ page, request }) => {
    const { mobile } = await registerCustomer(request)
    await page.goto('/user/register')
    await fillRegistration(page, { ...somebody(), mobile })
    await page.getByRole('button', { name: 'Continue' }).click()
    await judge(page, 'alertdialog', 'Account Already Exists')
  })
})

test('what a newcomer finds can be used by everybody', async ({ page, customer: _ }) => {
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
  await expectUsable(page)
})

test('the menu of a phone and the dialogs before a payment can be used by everybody', async ({
  page,
  request,
  customer,
}) => {
  await test.step('the menu of a phone', async () => {
    await page.goto('/user/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await judge(page, 'dialog', 'Sections')
  })

  await test.step('the menu of the account', async () => {
    await page.getByRole('button', { name: /^Account of / }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expectUsable(page)
    await page.keyboard.press('Escape')
  })

  await test.step('what an unpaid application asks', async () => {
    await applyFor(request, customer, 'tp-registration')
    await openService(page, 'Training Partner (TP) Registration')
    await page.getByRole('button', { name: 'Help with paying' }).click()
    await judge(page, 'dialog', 'Help with paying')
    await page.getByRole('button', { name: 'Add your GSTIN' }).click()
    await judge(page, 'dialog', 'Details for the invoice')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Delete Service' })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Delete Service' }).click()
    await judge(page, 'alertdialog', 'Delete this service?')
  })

  await test.step('what is asked before a payment: the State, then whether it is for no business', async () => {
    const { token } = customer
    const body = { service_id: 'tot-toa', stateId: null }
    const { data } = await succeed(request, createApplication, { token, body })
    const params = { id: data.id }
    await succeed(request, markOtpViewSeen, { token, params, body: { otp_verified_view: 1 } })
    await page.goto(`/user/dashboard/service?application=${data.id}`)
    const { payButton } = servicePage(page)
    const state = page.getByRole('dialog', { name: 'State' })
    await payButton.click()
    await state.getByRole('combobox').waitFor()
    await expectUsable(page)
    await state.getByRole('combobox').selectOption('Goa')
    await state.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(state).toHaveCount(0)
    await judge(page, 'dialog', 'Pay without a business?')
  })
})

test('what is asked for after a payment can be used by everybody', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const application = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, application)
  await openService(page, 'Training Centre (TC) Registration')

  const { information, provideInformation } = servicePage(page)
  await provideInformation.click()
  await expect(information.getByText('Needed').first()).toBeVisible()
  await expectUsable(page)

  await information.getByRole('tab', { name: 'Information' }).click()
  await expect(information.getByLabel('Name of the training centre')).toBeVisible()
  await expectUsable(page)
})
