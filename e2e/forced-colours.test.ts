import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** How far a colour stands out from another one, as WCAG 2.2 reckons it. */
const contrastOf = (drawn: Locator, part: 'color' | 'borderTopColor') =>
  drawn.evaluate((element, part) => {
    const luminanceOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const colours = [getComputedStyle(element)[part], getComputedStyle(document.body).backgroundColor]
    const [one = 0, other = 0] = colours.map(luminanceOf).toSorted((a, b) => b - a)
    return (one + 0.05) / (other + 0.05)
  }, part)
const contrastWithPage = (drawing: Locator) => contrastOf(drawing, 'color')

test.use({ colorScheme: 'dark', forcedColors: 'active' })

test('with forced colours on a dark page the word mark and the drawings are as readable as the text', async ({
  page,
  customer,
}) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard')
  const logo = page.getByRole('banner').getByRole('img', { name: 'Sanad' }).filter({ visible: true })
  await expect(logo).toBeVisible()
  expect(await contrastWithPage(logo.first())).toBeGreaterThan(7)
  const drawings = page.getByRole('navigation').locator('a:not([aria-current]) svg').filter({ visible: true })
  for (const drawing of await drawings.all()) expect(await contrastWithPage(drawing)).toBeGreaterThan(4.5)
})

test('with forced colours the way to apply on a public page is seen to be a button', async ({ page }) => {
  await page.goto('/user/services/tc-registration')
  const apply = page.getByRole('link', { name: 'Apply' }).filter({ visible: true }).first()
  await expect(apply).toHaveCSS('border-top-style', 'solid')
  expect(await contrastOf(apply, 'borderTopColor')).toBeGreaterThan(4.5)
})
