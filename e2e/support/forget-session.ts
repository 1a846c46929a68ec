import type { Page } from '@playwright/test'

const emptyPage = '/user/no-app-runs-here'

/** Empties localStorage while no app runs: an open screen writes its session again when its profile arrives. */
export async function forgetSession(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:,">'
  await page.route(emptyPage, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto(emptyPage)
  await page.evaluate(() => localStorage.clear())
}
