import type { Locator } from '@playwright/test'
import { fillDesk } from './support/desk.ts'
import { test } from './support/desk-fixtures.ts'
import { pixelsTooWide } from './support/expect-accessible.ts'
import { expectShown } from './support/expect-shown.ts'
import { findEnglish } from './support/find-english.ts'
import { findSmallTargets } from './support/find-small-targets.ts'
import { expect } from './support/fixtures.ts'

test('[DK-24] [DK-113] on a phone queue, item, decisions, approvals, tickets and search are done with one thumb, in English and Hindi', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  enter,
}) => {
  const { id, ticketId } = await fillDesk({ request, customer, gatewayOrigin })
  const { name } = await enter()
  const typed = [
    customer.name,
    name,
    'Priya Nair',
    'Rao Foods',
    'Asha Foods LLP',
    'Patil Skill Academy',
    'Paid twice',
    // Of the paper itself, once its text lies over it.
    'Rent agreement',
  ]
  const main = page.getByRole('main')

  const expectThumbed = async (what: string) => {
    await expectShown(page)
    expect.soft(await pixelsTooWide(page), what).toBeLessThanOrEqual(0)
    expect.soft(await findSmallTargets(page), what).toEqual([])
  }
  /** In the lower half of the screen, where a thumb comes to. */
  const expectInReach = async (target: Locator) => {
    const box = await target.boundingBox()
    expect(box && box.y > 844 / 2 && box.y + box.height <= 844).toBe(true)
  }

  /** Before anybody scrolls; the decisions stand over the paper's lower end. */
  const expectHalfForPaper = async () => {
    const paper = main.locator('section').filter({ has: page.getByRole('document') })
    const [top, end] = await Promise.all([
      paper.first().boundingBox(),
      main.getByRole('button', { name: /^(Accept|स्वीकार)/ }).boundingBox(),
    ])
    expect((end?.y ?? 0) - (top?.y ?? 844)).toBeGreaterThanOrEqual(844 / 2)
  }

  for (const language of ['hi', 'en'] as const) {
    await page.addInitScript((language) => localStorage.setItem('language', language), language)
    for (const path of [
      '/me',
      '/settings/calendar',
      `/work/all?customer=${customer.id}`,
      `/applications/${id}`,
      `/applications/${id}/review`,
      `/tickets/${ticketId}`,
      '/tickets',
      '/money?tab=approve',
      '/money?tab=due',
      '/consultations',
      `/customers/${customer.id}`,
    ]) {
      await page.goto(`/desk${path}`)
      await expectThumbed(`${language} ${path}`)
      if (path.endsWith('/review')) await expectHalfForPaper()
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
      // The other lists hold what others of the house have typed.
      const isOwn = /customer|applications|tickets\/|me$|calendar/.test(path)
      if (language === 'hi' && isOwn)
        expect.soft(await findEnglish(page, typed), `English on ${path}`).toEqual([])
    }
  }

  await test.step('queue: a row is selected and taken, and Back comes to it again', async () => {
    await page.goto(`/desk/work/all?customer=${customer.id}`)
    await expectInReach(page.getByRole('button', { name: 'Next', exact: true }))
    for (const row of await main
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(120)
      await row.scrollIntoViewIfNeeded()
      await expect(row.getByText(`··${customer.mobile.slice(-4)}`)).toBeInViewport({ ratio: 0.95 })
    }
    const boxes = main.getByRole('checkbox')
    await boxes.last().tap()
    const bar = page.getByRole('region', { name: '1 selected' })
    await expectInReach(bar.getByRole('button', { name: /Take/ }))
    await bar.getByRole('button', { name: /Take/ }).tap()
    const row = main.getByRole('row').filter({ hasText: 'Priya Nair' })
    await expect(row).toHaveCount(1)
    await main.getByRole('row').last().tap()
    await expect(page).not.toHaveURL(/\/work\//)
    await page.goBack()
    await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible()
    await expect(main.getByRole('row').last()).toBeFocused()
    await expect(main.getByRole('row').last()).toBeInViewport()
  })

  await test.step('decisions: the buttons stay under the thumb', async () => {
    await page.goto(`/desk/applications/${id}/review`)
    await main.locator('[role="document"][aria-busy="false"]').first().waitFor()
    const accept = page.getByRole('button', { name: 'Accept', exact: true })
    await expectInReach(accept)
    const bar = accept.locator('..').getByRole('button')
    const tops = await bar.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(3)
    expect(new Set(tops).size, 'rows of buttons').toBeLessThanOrEqual(2)
    const paper = main.locator('[role="document"]:not([inert] *)')
    const before = await paper.boundingBox()
    await accept.tap()
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    expect((await paper.boundingBox())?.y).toBe(before?.y)
  })

  await test.step('search and all else stand in the bar at the bottom', async () => {
    const bottom = page.getByRole('navigation', { name: 'Queues' }).last()
    await expectInReach(bottom.getByRole('button', { name: 'Search' }))
    await bottom.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Consultations' }).tap()
    await expect(page).toHaveURL(/\/desk\/consultations/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await bottom.getByRole('button', { name: 'Search' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findSmallTargets(page)).toEqual([])
  })
})
