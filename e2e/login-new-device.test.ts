import { passOtp, readCode, registerCustomer } from '@sanad/testing'
import { expect, test } from './support/fixtures.ts'
import { enterCode } from './support/registration.ts'

test('[RT-02] [RT-04] [OT-06] a customer logs in on a new device by e-mail and goes on where they were', async ({
  page,
  request,
}) => {
  const person = await registerCustomer(request)
  // An address that was only typed opens nothing.
  await passOtp(request, person, { channel: 'email', to: person.email })

  const target = '/user/dashboard/services?from=link'
  await page.goto(target)
  await expect(page).toHaveURL(`/user?redirect=${encodeURIComponent('/dashboard/services?from=link')}`)

  await test.step('log in by mobile number', async () => {
    await page.getByLabel('Mobile Number').fill(person.mobile)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/user\/otp-verification/)
    // Theirs is a known network by now: its codes wait for none of the registration's.
    await expect(page.getByText(/^We sent a 6-digit OTP to \+91 •+\d{4}/)).toBeVisible()
  })

  const email = page.getByRole('tab', { name: 'Email' })
  const countdown = page.getByRole('timer', { name: 'Time until another OTP can be sent' })
  await test.step('ask for the code by e-mail instead', async () => {
    await email.click()
    await page.getByRole('button', { name: /^Send OTP to / }).click()
    await expect(email).toHaveAccessibleName('Email OTP sent')
    await expect(countdown).toHaveText(/^[12]:[0-5]\d$/)
  })

  await test.step('a reload in the middle keeps the page and the countdown', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Verify it is you' })).toBeVisible()
    await expect(email).toHaveAttribute('aria-selected', 'true')
    await expect(countdown).toHaveText(/^1:[0-5]\d$/)
  })

  await test.step('enter the code from the e-mail', async () => {
    await enterCode(page, await readCode(request, person.email, 'email'))
    await expect(page).toHaveURL(target)
  })

  await test.step('login pages lead a signed-in customer on, but never to another site', async () => {
    for (const path of ['/user/', '/user/register', '/user/?redirect=https%3A%2F%2Felsewhere.example%2F']) {
      await page.goto(path)
      await expect(page).toHaveURL('/user/dashboard')
    }
  })
})
