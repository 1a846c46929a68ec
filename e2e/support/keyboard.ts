import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const MOST_STOPS = 60

type Way = 'Tab' | 'Shift+Tab'

/**
 * Tabs until a control has the focus, and checks that its focus ring is visible. From where the focus is, and never round
 * by the other end of the page: a focus that was lost begins there.
 */
export async function tabTo(page: Page, control: Locator, way: Way = 'Tab'): Promise<void> {
  await expect(control).toBeAttached()
  await expect.poll(() => isLost(page), 'the focus was lost').toBe(false)
  await keepStop(page)
  for (let stop = 0; !(await hasFocus(control)); stop++) {
    if (stop === MOST_STOPS) throw new Error(`${way} never reaches ${control}`)
    await page.keyboard.press(way)
    if (await hasTurnedRound(page, way)) throw new Error(`${way} does not lead from here to ${control}`)
  }
  await expectVisibleFocus(control)
}

/** A page that is loaded anew has none yet; an act may move it a moment later. */
const isLost = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body && Reflect.has(globalThis, 'lastStop'))

const keepStop = (page: Page) =>
  page.evaluate(() => Reflect.set(globalThis, 'lastStop', document.activeElement))

const hasTurnedRound = (page: Page, way: Way) =>
  page.evaluate((way) => {
    const { activeElement, body } = document
    const last: Element = Reflect.get(globalThis, 'lastStop')
    Reflect.set(globalThis, 'lastStop', activeElement)
    if (!last.isConnected || last === body || !activeElement) return false
    const before = Boolean(last.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_PRECEDING)
    return activeElement === body || (last !== activeElement && before === (way === 'Tab'))
  }, way)

/** Tabs to a control and presses it. */
export async function press(page: Page, control: Locator, way?: Way): Promise<void> {
  await tabTo(page, control, way)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and types; in a list of choices that finds the choice. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Tabs to a group of choices, which is one stop, and on to one of them by the arrow keys. */
export async function choose(page: Page, choices: Locator, choice: Locator): Promise<void> {
  const chosen = choices.and(page.locator(':checked'))
  await tabTo(page, (await chosen.count()) > 0 ? chosen : choices.first())
  for (let step = 0; step < MOST_STOPS && !(await hasFocus(choice)); step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked()
}

const hasFocus = (control: Locator) =>
  control.evaluate((element) => {
    const { activeElement } = element.ownerDocument
    return element.ownerDocument.hasFocus() && activeElement === element
  })

/** Where the control itself is visually hidden, a sibling or parent draws the focus ring. */
async function expectVisibleFocus(control: Locator): Promise<void> {
  const readFocus = () =>
    control.evaluate((element) => {
      const parent = element.parentElement
      const parts = [element, parent, parent?.parentElement, ...(parent?.querySelectorAll('*') ?? [])]
      const ringed = parts.some((part) => {
        if (!part) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      const { top, bottom } = element.getBoundingClientRect()
      return { ringed, inView: bottom > 0 && top < innerHeight }
    })
  await expect.poll(readFocus, `the focus on ${control}`).toEqual({ ringed: true, inView: true })
}

/** The focus is somewhere inside, as in a dialog that has just opened. */
export async function expectFocusInside(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  await expect
    .poll(() => part.evaluate((element) => element.contains(element.ownerDocument.activeElement)))
    .toBe(true)
}
