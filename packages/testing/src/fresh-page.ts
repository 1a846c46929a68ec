import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { portal } from './mock-portal.ts'

// A setup file: test files share the modules and the page of their worker. Each test finds the page as after a reload.
// A file in Node's environment has no page, and serves itself.
if ('document' in globalThis) {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView ??= () => {}
  // As the portal writes it into each page.
  const brand = JSON.stringify({ en: 'Sanad', hi: 'सनद' })
  document.head.innerHTML = `<script type="application/json" id="brand">${brand}</script>`
  beforeAll(() => portal.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    vi.spyOn(globalThis, 'setTimeout')
    portal.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
  afterEach(() => {
    cleanup()
    const timers = vi.mocked(setTimeout)
    for (const { value } of timers.mock.results) clearTimeout(value)
    timers.mockRestore()
  })
  afterAll(() => portal.close())
}
