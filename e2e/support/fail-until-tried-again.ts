import type { Locator, Page, Route } from '@playwright/test'

interface Options {
  /** How a call fails; by default as without a network. */
  readonly fail?: (route: Route) => Promise<void>
  /** Where the button stands, if there are others. */
  readonly within?: Page | Locator
}

/**
 * Calls of this address fail until "Try again" is pressed, by what is answered: an app that reads the list once more by
 * itself takes the button away from a test that lets the calls through before it presses.
 */
export async function failUntilTriedAgain(
  page: Page,
  address: Parameters<Page['route']>[0],
  { fail = (route) => route.abort(), within = page }: Options = {},
): Promise<() => Promise<void>> {
  let isBack = false
  await page.route(address, (route) => (isBack ? route.fallback() : fail(route)))
  return async () => {
    const button = within.getByRole('button', { name: 'Try again' })
    await button.click({ trial: true })
    // Held: once it is back, the page may read again by itself and take the button away.
    const held = await button.elementHandle()
    isBack = true
    await held?.dispatchEvent('click')
  }
}
