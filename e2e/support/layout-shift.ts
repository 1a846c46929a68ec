import type { Page } from '@playwright/test'

/** How much of the page moved by itself since it was loaded, as the browser scores it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Told of nothing where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
}
