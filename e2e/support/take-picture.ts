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
    await page.evaluate(async (theme) => {
      // The app hears of the other scheme first, and sets the theme that is chosen in it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      document.documentElement.dataset.theme = theme
    }, theme)
    const path = join(folder, theme, kind, `${words || 'start'}.png`)
    // What lies over the page is a part of the window.
    const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0
    await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide', scale: 'css' })
  }
}
