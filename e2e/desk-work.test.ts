import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createTicket } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { applyWithPapers, enterDesk } from './support/desk.ts'
import { expect, test } from './support/fixtures.ts'

/** Where each row stands on the page. */
const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))

for (const width of [1280, 390]) {
  test(`[DK-17] nothing that is done, taken back or new moves a row, at ${width} px`, async ({
    page,
    request,
    customer,
    gatewayOrigin,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await applyWithPapers({ request, customer, gatewayOrigin })
    await enterDesk({ page, request, baseURL })
    await page.goto(`/desk/work/all?customer=${customer.id}`)
    await expect(page.getByRole('grid')).toBeVisible()
    const before = await placesOf(page)
    const said = page.getByRole('status').filter({ visible: true })

    await page.keyboard.press('i')
    await expect(said.getByText('Taken by you')).toBeInViewport({ ratio: 1 })
    expect(await placesOf(page), 'taken').toEqual(before)
    await page.keyboard.press('i')
    await expect(said.getByText('Given back')).toBeInViewport({ ratio: 1 })
    expect(await placesOf(page), 'given back').toEqual(before)

    const body = {
      subject: 'Photo',
      topic: 'documents',
      message: 'Which one?',
      request_id: randomUUID(),
    } as const
    await succeed(request, createTicket, { token: customer.token, body })
    await expect(said.getByText('1 new piece of work fits this list')).toBeInViewport({ ratio: 1 })
    expect(await placesOf(page), 'new').toEqual(before)
  })
}
