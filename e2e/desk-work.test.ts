import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createTicket } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { test } from './support/desk-fixtures.ts'
import { expect } from './support/fixtures.ts'

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
    enter,
    papersId: _,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter()
    // The queue follows the facts: a list that is read before its last piece has come says later that it is new.
    await expect(async () => {
      await page.goto(`/desk/work/all?customer=${customer.id}`)
      const pieces = page.getByRole('row').filter({ hasText: /3 documents|Complete the stage/ })
      await expect(pieces).toHaveCount(2, { timeout: 2000 })
    }).toPass()
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

test('[DK-19] [DK-21] what one does is in their own list and its count at once, and in a colleague’s within 2 s', async ({
  page,
  customer,
  enter,
  colleague: other,
  papersId: _,
}) => {
  const { name } = await enter()
  await enter(other)
  for (const desk of [page, other]) {
    await desk.goto(`/desk/work/all?customer=${customer.id}`)
    await expect(desk.getByText('2 open')).toBeVisible()
  }
  const first = (desk: Page) => desk.getByRole('main').getByRole('row').nth(1)
  const within2s = { timeout: 2000 }

  await test.step('whose it is', async () => {
    await page.keyboard.press('i')
    await expect(page.getByText('Taken by you')).toBeVisible()
    await expect(first(page)).toContainText(name, within2s)
    await expect(first(other)).toContainText(name, within2s)
  })

  await test.step('what is left: rows and count say the same', async () => {
    await page.keyboard.press('h')
    await expect(page.getByRole('dialog', { name: 'Snooze until' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Snoozed')).toBeVisible()
    for (const desk of [page, other]) {
      await expect(first(desk)).toContainText('no longer fits', within2s)
      await expect(desk.getByText('1 open')).toBeVisible(within2s)
    }
  })
})
