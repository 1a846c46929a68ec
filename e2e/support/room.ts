import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * A window as low as one zoomed to 400 % (320 × 200 px): nothing sticks to its edges, what is read has nearly all of it,
 * and a dialog scrolls as a whole, down to its last button.
 */
export async function expectRoom(page: Page): Promise<void> {
  expect.soft(await findStuck(page), 'what sticks in a low window').toEqual([])
  if (await page.locator('[role=dialog], [role=alertdialog], dialog[open]').count()) {
    expect.soft(await findOutOfReach(page), 'what of a dialog is out of reach').toEqual([])
  } else if ((await page.locator(':popover-open').count()) === 0) {
    expect.soft(await shareOfMain(page), 'share of the window in which to read').toBeGreaterThan(0.9)
  }
}

/** A window of 1280 × 900 px at 200 %: header and pay bar, or the sections at the bottom, leave room to read. */
export async function expectRoomAt200(page: Page): Promise<void> {
  if (await page.getByRole('dialog').count()) return
  await page.setViewportSize({ width: 640, height: 450 })
  expect.soft(await shareOfMain(page), 'share of the window in which to read at 200 %').toBeGreaterThan(0.72)
}

/** How much of the window shows `main`, once the page is scrolled to its middle, and nothing that keeps its place. */
function shareOfMain(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector('main')
    if (!main) return 0
    const before = scrollY
    const { top, height } = main.getBoundingClientRect()
    scrollTo({ top: scrollY + top + Math.max(0, (height - innerHeight) / 2), behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const { left, right, top: begin, bottom: end } = main.getBoundingClientRect()
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement))
    let [seen, all] = [0, 0]
    for (let y = 2; y < innerHeight; y += 4) {
      // A page may end before its main part could fill the window.
      if (y < begin || y > end) continue
      for (const x of [left + 12, (left + right) / 2, right - 12]) {
        const over = document.elementFromPoint(x, y)
        seen += over && (over.contains(main) || (main.contains(over) && !isStuck(over))) ? 1 : 0
        all += 1
      }
    }
    scrollTo({ top: before, behavior: 'instant' })
    return all === 0 ? 0 : seen / all
  })
}

/** What keeps its place while the page scrolls: of the page itself, not of what lies over it for a while. */
function findStuck(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')].flatMap((element) => {
      const { position, top, bottom } = getComputedStyle(element)
      const isStuck = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
      if (!isStuck || !element.checkVisibility({ visibilityProperty: true })) return []
      if (element.closest('.Toastify, dialog, [popover]')) return []
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return []
      return [
        `${element.tagName.toLowerCase()}.${element.className} ${Math.round(width)}×${Math.round(height)}`,
      ]
    }),
  )
}

/** The last button of the dialog on top, if scrolling the dialog does not bring it; and what scrolls within the dialog. */
function findOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const dialog = [
      ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], dialog[open]'),
    ].at(-1)
    if (!dialog) return []
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1
    const within = [...dialog.querySelectorAll('*')].filter(
      (element) => scrolls(element) && !element.matches('textarea, select'),
    )
    const found = within.map((element) => `${element.className} scrolls within the dialog`)
    const button = [...dialog.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .at(-1)
    if (!button) return found
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!hit || !(button.contains(hit) || hit.contains(button)) || !dialog.contains(hit))
      found.push(`${button.textContent} cannot be scrolled to`)
    return found
  })
}
