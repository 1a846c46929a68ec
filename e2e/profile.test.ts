import type { Page } from '@playwright/test'
import { readCode } from '@sanad/testing'
import { applyFor } from './support/applications.ts'
import { ageCodes } from './support/database.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { expectLedTo } from './support/focus.ts'
import { registerRelative } from './support/linked-account.ts'
import { enterCode } from './support/registration.ts'

const openProfile = async (page: Page) => {
  await page.goto('/user/dashboard/profile')
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible()
}

test('[AU-07] a customer corrects the profile, and a reload shows it', async ({ page, customer }) => {
  await openProfile(page)
  await page.getByLabel('Full Name').fill('Asha Kulkarni')
  await page.getByLabel('Date of Birth').fill('1988-11-20')
  await page.getByLabel('Address', { exact: true }).fill('14, Prabhat Road, Pune')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await expect(page.getByLabel('Date of Birth')).toHaveValue('20/11/1988')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('14, Prabhat Road, Pune')
  await expect(page.getByLabel('Mobile Number')).toHaveValue(customer.mobile)
})

test('an address that names a section shows that section, also once what is above it has been read', async ({
  page,
  customer: _,
}) => {
  for (const [section, heading] of [
    ['accounts', 'Linked accounts'],
    ['how-we-reach-you', 'How we reach you'],
  ] as const) {
    await page.goto('/user/dashboard')
    await page.goto(`/user/dashboard/profile#${section}`)
    await expect(page.locator(`#${section}`)).toBeFocused()
    await expect(page.getByRole('table', { name: 'How we reach you' })).toBeAttached()
    await expect(page.getByText('This browser', { exact: true })).toBeAttached()
    const place = page.getByRole('heading', { name: heading, exact: true })
    await expect(place).toBeInViewport()
    // Below the header, and not in the middle of the page.
    await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(200)
  }
})

test('[AU-08] a customer verifies the e-mail, switches to a linked account and back, and nothing of the other is left', async ({
  page,
  request,
  customer,
  dataDir,
}) => {
  await applyFor(request, customer, 'skill-india')
  const relative = await registerRelative(request, customer.email, 'Ravi Patil')
  // Another code over a channel is sent after two minutes.
  await ageCodes(dataDir, relative.mobile, 121)
  const service = page.getByText('Skill India Registration')

  await test.step('the e-mail is verified by a code, and the other account appears', async () => {
    await openProfile(page)
    await expect(page.getByText('Verify your e-mail address first; then')).toBeVisible()
    await page.getByRole('button', { name: 'Verify e-mail' }).click()
    await expect(page.getByRole('dialog', { name: 'Verify your e-mail' })).toBeVisible()
    await expect(page.getByText(`We sent a 6-digit OTP to ${customer.email}`)).toBeVisible()
    await enterCode(page, await readCode(request, customer.email, 'email'))
    await expect(page.getByText('E-mail verified', { exact: true })).toBeVisible()
    await expect(page.getByText('Ravi Patil')).toBeVisible()
  })

  await test.step('the first switch asks for a code', async () => {
    await page.getByRole('button', { name: 'Switch to the account of Ravi Patil' }).click()
    await expect(page.getByRole('dialog', { name: 'Switch to Ravi Patil' })).toBeVisible()
    await expectUsable(page)
    await expect(page.getByText(/^We sent a 6-digit OTP to a••••@/)).toBeVisible()
    await enterCode(page, await readCode(request, customer.email, 'email'))
    await expect(page).toHaveURL('/user/dashboard')
    await expect(page.getByRole('button', { name: 'Account of Ravi Patil' })).toBeVisible()
  })

  await test.step('nothing of the former account is on screen or in storage', async () => {
    await page.goto('/user/dashboard/services')
    await expect(page.getByRole('link', { name: 'Apply for a service' }).first()).toBeVisible()
    await expect(service).toHaveCount(0)
    const stored = await page.evaluate(() => Object.values(localStorage).join())
    expect(stored).not.toContain(customer.id)
    expect(stored).not.toContain(customer.name)
  })

  const other = await page.context().newPage()
  await test.step('another tab is open over half-typed text', async () => {
    await other.goto('/user/dashboard/tickets/new')
    await other.getByLabel('Subject').fill('From Ravi alone')
  })

  await test.step('the way back is direct', async () => {
    await openProfile(page)
    await page.getByRole('button', { name: `Switch to the account of ${customer.name}` }).click()
    await expect(page).toHaveURL('/user/dashboard')
    await expect(page.getByRole('button', { name: `Account of ${customer.name}` })).toBeVisible()
    await page.goto('/user/dashboard/services')
    await expect(service.first()).toBeVisible()
  })

  await test.step('the other tab follows, says so, and sends nothing of what was typed there', async () => {
    await expect(other).toHaveURL('/user/dashboard')
    await other.bringToFront()
    await other.keyboard.press('Tab')
    await expect(other.getByText(`You switched to ${customer.name} in another tab.`)).toBeVisible()
    await other.goto('/user/dashboard/tickets/new')
    await expect(other.getByLabel('Subject')).toHaveValue('')
  })
})

test('a session that is ended from elsewhere is over in its browser', async ({
  page,
  browser,
  request,
  customer,
}) => {
  const lost = await browser.newPage()
  await test.step('the customer signs in on another browser', async () => {
    await lost.goto('/user')
    await lost.getByLabel('Mobile Number').fill(customer.mobile)
    await lost.getByRole('button', { name: 'Continue' }).click()
    await lost.getByRole('tab', { name: 'WhatsApp' }).click()
    await lost.getByRole('button', { name: /^Send OTP to / }).click()
    await enterCode(lost, await readCode(request, customer.mobile, 'whatsapp'))
    await expect(lost).toHaveURL('/user/dashboard')
  })
  await test.step('and ends that session from here', async () => {
    await openProfile(page)
    await page.getByRole('button', { name: /^End the session: Chrome on / }).press('Enter')
    const sessions = page.getByRole('heading', { name: 'Where you are logged in' })
    await expectLedTo(page, sessions, 'The session was ended.')
    await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0)
  })
  await lost.reload()
  // It leads back here after the next login.
  await expect(lost).toHaveURL('/user/?redirect=%2Fdashboard')
  await expect(lost.getByLabel('Mobile Number')).toBeVisible()
  await lost.close()
})
