import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects the focus on something of the screen, whose text is this, instead of at the page's start. */
export async function expectFocusOn(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('main :focus, main:focus, [role$=dialog] :focus')).toContainText(text)
}
