import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects no violation from axe in both themes; in the second one only colours are checked. */
export async function expectAccessible(page: Page): Promise<void> {
  // A loading screen has neither.
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
  // Finishes animations: contrast is only right at their end. Waiting could take forever, as they do not run in
  // hidden content. A transition begins with the frame after its cause: none must begin for two frames.
  await page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
    const finish = () => {
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      for (const animation of finite) animation.finish()
      return finite.length
    }
    const nextFrame = () => new Promise(requestAnimationFrame)
    for (let quiet = 0; quiet < 2; ) {
      quiet = finish() === 0 ? quiet + 1 : 0
      await nextFrame()
    }
  })
  // Legacy mode: otherwise axe opens a second tab each time, for frames, which no page of ours has.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}
