import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Axe finds nothing wrong with the page as it stands, in both themes; only colours differ in the other one. */
export async function expectAccessible(page: Page): Promise<void> {
  // While a screen is loading it has neither.
  await page.locator('h1, [role=dialog]').first().waitFor({ state: 'attached' })
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? '')
  await expectNoViolations(new AxeBuilder({ page }), page)
  await show(theme === 'dark' ? 'light' : 'dark', page)
  await expectNoViolations(new AxeBuilder({ page }).withRules('color-contrast'), page)
  await show(theme, page)
}

async function show(theme: string, page: Page): Promise<void> {
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if (theme) dataset.theme = theme
    else delete dataset.theme
  }, theme)
}

async function expectNoViolations(axe: AxeBuilder, page: Page): Promise<void> {
  // What fades in or changes its colour is only as readable as it should be once it stands still. Waiting could
  // take forever: in what is folded away nothing moves.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
  // No page of ours frames another one, for which axe would open a second tab each time.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}
