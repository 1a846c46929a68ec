import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findViolations } from './support/find-violations.ts'
import { expect, test } from './support/fixtures.ts'
import { startAnotherPortal } from './support/start-another-portal.ts'

const folder = join(import.meta.dirname, '../packages/testing/brands/kendra')

// Nobody is signed in at the desk.
test.use({ expectedErrors: /401 \(Unauthorized\).*\/api\/staff\/me/ })

let portal: Awaited<ReturnType<typeof startAnotherPortal>>
test.beforeAll(async ({ dataDir, gatewayOrigin, baseURL }) => {
  portal = await startAnotherPortal({ dataDir, gatewayOrigin, baseURL }, () => ({
    BRANDING_DIR: folder,
  }))
})
test.afterAll(() => portal.stop())

const brandColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--color-primary)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('another brand has its name, logo and colours on every page, which all pass in both themes and widths', async ({
  page,
  customer,
}) => {
  expect(customer.id).toBeTruthy()
  const pages = [
    ['/user/services', /· Kendra$/],
    ['/user/dashboard', /· Kendra$/],
    ['/desk/sign-in', /· Kendra desk$/],
  ] as const
  for (const [path, title] of pages) {
    await page.goto(portal.origin + path)
    await expect(page).toHaveTitle(title)
    await page.locator('h1').first().waitFor()
    // Contrast is only right at the end of a transition.
    await page.evaluate(() => {
      const still = new CSSStyleSheet()
      still.replaceSync('* { transition: none !important }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const [theme, colour] of [
        ['light', 'rgb(106, 27, 109)'],
        ['dark', 'rgb(224, 168, 226)'],
      ] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, theme)
        expect(await brandColour(page)).toBe(colour)
        const options = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } }
        expect(await findViolations(page, options), `${path} ${width} ${theme}`).toEqual([])
      }
    }
  }
})

test('its first page is drawn in its colours before any script, and keeps its name in Hindi', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(`${portal.origin}/user/`)
  await expect(still.getByRole('heading', { name: 'Log in to Kendra' })).toBeVisible()
  const logo = still.getByRole('img', { name: 'Kendra' }).filter({ visible: true })
  await expect(logo).toHaveCSS('aspect-ratio', '4 / 1')
  await context.close()

  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto(`${portal.origin}/user/`)
  await expect(page.getByRole('heading', { name: 'केंद्र में लॉगिन करें' })).toBeVisible()
})
