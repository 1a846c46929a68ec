import type { FrameLocator, Page } from '@playwright/test'

/** UPI IDs that decide how a payment on the stand-in gateway ends. */
export const testUpi = {
  success: 'testsuccess@gocash',
  failure: 'testfailure@gocash',
  pending: 'testpending@gocash',
} as const

/** The gateway's page, which the product shows over its own. */
export function checkoutOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment page"]')
}

/** Pays on the gateway's page as a person does. */
export async function payByUpi(page: Page, upiId: string): Promise<void> {
  const checkout = checkoutOf(page)
  // Text typed into an inert page is lost without an error.
  await checkout.locator('main:not([inert])').waitFor()
  await checkout.getByLabel('UPI ID').fill(upiId)
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
}

/** Pays by the QR code of a wide screen, as scanned with a phone. */
export async function payByQrCode(page: Page): Promise<void> {
  const checkout = checkoutOf(page)
  await checkout.getByRole('button', { name: 'Show the QR code' }).click()
  await checkout.getByRole('img', { name: 'QR code of this payment' }).waitFor()
  await checkout.getByRole('button', { name: 'I have approved it in my app' }).click()
}
