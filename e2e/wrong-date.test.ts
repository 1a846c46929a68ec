import { somebody } from '@sanad/testing'
import { expect, test } from './support/fixtures.ts'
import { registerOnScreen } from './support/registration.ts'

// Chromium reports the first, refused call in its console.
test.use({ expectedErrors: /status of 400/ })

test('[AU-12] a phone whose date is three days ahead works like any other', async ({ page, request }) => {
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 })
  await registerOnScreen(page, request, somebody())
  await page.reload()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByRole('link', { name: 'Apply for a service' })).toBeVisible()
})
