import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { staffRoles } from '@sanad/domain'
import { fillDesk } from './support/desk.ts'
import { test } from './support/desk-fixtures.ts'
import { expectUsable, pixelsTooWide } from './support/expect-accessible.ts'
import { expectShown } from './support/expect-shown.ts'
import { findViolations } from './support/find-violations.ts'
import { expect } from './support/fixtures.ts'
import { goWithin } from './support/go-to.ts'

test.setTimeout(240_000)

test('[DK-112] [DK-114] [DK-120] every screen of the desk and what opens on it is accessible, whole at 768, at 200 %, compact, in high contrast and forced colours, at 320 × 256 and 320 × 200', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  enter,
}) => {
  const { id, ticketId } = await fillDesk({ request, customer, gatewayOrigin })
  await enter(undefined, staffRoles)

  /** What opens, by its key. */
  const screens: Readonly<Record<string, readonly string[]>> = {
    [`/work/all?customer=${customer.id}`]: ['f', 'v', '?', 'Control+k', 'h'],
    '/work/mine': [],
    [`/applications/${id}`]: ['c', 'o', 'Shift+B'],
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

test.describe('what does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load/ })

  test('[DK-112] [DK-120] lists that are empty, are read or cannot be read are accessible, and at 768 a paper is accepted and that taken back', async ({
    page,
    customer,
    enter,
    papersId: id,
  }) => {
    await enter(undefined, staffRoles)
    const nobody = randomUUID()
    await page.goto(`/desk/work/all?customer=${nobody}`)
    const empty = [
      '/tickets?state=closed',
      '/consultations',
      '/money?tab=documents&q=none',
      '/audit',
      '/privacy',
    ]
    for (const path of [`/work/all?customer=${nobody}`, ...empty]) {
      await goWithin(page, `/desk${path}`)
      await expectShown(page)
      await expectUsable(page)
    }
    const lists =
      /\/api\/staff\/(work\?|tickets|consultations|people|calendar|audit|money|payments|applications\/|customers)/
    const paths = [
      `/work/all?customer=${customer.id}`,
      '/tickets?state=all',
      '/money?tab=due',
      '/people',
      '/settings/calendar',
      `/applications/${randomUUID()}`,
      `/applications/${randomUUID()}/review`,
      `/customers/${randomUUID()}`,
    ]
    // What is being read has no heading yet.
    const untitled = { rules: { 'page-has-heading-one': { enabled: false } } }
    for (const answer of ['never', 'with a failure'] as const) {
      // What was read, or is still being read, is not asked for again.
      await page.goto('/desk/me')
      await page.route(lists, (route) => (answer === 'never' ? undefined : route.abort()))
      for (const path of paths) {
        await test.step(`${path} is answered ${answer}`, async () => {
          await goWithin(page, `/desk${path}`)
          const shown =
            answer === 'never'
              ? page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
              : page.getByRole('button', { name: 'Try again' })
          await expect(shown.first()).toBeAttached()
          expect.soft(await findViolations(page, untitled), path).toEqual([])
        })
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(`/desk/applications/${id}/review`)
    const main = page.getByRole('main')
    await main.locator('[role="document"][aria-busy="false"]').first().waitFor()
    const documents = main.getByRole('navigation', { name: 'Documents' })
    const left = await documents.getByText('To check').count()
    await page.keyboard.press('a')
    await expect(documents.getByText('To check')).toHaveCount(left - 1)
    // Shown before it is recorded.
    await expect(page.getByRole('button', { name: 'Z Undo' })).toBeVisible()
    await page.keyboard.press('z')
    await expect(documents.getByText('To check')).toHaveCount(left)
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
  })
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
