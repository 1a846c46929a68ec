const stops = '[data-focus-stop], h1, h2, h3, h4'
// Not a tab or a radio that is not chosen: the focus alone would choose it.
const tabbable =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]):not([tabindex="-1"])'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/** An element and its ancestors, each with its place among its siblings. */
type Trail = readonly { readonly element: Element; readonly place: number }[]

/**
 * Focus management: when the focused element leaves the page (a closed ticket's button, a row that was deleted, a step
 * that is done), the browser starts again at the top. The focus goes to what took its place instead, or to what stands
 * around it: a heading, an element with `data-focus-stop`, or else a control.
 */
export function keepFocus(page: Document = document): void {
  let focused: Element | undefined
  // A dialog that closes leads back to the page, whose control may be gone as well.
  let inDialog: Trail = []
  let onPage: Trail = []
  let isChecking = false
  /** What came with the render that took the focus away. */
  let added: Element[] = []

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    focused = target
    if (target.closest(dialogs)) inDialog = trailOf(target)
    else onPage = trailOf(target)
  }
  // The first page of a visit may have been used before this is loaded.
  if (!isNothingFocused(page)) remember(page.activeElement)
  page.addEventListener('focusin', ({ target }) => remember(target))
  // A press on nothing gives the focus up.
  page.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (focused === target && focused?.isConnected && isNothingFocused(page)) focused = undefined
    })
  })
  const check = () => {
    isChecking = false
    if (!focused || focused.isConnected || !isNothingFocused(page)) return
    const isDialogOpen = inDialog.some(({ element }) => element.matches(dialogs) && element.isConnected)
    const next = nextOf(isDialogOpen ? inDialog : onPage, { page, added })
    // Not before the next screen has come, where it is still being loaded.
    if (!next) return
    focused = undefined
    moveFocus(next)
  }
  const isLost = () => focused !== undefined && !focused.isConnected && isNothingFocused(page)
  new MutationObserver((changes) => {
    if (!isLost()) return
    const shown = changes.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof Element),
    )
    added = isChecking ? [...added, ...shown] : shown
    if (isChecking) return
    isChecking = true
    // After the effects of the render, which may focus something themselves.
    requestAnimationFrame(() => requestAnimationFrame(check))
  }).observe(page.body, { childList: true, subtree: true })
}

const isNothingFocused = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body

function trailOf(target: Element): Trail {
  const trail: { element: Element; place: number }[] = []
  for (let element: Element | null = target; element; element = element.parentElement) {
    trail.push({ element, place: [...(element.parentElement?.children ?? [])].indexOf(element) })
  }
  return trail
}

function nextOf(
  trail: Trail,
  { page, added }: { page: Document; added: readonly Element[] },
): Element | undefined {
  const at = trail.findIndex(({ element }) => element.isConnected)
  const around = trail[at]?.element
  const main = page.getElementById('main') ?? undefined
  // All of the screen has changed: its content, once that is there. What stays around it, such as a toast, comes not next.
  const wasContent = trail.some(({ element }) => element.id === 'main')
  if (!around || (wasContent && !around.closest('#main'))) return main
  if (main && around !== main && around.contains(main)) return main
  for (const element of added) {
    const stop = element.isConnected && around.contains(element) ? stopIn(element) : undefined
    if (stop) return stop
  }
  const place = trail[at - 1]?.place ?? 0
  const children = [...around.children]
  const near = [children[place], ...children.slice(0, place).reverse(), ...children.slice(place + 1)]
  for (const child of near) {
    const stop = child && (stopIn(child) ?? controlIn(child))
    if (stop) return stop
  }
  for (let parent: Element | null = around; parent && parent !== page.body; parent = parent.parentElement) {
    const stop = stopIn(parent)
    if (stop) return stop
  }
  return main
}

const stopIn = (element: Element) => find(element, stops)
const controlIn = (element: Element) => find(element, tabbable)

function find(element: Element, selector: string): Element | undefined {
  const found = element.matches(selector) ? [element] : [...element.querySelectorAll(selector)]
  return found.find((one) => !one.closest('[inert], [hidden], [aria-hidden="true"]'))
}

/** Brings the focus to what is no control: a heading, a row. */
export function moveFocus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.matches(tabbable) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
}
