import { readCode, somebody } from '@sanad/testing'
import { ageCodes } from './support/database.ts'
import { expect, test } from './support/fixtures.ts'
import { enterCode, fillRegistration } from './support/registration.ts'

// Chromium reports every refused call in its console.
test.use({ expectedErrors: /status of 40[04]/ })

test('a wrong or missing mobile number is named, and an unknown one leads to registration', async ({
  page,
}) => {
  const { mobile } = somebody()
  await page.goto('/user/')
  const field = page.getByLabel('Mobile Number')
  const proceed = page.getByRole('button', { name: 'Continue' })

  await proceed.click()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  await expect(field).toBeFocused()

  await field.fill('12345')
  await proceed.click()
  await expect(
    page.getByText('Please enter a 10-digit mobile number starting with 6, 7, 8 or 9'),
  ).toBeVisible()
  await expect(field).toHaveValue('12345')

  await field.fill(mobile)
  await proceed.click()
  await expect(page.getByText('There is no account with this mobile number.')).toBeVisible()
  await page.getByRole('link', { name: 'Create an account with this number' }).click()
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await expect(field).toHaveValue(mobile)
})

test('[RG-03] registration waits for a name, a mobile number and an e-mail address that can be right', async ({
  page,
}) => {
  const person = somebody()
  await page.goto('/user/register')
  const proceed = page.getByRole('button', { name: 'Continue' })
  // A field that was left before the prerendered page was hydrated is judged when it is left again.
  await expect(async () => {
    await fillRegistration(page, { name: '   ', mobile: '', email: 'asha@' })
    await page.getByLabel('Email Address').blur()
    await expect(page.getByText('Name is required')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  await expect(
    page.getByText('Please enter the whole email address, such as name@example.com.'),
  ).toBeVisible()
  await expect(proceed).toBeDisabled()

  await page.getByLabel('Mobile Number').fill('5876543210')
  await expect(page.getByText(/^Please enter a 10-digit mobile number/)).toBeVisible()
  await expect(proceed).toBeDisabled()

  await fillRegistration(page, person)
  await expect(proceed).toBeEnabled()
})

test('a press that leaves a wrong answer is not lost to the message about it', async ({ page }) => {
  await page.goto('/user/register')
  const more = page.getByText('Date of birth and address (optional)')
  await page.getByLabel('Email Address').fill('asha@example')
  await more.tap()
  await expect(page.getByLabel('Address (optional)')).toBeVisible()
  await expect(page.getByText(/^Please enter the whole email address/)).toBeVisible()
})

test('[OT-13] a wrong or an expired code is refused, and a new one goes on', async ({
  page,
  request,
  dataDir,
}) => {
  const person = somebody()
  await page.goto('/user/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Continue' }).click()
  const boxes = page.getByLabel('One-time password (6 digits)')
  const code = await readCode(request, person.mobile, 'sms')

  await enterCode(page, code === '111111' ? '222222' : '111111')
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible()
  await expect(boxes).toHaveValue('')

  await ageCodes(dataDir, person.mobile, 301)
  await enterCode(page, code)
  await expect(page.getByText('OTP has expired. Please request a new one.')).toBeVisible()
  await expect(boxes).toHaveValue('')

  await page.getByRole('button', { name: 'Resend OTP' }).click()
  await expect(page.getByRole('timer', { name: 'Time until another OTP can be sent' })).toBeVisible()
  await enterCode(page, await readCode(request, person.mobile, 'sms'))
  await expect(page).toHaveURL(/\/user\/dashboard$/)
})
