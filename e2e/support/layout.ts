import type { Page } from '@playwright/test'

/** Rows that do not begin where the heading of their card does, with how many pixels they are off. */
export function findMisalignedRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const isPainted = (element: Element) => {
      const { backgroundColor, borderLeftWidth, backgroundImage } = getComputedStyle(element)
      return (
        element.matches('svg, img') ||
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        backgroundImage !== 'none' ||
        Number.parseFloat(borderLeftWidth) > 0
      )
    }
    /** Where something is painted first, from the left. */
    const leftOf = (root: Element) => {
      let left = Number.POSITIVE_INFINITY
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const element = node instanceof Element ? node : node.parentElement
        if (!element || !isSeen(element)) continue
        if (node === element ? !isPainted(element) : !node.textContent?.trim()) continue
        left = Math.min(left, (node === element ? element : range).getBoundingClientRect().left)
      }
      return left
    }
    return [...document.querySelectorAll('main :is(ul, ol)')].flatMap((list) => {
      if (!isSeen(list) || getComputedStyle(list).listStyleType !== 'none') return []
      if (list.parentElement?.closest('ul, ol')) return []
      let card = list.parentElement
      while (card && card.localName !== 'main' && !isPainted(card)) card = card.parentElement
      const heading = [...(card?.querySelectorAll('h2, h3') ?? [])].find(isSeen)
      // Within a heading's own row an icon may come first.
      const line = heading?.parentElement?.parentElement
      if (!card || !heading || !line || card.localName === 'main' || list.contains(heading)) return []
      const off = leftOf(list) - Math.min(leftOf(heading), line.contains(list) ? Infinity : leftOf(line))
      return Math.abs(off) > 2 ? [`${heading.textContent}: ${Math.round(off)} px`] : []
    })
  })
}

/**
 * What a wide window loses: a page of the dashboard that leaves more of its width unused than a form needs for good lines,
 * and a box in the middle: it begins elsewhere than the page's heading, ends elsewhere than all else, and stands alone.
 */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1')
    // Without a login the page stands beside the brand.
    if (!main || !heading || !document.querySelector('nav ~ main')) return []
    const isBox = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(borderTopWidth) > 0
    }
    const outermost = (element: Element): DOMRect[] =>
      [...element.children].flatMap((child) => {
        if (!child.checkVisibility({ visibilityProperty: true })) return []
        return isBox(child) ? [child.getBoundingClientRect()] : outermost(child)
      })
    const all = outermost(main)
    // Badges and buttons have places of their own.
    const boxes = all.filter(({ width }) => width > 300)
    const { paddingLeft, paddingRight } = getComputedStyle(main)
    const { left, right } = main.getBoundingClientRect()
    const [start, end] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
    const found: string[] = []
    if (Math.abs(heading.getBoundingClientRect().left - start) > 2) found.push('the heading')
    if (end - start < 0.6 * innerWidth) found.push(`the page: ${Math.round(end - start)} px`)
    const used = Math.max(...all.map(({ right }) => right), start) - start
    // 46rem, as `Measure` has it.
    if (all.length > 0 && used < 730) found.push(`the boxes: ${Math.round(used)} px`)
    const edges = boxes.filter((box) => box.left < start + 8).map((box) => box.right)
    for (const box of boxes) {
      const isAtEdge = [end, ...edges].some((edge) => Math.abs(box.right - edge) < 8)
      const isBeside = boxes.some(
        (other) => other.right <= box.left && other.top < box.bottom && other.bottom > box.top,
      )
      if (box.left > start + 8 && !isAtEdge && !isBeside)
        found.push(`a box at ${Math.round(box.left - start)} px`)
    }
    return found
  })
}
