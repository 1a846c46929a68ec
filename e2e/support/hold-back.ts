import type { Page } from '@playwright/test'

/** Holds back answers until they are let go. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return resolve
}
