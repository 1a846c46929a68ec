import { expect, type Page } from '@playwright/test'

/** Applies for a service as a person does, from the overview to the page where it is paid. */
export async function applyOnScreen(page: Page, service: string, business: string): Promise<void> {
  await page.getByRole('link', { name: 'Apply for a service' }).click()
  await page.getByRole('link', { name: `Apply: ${service}` }).click()
  await page.getByLabel('Your State').selectOption('Maharashtra')
  await page.getByRole('radio', { name: 'A new business' }).check()
  await page.getByLabel('Business name').fill(business)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible()
  // Who is signed in was asked for no OTP: no popup about one covers the price.
  await expect(page.getByRole('region', { name: 'Amount Payable' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
