import type { Page } from '@playwright/test'
import { staffRoles } from '@sanad/domain'
import { enterDesk, fillDesk } from './support/desk.ts'
import { expectUsable, pixelsTooWide } from './support/expect-accessible.ts'
import { expectShown } from './support/expect-shown.ts'
import { findViolations } from './support/find-violations.ts'
import { expect, test } from './support/fixtures.ts'
import { goWithin } from './support/go-to.ts'

test.setTimeout(240_000)

test('[DK-112] [DK-114] [DK-120] every screen of the desk and what opens on it is accessible, whole at 768, at 200 %, compact, in high contrast and forced colours, at 320 × 256 and 320 × 200', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  baseURL,
}) => {
  const { id, ticketId } = await fillDesk({ request, customer, gatewayOrigin })
  await enterDesk({ page, request, baseURL }, staffRoles)

  /** What opens, by its key. */
  const screens: Readonly<Record<string, readonly string[]>> = {
    [`/work/all?customer=${customer.id}`]: ['f', 'v', '?', 'Control+k', 'h'],
    '/work/mine': [],
    [`/applications/${id}`]: ['c', 'o', 'p'],
    [`/applications/${id}/review`]: ['r', 'q'],
    '/tickets': [],
    [`/tickets/${ticketId}`]: [],
    '/consultations': [],
    '/settings/calendar': ['d'],
    '/money': [],
    '/money?tab=approve': [],
    '/money?tab=due': [],
    '/money?tab=documents': [],
    '/people': [],
    '/people/invite': [],
    [`/customers/${customer.id}`]: ['y'],
    '/privacy': [],
    '/audit': ['e'],
    '/settings/jobs': [],
    '/me': [],
    '/no-such-page': [],
  }
  for (const [path, keys] of Object.entries(screens)) {
    await test.step(path, async () => {
      await goWithin(page, `/desk${path}`)
      await expectShown(page)
      await expectUsable(page)
      await expectWholeWhenLarge(page, path)
      for (const key of keys) {
        await page.keyboard.press(key)
        await expect.soft(page.locator('[role="dialog"], main form').first(), `${key} opens`).toBeVisible()
        await expectUsable(page)
        await page.keyboard.press('Escape')
        // A key that is pressed while a dialog closes opens nothing.
        await expect.soft(page.getByRole('dialog'), `Escape closes what ${key} opens`).toHaveCount(0)
      }
    })
  }
})

/** A tablet held upright. 1280 px at 200 % are 640; compact and in high contrast nothing changes but sizes and colours. */
async function expectWholeWhenLarge(page: Page, what: string): Promise<void> {
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: 768, height: 1024 })
  expect.soft(await pixelsTooWide(page), `${what} at 768`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: shown.width / 2, height: shown.height / 2 })
  expect.soft(await pixelsTooWide(page), `${what} at 200 %`).toBeLessThanOrEqual(0)
  await page.setViewportSize(shown)
  await lookAs(page, { density: 'compact', contrast: 'more' })
  expect.soft(await pixelsTooWide(page), `${what} compact`).toBeLessThanOrEqual(0)
  const rules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'target-size'] } }
  expect.soft(await findViolations(page, rules), `${what} compact, in high contrast`).toEqual([])
  await lookAs(page, { density: 'comfortable', contrast: 'usual' })
}

const lookAs = (page: Page, look: Record<string, string>) =>
  page.evaluate((look) => void Object.assign(document.documentElement.dataset, look), look)
