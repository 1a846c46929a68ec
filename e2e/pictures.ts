import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectShown } from './support/expect-shown.ts'
import { test } from './support/fixtures.ts'
import { listCustomerScreens, listGuestScreens, type Screens } from './support/screens.ts'

const folder = join(import.meta.dirname, '..', 'pictures')

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

// Not proved here: what goes wrong is to be seen.
test.use({ expectedErrors: /./ })

for (const language of ['en', 'hi'] as const) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem('language', language), language)
    })

    test('pictures of every screen without a login', async ({ page, request, dataDir }, { project }) => {
      const screens = await listGuestScreens({ page, request, dataDir })
      await takeAll(page, screens, `${project.name}-${language}`)
    })

    test('pictures of every screen of a customer', async ({ page, request, customer, gatewayOrigin }, {
      project,
    }) => {
      const screens = await listCustomerScreens({ page, request, customer, gatewayOrigin })
      await takeAll(page, screens, `${project.name}-${language}`)
    })
  })
}

/** One picture in each theme, named after the route: `light/desktop-en/dashboard-payments.png`. */
async function takeAll(page: Page, { routes }: Screens<string>, kind: string): Promise<void> {
  for (const [route, show] of Object.entries(routes)) {
    await test.step(route, async () => {
      await show()
      await expectShown(page)
      const words = route
        .replace('*', 'not-found')
        .replace(/[^a-z]+/gi, '-')
        .replace(/^-|-$/g, '')
      const name = words || 'start'
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, theme)
        const path = join(folder, theme, kind, `${name}.png`)
        await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
      }
    })
  }
}
