import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const MOST_STOPS = 60

/** Tabs until a control has the focus, and checks that its focus ring is visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  for (let stop = 0; !(await hasFocus(control)); stop++) {
    if (stop === MOST_STOPS) throw new Error(`Tab never reaches ${control}`)
    await page.keyboard.press('Tab')
  }
  await expectVisibleFocus(control)
}

/** Tabs to a control and presses it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
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
