import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Shows an address of an app; the state is that of its entry in the history. */
export type GoTo = (page: Page, path: string, state?: object) => Promise<void>

/** As a link from elsewhere or a reload does: the app is loaded. */
export const goByAddress: GoTo = async (page, path, state) => {
  if (!state) return void (await page.goto(path))
  await page.evaluate(([path, usr]) => history.replaceState({ usr, key: 'reloaded', idx: 0 }, '', path), [
    path,
    state,
  ] as const)
  await page.reload()
}

/**
 * As Back and Forward do, in the app that is open: neither it nor axe is loaded and compiled anew. By way of an address
 * that nothing has, in English: what stands there afterwards is no more the screen before.
 */
export const goWithin: GoTo = async (page, path, state) => {
  if (page.url() === 'about:blank') return goByAddress(page, path, state)
  const [base] = /^\/\w+/.exec(new URL(page.url()).pathname) ?? []
  const lost = page.getByRole('heading', { level: 1, name: 'Page not found' })
  await pop(page, `${base}/no-such-page`)
  await expect(lost).toBeVisible()
  if (path === `${base}/no-such-page`) return
  await pop(page, path, state)
  await expect(lost).toHaveCount(0)
}

const pop = (page: Page, path: string, state: object | null = null) =>
  page.evaluate(
    ([path, usr]) => {
      const idx = (history.state?.idx ?? 0) + 1
      history.pushState({ usr, key: `${idx}`, idx }, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, state] as const,
  )
