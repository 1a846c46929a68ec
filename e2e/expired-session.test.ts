import type { Page } from '@playwright/test'
import { readCode } from '@sanad/testing'
import { expect, test } from './support/fixtures.ts'
import { withoutLiveUpdates } from './support/live-updates.ts'
import { enterCode } from './support/registration.ts'

const dayMs = 86_400_000
// The last act's login: the portal refuses the date of a clock that is a day ahead, and the app corrects it.
test.use({ expectedErrors: /status of 400/ })

/** What the browser keeps of anybody, but for its own settings. */
const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage } }))

const menuLink = (page: Page) => page.locator('a[href$="/dashboard/services"]:visible').first()
const acts: [string, (page: Page) => Promise<unknown>][] = [
  ['a click', (page) => menuLink(page).click()],
  ['a tap', (page) => menuLink(page).tap()],
  ['a key', (page) => page.keyboard.press('Tab')],
]

for (const [act, perform] of acts) {
  test(`[F-52] [RT-17] ${act} after the token's exp leads to the login, which leads back`, async ({
    page,
    customer,
  }) => {
    const here = '/dashboard/profile'
    const personal = [customer.mobile, customer.email, customer.name]
    // What is answered over the jump of the clock would be taken for a clock that is wrong.
    await withoutLiveUpdates(page)
    await page.goto('/user/dashboard')
    await menuLink(page).click()
    await expect(page).toHaveURL('/user/dashboard/services')
    await page.goto(`/user${here}`)
    await expect(page.getByLabel('Full Name')).toHaveValue(customer.name)

    await page.clock.setFixedTime(Date.now() + dayMs)
    await expect(page).toHaveURL(`/user${here}`)
    await perform(page)

    await expect(page).toHaveURL(`/user/?redirect=${encodeURIComponent(here)}`)
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
    for (const text of personal) await expect(page.getByText(text)).toHaveCount(0)
    const stored = await storageOf(page)
    for (const text of ['userToken', 'userData', 'userId', customer.id, ...personal.slice(0, 2)]) {
      // Whose drafts this tab keeps: nobody else gets them, and the login leads back to them.
      expect(stored.replace(`"draftsOf":"${customer.id}"`, '')).not.toContain(text)
    }

    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()
    for (const text of personal) await expect(page.getByText(text)).toHaveCount(0)
  })
}

test('[F-52] after the login the way leads back to the screen on which the session ended', async ({
  page,
  request,
  customer,
}) => {
  await withoutLiveUpdates(page)
  await page.goto('/user/dashboard/profile')
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name)
  await page.clock.setFixedTime(Date.now() + dayMs)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()
  await page.clock.setFixedTime(Date.now())
  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await page.getByRole('button', { name: /^Send OTP to / }).click()
  await enterCode(page, await readCode(request, customer.mobile, 'whatsapp'))
  await expect(page).toHaveURL('/user/dashboard/profile')
})

test('[F-52] a visit that begins with an expired token removes it and the user', async ({
  page,
  customer,
}) => {
  await page.clock.setFixedTime(Date.now() + dayMs)
  await page.goto('/user/dashboard/profile')
  await expect(page.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()
  await expect(page).toHaveURL(`/user?redirect=${encodeURIComponent('/dashboard/profile')}`)
  const stored = await storageOf(page)
  for (const text of ['userToken', 'userData', 'userId', customer.mobile, customer.email]) {
    expect(stored).not.toContain(text)
  }
})
