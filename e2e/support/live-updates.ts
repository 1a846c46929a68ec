import type { Page } from '@playwright/test'
import { streamNotifications } from '@sanad/contracts'
import { addressOf } from './address-of.ts'

/**
 * Blocks live updates on the page, for tests of what a screen does by itself: the event of an earlier change could
 * refetch its data at any time.
 */
export async function withoutLiveUpdates(page: Page): Promise<void> {
  await page.route(addressOf(streamNotifications), () => {})
}
