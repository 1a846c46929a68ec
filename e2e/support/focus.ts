import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What an act led to: where the focus is now, and what is said to who cannot see the page. */
export async function expectLedTo(page: Page, focused: Locator, said: string | RegExp): Promise<void> {
  await expect(focused).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: said }).first()).toBeVisible()
}
