import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/testing/find-browser.ts'

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}

/** A page of a phone with an empty cache, and with this in its local storage. */
export async function newVisit(
  browser: Browser,
  stored: Record<string, string> = {},
): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}
