import type { Page } from '@playwright/test'
import { streamNotifications } from '@sanad/contracts'

/**
 * Leaves the page without live updates, for tests of what a screen does by itself: a change of a moment ago may have
 * it read its data again at any time.
 */
export async function withoutLiveUpdates(page: Page): Promise<void> {
  await page.route(`**${streamNotifications.path({})}`, () => {})
}
