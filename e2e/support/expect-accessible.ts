import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

/**
 * Expects no violation from axe in both themes. A theme changes colours and nothing else: in the second one the only
 * rule about colours is run, the others would judge the same document again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A loading screen has neither.
  await page.locator('h1, [role=dialog]').first().waitFor({ state: 'attached' })
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? '')
  await expectNoViolations(page)
  await show(theme === 'dark' ? 'light' : 'dark', page)
  await expectNoViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  await show(theme, page)
}

/**
 * The hardest way to look at a page, in one pass of axe: a window of 320 × 256 px (1280 × 1024 at 400 %), text spacing as
 * WCAG 1.4.12 has it, and forced colours, in which axe has no contrast to judge.
 */
export async function expectAccessibleWhenZoomed(page: Page): Promise<void> {
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 256 })
  await spaceText(page, true)
  await expectNoViolations(page, {
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
  })
  expect.soft(await pixelsTooWide(page), 'pixels that 320 are too few by').toBeLessThanOrEqual(0)
  await spaceText(page, false)
  await page.setViewportSize(shown)
  await page.emulateMedia({ forcedColors: 'none' })
}

/** A dialog that is open, in every way a page is looked at: what it covers is judged with it. */
export async function expectDialogAccessible(page: Page): Promise<void> {
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

/** Controls that a finger would miss on a phone: less than 44 px in a direction. A link within a sentence may be. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]'
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    /** What a link lays over its whole row is pressed like the link. */
    const coverOf = (element: Element) => {
      const { position, width, height } = getComputedStyle(element, '::after')
      if (position !== 'absolute') return { width: 0, height: 0 }
      return { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 }
    }
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => !isInSentence(element) && !element.matches(':not(:focus):is([class*="skip"])'))
      .map((element) => element.closest('label') ?? element)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const cover = coverOf(element)
        const isSmall = Math.max(width, cover.width) < 43.5 || Math.max(height, cover.height) < 43.5
        return width > 1 && height > 1 && isSmall
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`
      })
  })
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
