import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { findSmallTargets } from './find-small-targets.ts'
import { findUnmarked } from './find-unmarked.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'
import { expectRoom } from './room.ts'

/**
 * Expects no violation from axe in both themes, no second heading of the page, and on a phone targets for a thumb. A theme changes colours and nothing
 * else: in the second one the only rule about colours is run, the others would judge the same document again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A loading screen has neither.
  await page.locator('h1, [role=dialog], [role=alertdialog]').locator('visible=true').first().waitFor()
  // Axe sees to it that there is one, or a dialog.
  expect
    .soft(await page.locator('h1').locator('visible=true').count(), 'headings of the page')
    .toBeLessThanOrEqual(1)
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? '')
  await expectNoViolations(page)
  await show(theme === 'dark' ? 'light' : 'dark', page)
  await expectNoViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  await show(theme, page)
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width < 480) expect.soft(await findSmallTargets(page), 'small targets').toEqual([])
}

/**
 * The hardest way to look at a page, in one pass of axe: a window of 320 × 256 px (1280 × 1024 at 400 %), text spacing as
 * WCAG 1.4.12 has it, and forced colours, in which axe has no contrast to judge and what is chosen must look so. And
 * whether what stands still leaves room to read there.
 */
export async function expectAccessibleWhenZoomed(page: Page): Promise<void> {
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 256 })
  await spaceText(page, true)
  await expectNoViolations(page, { rules: { 'color-contrast': { enabled: false } } })
  expect.soft(await findUnmarked(page), 'what looks in forced colours as if not chosen').toEqual([])
  expect.soft(await pixelsTooWide(page), 'pixels that 320 are too few by').toBeLessThanOrEqual(0)
  await spaceText(page, false)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 320, height: 200 })
  await expectRoom(page)
  await page.setViewportSize(shown)
}

/** In every way a page is looked at. What a dialog covers is judged with it. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectAccessibleWhenZoomed(page)
}

export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Through the object model: the Content-Security-Policy allows no inline styles. */
async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((isSpaced) => {
    const name = 'textSpacing'
    const known = Reflect.get(globalThis, name) as CSSStyleSheet | undefined
    const sheet = known ?? new CSSStyleSheet()
    if (!known) {
      Reflect.set(globalThis, name, sheet)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    sheet.replaceSync(
      isSpaced
        ? '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
        : '',
    )
  }, isSpaced)
}

async function show(theme: string, page: Page): Promise<void> {
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if (theme) dataset.theme = theme
    else delete dataset.theme
  }, theme)
}

async function expectNoViolations(page: Page, options?: RunOptions): Promise<void> {
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
  expect(await findViolations(page, options)).toEqual([])
}
