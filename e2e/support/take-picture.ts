import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '..', '..', 'pictures')

/** One picture in each theme, named after the route: `light/desktop-en/dashboard-payments.png`. */
export async function takePicture(page: Page, kind: string, route: string): Promise<void> {
  const words = route
    .replace('*', 'not-found')
    .replace(/[^a-z]+/gi, '-')
    .replace(/^-|-$/g, '')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, theme)
    const path = join(folder, theme, kind, `${words || 'start'}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  }
}
