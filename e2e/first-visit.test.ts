import { expect, test } from './support/fixtures.ts'

test('[RT-01] the app opens under /user with a way to sign in', async ({ page }) => {
  await page.goto('/user')
  await expect(page.getByRole('textbox').first()).toBeVisible()
})
