import type { Page } from '@playwright/test'

/**
 * What can be pressed and is smaller than a thumb wants (44 px), with its size: on the page, or in the dialog that lies over
 * it. A link within a sentence may be.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], tr[tabindex]'
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
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
    return [...([...dialogs].at(-1) ?? document).querySelectorAll<HTMLElement>(pressed)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => !isInSentence(element) && !element.matches(':not(:focus):is([class*="skip"])'))
      .flatMap((element) => {
        // The label of a box is pressed as well as the box.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        const cover = coverOf(element)
        // Rounding: a box and its border are laid out in parts of a pixel.
        const isSmall = Math.max(width, cover.width) < 43.5 || Math.max(height, cover.height) < 43.5
        if (width <= 1 || height <= 1 || !isSmall) return []
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return [
          `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`,
        ]
      })
  })
}
