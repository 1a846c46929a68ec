import type { Page } from '@playwright/test'
import { createTicket } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { applyFor, openService } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/hold-back.ts'

test('[UI-01] while the app starts, it says so', async ({ page }) => {
  const letGo = await holdBack(page, /\/app-[^/]*\.js$/)
  // Login and registration are prerendered and start without the app.
  await page.goto('/user/home-old', { waitUntil: 'commit' })
  await expect(page.getByText('Initializing Application...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Welcome to Sanad' })).toBeVisible()
})

test('[UI-01] while the app starts, it says so in the language of the last visit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const letGo = await holdBack(page, /\/app-[^/]*\.js$/)
  await page.goto('/user/home-old', { waitUntil: 'commit' })
  await expect(page.getByText('एप्लिकेशन शुरू हो रहा है…')).toBeVisible()
  await expect(page.getByText('Initializing Application...')).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a tablet has room to say whose account it is', async ({ page, customer }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/user/dashboard')
  const account = page.getByRole('button', { name: `Account of ${customer.name}` })
  await expect(account.getByText(customer.name)).toBeVisible()
})

test.describe('a screen whose code is broken', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)|ERR_FAILED|dynamically imported|route error/i })

  test('[UI-04] shows the route error screen, and both ways out work', async ({ page }) => {
    const screen = /home-old-screen[^/]*\.js$/
    const error = page.getByRole('heading', { name: 'Something went wrong' })
    await page.route(screen, (route) => route.abort())
    await page.goto('/user/home-old')
    await expect(error).toBeVisible()

    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/user/')
    await expect(page.getByRole('heading', { name: 'Log in to Sanad' })).toBeVisible()

    await page.goto('/user/home-old')
    await expect(error).toBeVisible()
    await page.unroute(screen)
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Sanad' })).toBeVisible()
  })
})

