import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Waits until a screen shows what it is about, and nothing is on its way any more. */
export async function expectShown(page: Page): Promise<void> {
  // A dialog that is all of a screen is titled by its own heading.
  const dialogTitle = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expect(page.getByRole('heading', { level: 1 }).or(dialogTitle)).toHaveCount(1)
  // A spinner turns only while something is on its way.
  await expect(page.getByRole('status').filter({ hasText: /\.\.\.$|…$/ })).toHaveCount(0)
}
