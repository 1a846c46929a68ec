import type { Page } from '@playwright/test'

/**
 * Calls of this address fail until "Try again" is pressed, by what is answered: an app that reads the list once more by
 * itself takes the button away from a test that lets the calls through before it presses.
 */
export async function failUntilTriedAgain(
  page: Page,
  address: Parameters<Page['route']>[0],
): Promise<() => Promise<void>> {
  let isBack = false
  await page.route(address, (route) => (isBack ? route.continue() : route.abort()))
  return async () => {
    const button = page.getByRole('button', { name: 'Try again' })
    await button.click({ trial: true })
    isBack = true
    await button.dispatchEvent('click')
  }
}