async function deleteService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Delete Service' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Service' }).click()
  await expect(page).toHaveURL('/user/dashboard/services')
  // The address is ahead of the screen: a toast stands higher while there is a dialog.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('a page that is loaded begins at its top, whatever another page of the tab was scrolled to', async ({
  page,
  customer: _,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.goto('/user/dashboard/profile')
  await expect(page.getByRole('heading', { name: 'A copy of your data' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await page.goto('/user/dashboard/services/new')
  await expect(title).toHaveText('Apply for a service')
  // The router scrolls with its first page, and again when that has its height.
  await page.waitForTimeout(1500)
  expect(await scrolled()).toBe(0)
})

test('Back after a reload leads to where the page was, although its list is read again', async ({
  page,
  request,
  customer: { token },
}) => {
  for (let number = 1; number <= 15; number += 1) {
    const body = {
      ...{ topic: 'other' as const, subject: `Question ${number}`, message: 'How?', application_id: null },
      request_id: crypto.randomUUID(),
    }
    await succeed(request, createTicket, { token, body })
  }
  const title = page.getByRole('heading', { level: 1 })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.goto('/user/dashboard/tickets')
  await page.getByText('Question 1', { exact: true }).scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(200)
  await page.getByText('Question 2', { exact: true }).click()
  await expect(title).toHaveText('Question 2')
  await page.reload()
  await expect(title).toHaveText('Question 2')
  await page.goBack()
  await expect(title).toHaveText('Support tickets')
  await expect.poll(scrolled).toBe(before)
})

test.describe('a toast', () => {
  // Until it is left, the screen of the deleted service may be told to read it again.
  test.use({ expectedErrors: /404 .*\/services\/user\/details\// })

  test('[UI-05] a toast stands top-right and closes by itself after 5 seconds', async ({
    page,
    request,
    customer,
    isMobile,
  }) => {
    await applyFor(request, customer, 'skill-india')
    await openService(page, 'Skill India Registration')
    await deleteService(page)
    const toast = page.getByRole('status').filter({ hasText: 'Service deleted successfully!' })
    await expect(toast).toBeVisible()
    // Heard, and no stop of the keyboard.
    expect(await toast.evaluate((one) => one.tabIndex)).toBe(-1)
    const shown = Date.now()
    const box = await toast.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(box?.y).toBeLessThan(100)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40)
    // On a wide screen it stands below what the header offers, all the way in; on a phone over the header.
    if (!isMobile)
      for (const control of await page.getByRole('banner').getByRole('button').all()) {
        const { y = 0, height = 0 } = (await control.boundingBox()) ?? {}
        expect(y + height).toBeLessThanOrEqual(box?.y ?? 0)
      }
    // It does not cover the title: on a phone that is below it, on a wide screen beside it.
    const edges = { left: box?.x ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
    await expect
      .poll(() =>
        page.getByRole('heading', { level: 1 }).evaluate((title, edges) => {
          const words = document.createRange()
          words.selectNodeContents(title)
          const { right, top } = words.getBoundingClientRect()
          return right <= edges.left || top >= edges.bottom
        }, edges),
      )
      .toBe(true)
    const title = page.getByRole('heading', { level: 1 })
    const stood = await title.boundingBox()
    await expect(toast).toBeHidden({ timeout: 9000 })
    expect(Date.now() - shown).toBeGreaterThan(3000)
    // Nothing moves when it goes: a finger on its way would miss what it aimed at.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect(await title.boundingBox()).toEqual(stood)
  })

  test('[UI-05] a toast is dismissed by a drag past 80 percent, not by a shorter one', async ({
    page,
    request,
    customer,
  }) => {
    await applyFor(request, customer, 'skill-india')
    await openService(page, 'Skill India Registration')
    await deleteService(page)
    const toast = page.getByRole('status').filter({ hasText: 'Service deleted successfully!' })
    await expect(toast).toBeVisible()

    async function drag(share: number): Promise<void> {
      // Waits until it stands still: it slides in, and back after a short drag.
      await toast.hover({ trial: true })
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast is gone')
      const [x, y] = [box.x + 4, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + box.width * share, y, { steps: 12 })
      await page.mouse.up()
    }

    await drag(0.6)
    await expect(toast).toBeVisible()
    const dragged = Date.now()
    await drag(0.9)
    await expect(toast).toBeHidden({ timeout: 3000 })
    expect(Date.now() - dragged).toBeLessThan(3000)
  })
})

test('Back works as ever after a jump within a page', async ({ page, isMobile, customer: _ }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/user/dashboard/profile')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  const sections = page.getByRole('navigation', { name: 'Sections of your account' })
  await sections.getByRole('link', { name: 'Linked accounts' }).click()
  await expect(page).toHaveURL(/#accounts$/)
  await expect(page.locator('#accounts')).toBeInViewport()
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'My businesses' }).click()
  await page.getByRole('button', { name: 'New business' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/user/dashboard/business')
  await page.goBack()
  await expect(page).toHaveURL(/#accounts$/)
  expect(warnings).toEqual([])
})

test('the Back button closes the menu or the dialog that covers the page, and only then leaves it', async ({
  page,
  isMobile,
  customer,
}) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard')
  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click()
  if (isMobile) await openMenu()
  await page.getByRole('link', { name: 'My businesses' }).click()
  const add = page.getByRole('button', { name: 'New business' })
  await expect(add).toBeVisible()
  const address = page.url()
  if (isMobile) {
    await openMenu()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(address)
  }
  await add.click()
  await page.getByRole('dialog').getByLabel('Business name').fill('Patil Traders')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL('/user/dashboard')
})

test('with larger text menu, messages and account stay in the bar, and the labels below keep apart', async ({
  page,
  customer,
  isMobile,
}) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  const icon = page
    .getByRole('button', { name: /^Account of/ })
    .locator('svg')
    .first()
  expect((await icon.boundingBox())?.width).toBeGreaterThan(20)
  if (!isMobile) return
  const ends = await page
    .getByRole('navigation')
    .last()
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        const { left, right } = words.getBoundingClientRect()
        return { left, right }
      }),
    )
  expect(ends.length).toBeGreaterThan(2)
  for (const [index, { left }] of ends.entries()) {
    expect(left).toBeGreaterThan(ends[index - 1]?.right ?? 0)
  }
})
