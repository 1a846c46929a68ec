import type { Page } from '@playwright/test'

/**
 * What is current, chosen or pressed and does not look so, as in forced colours, which drop backgrounds and shadows: nothing
 * changes in its borders, outline or background when the mark is taken away for a moment. What the browser draws itself, such
 * as a ticked box, shows it anyway.
 */
export function findUnmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-current', 'aria-selected', 'aria-pressed', 'data-active']
    const marked =
      ':is(a, button, [role="option"], [role="tab"], [role="row"]):is([aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"])'
    const sides = ['top', 'right', 'bottom', 'left']
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')].map((one) => {
        const style = getComputedStyle(one)
        if (style.opacity === '0') return ''
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`
        const borders = sides.map((side) => {
          const width = style.getPropertyValue(`border-${side}-width`)
          return width === '0px' ? '' : `${width} ${style.getPropertyValue(`border-${side}-color`)}`
        })
        return [...borders, outline, style.backgroundColor, style.textDecorationLine].join()
      })
    const isSame = (element: Element, without: () => () => void) => {
      const before = lookOf(element)
      const restore = without()
      const after = lookOf(element)
      restore()
      return before.join(';') === after.join(';')
    }
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} ${element.textContent?.trim()}`

    const all = [...document.querySelectorAll(marked)].filter(
      (element) =>
        isSeen(element) && !element.querySelector('input:checked') && !element.matches(':focus-visible'),
    )
    const unmarked = all.filter((element) =>
      isSame(element, () => {
        const had = attributes.map((name) => [name, element.getAttribute(name)] as const)
        for (const name of attributes) element.removeAttribute(name)
        return () => {
          for (const [name, value] of had) if (value !== null) element.setAttribute(name, value)
        }
      }),
    )
    // Drawn by its label alone.
    const chosen = [...document.querySelectorAll<HTMLInputElement>('input:checked')].flatMap((input) => {
      const label = input.closest('label')
      if (!label || !isSeen(label) || getComputedStyle(input).opacity !== '0') return []
      const isUnmarked = isSame(label, () => {
        input.checked = false
        return () => {
          input.checked = true
        }
      })
      return isUnmarked ? [label] : []
    })
    return [...unmarked, ...chosen].map(nameOf)
  })
}
