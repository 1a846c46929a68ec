import type { Page } from '@playwright/test'

/** What can be pressed and is smaller than a thumb wants (44 px), with its size; words within a sentence are not meant. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed =
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], tr[tabindex]'
    const dialog = document.querySelector('[role="dialog"]')
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      // The label of a box is pressed as well as the box.
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1
      const isInSentence = getComputedStyle(element).display === 'inline'
      // Rounding: a box and its border are laid out in parts of a pixel.
      if (!isShown || isInSentence || (width >= 42.5 && height >= 43.5)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [
        `${element.tagName.toLowerCase()} “${name.trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
      ]
    })
  })
}
