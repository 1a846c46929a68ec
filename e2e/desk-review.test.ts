import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { listDocuments, submitDocument } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { applyFor, payInFull } from './support/applications.ts'
import { test } from './support/desk-fixtures.ts'
import { expectAccessible, pixelsTooWide } from './support/expect-accessible.ts'
import { pdfOfPages, photoPng } from './support/files.ts'
import { expect } from './support/fixtures.ts'

test('[DK-25] [DK-26] [DK-27] [DK-28] [DK-29] [DK-30] [DK-31] [DK-35] [DK-40] a reviewer judges the papers beside the answers, by keys alone', async ({
  page,
  request,
  customer,
  enter,
  papersId: id,
}) => {
  const main = page.getByRole('main')
  const documents = main.getByRole('navigation', { name: 'Documents' })
  const statusOf = async (language: string) => {
    const { token } = customer
    const headers = { 'accept-language': language }
    const { data } = await succeed(request, listDocuments, { token, headers, query: {} })
    return data[0]?.documents.map(({ uploaded }) => [uploaded?.status, uploaded?.rejection_reason])
  }

  await enter()
  await page.goto(`/desk/applications/${id}/review`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Skill India Registration')

  // As a person does: the paper stands there before it is judged.
  const seen = main.locator('[role="document"][aria-busy="false"]:not([inert] *)')
  await test.step('the paper is drawn by the desk itself, with text that can be selected', async () => {
    await expect(seen.locator('canvas')).toBeVisible()
    await expect(main.getByRole('status').filter({ hasText: '%' })).toHaveText(
      /^\d+%$|^Page 1 of \d+ · \d+%$/,
    )
    const answers = main.getByRole('complementary', { name: 'Answers' })
    await expect(answers).toContainText('Asha Kulkarni')
    // Beside it, in the same window: what was answered, and what happened before.
    for (const beside of [answers, main.getByRole('heading', { name: 'History' })]) {
      await expect(beside).toBeInViewport()
      expect((await beside.boundingBox())?.x).toBeGreaterThan(rightOf(await seen.boundingBox()))
    }
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })

  await test.step('the paper has most of the window, and all of its width where B leaves it alone', async () => {
    const beside = await seen.boundingBox()
    expect(beside?.height).toBeGreaterThan(500)
    await page.keyboard.press('b')
    await expect(documents).toBeHidden()
    await expect.poll(async () => (await seen.boundingBox())?.width).toBeGreaterThan(1000)
    await page.keyboard.press('b')
    await expect(documents).toBeVisible()
    // Of the window nothing is left over that would have to be scrolled to.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })

  await test.step('zoom and rotation change by key, and by nothing else', async () => {
    const canvas = seen.locator('canvas')
    const before = await canvas.boundingBox()
    await page.keyboard.press('.')
    await expect.poll(async () => isWide(await canvas.boundingBox())).toBe(!isWide(before))
    await page.keyboard.press(',')
    await expect.poll(async () => isWide(await canvas.boundingBox())).toBe(isWide(before))
  })

  const count = await documents.getByRole('link').count()
  const current = documents.locator('[aria-current]')
  await test.step('Z takes an acceptance back, and shows that document again', async () => {
    const shown = documents.locator('[aria-current] > span').first()
    const first = (await shown.textContent()) ?? ''
    // Drawn behind the first one before anybody asks for it.
    const behind = main.locator('[inert] [role="document"][aria-busy="false"]')
    await expect(behind).toHaveCount(1)
    const place = await seen.boundingBox()
    await page.keyboard.press('a')
    await expect(documents.getByText('To check')).toHaveCount(count - 1)
    await expect(shown).not.toHaveText(first)
    await expect(seen).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Z Undo' })).toBeVisible()
    // Neither what was done nor what comes next moves the paper.
    expect(await seen.boundingBox()).toEqual(place)
    await page.reload()
    // The history says it in the same words once it is read.
    await expect(page.getByRole('banner').getByText(`Accepted: ${first}`)).toBeVisible()
    await page.keyboard.press('z')
    await expect(documents.getByText('To check')).toHaveCount(count)
    await expect(shown).toHaveText(first)
    expect(await seen.boundingBox()).toEqual(place)
    // Not before: it may take longer than the offer stands.
    await expectAccessible(page)
  })

  await test.step('a file that comes in meanwhile is announced, and shown by U', async () => {
    const document_id = new URL(page.url()).searchParams.get('d') ?? ''
    await succeed(request, submitDocument, {
      token: customer.token,
      body: { user_id: customer.id, application_id: id, document_id },
      file: { name: 'newer.pdf', content: pdfOfPages(['Rent agreement', 'Signatures to the agreement']) },
    })
    await expect(main.getByText('New file just now')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('u')
    await expect(main.getByText('New file just now')).toBeHidden()
  })

  await test.step('pages, two of them at once, and words are found by key', async () => {
    const place = main.getByRole('status').filter({ hasText: '%' })
    await expect(place).toContainText('Page 1 of 2')
    await page.keyboard.press('PageDown')
    await expect(place).toContainText('Page 2 of 2')
    await page.keyboard.press('2')
    const [first, second] = [1, 2].map((page) => seen.locator(`[data-page-number="${page}"]`)) as [
      Locator,
      Locator,
    ]
    await expect.poll(async () => (await second.boundingBox())?.y).toBe((await first.boundingBox())?.y)
    await page.keyboard.press('/')
    const search = main.locator('search')
    await expect(search.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('agreement')
    await expect(search.getByRole('status')).toHaveText('2 of 2')
    await page.keyboard.press('Enter')
    await expect(search.getByRole('status')).toHaveText('1 of 2')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
  })

  await test.step('M covers a number in the file for good, by keys alone', async () => {
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Mask an identity number' })
    await dialog.getByRole('group', { name: 'Page 1, nothing covered' }).focus()
    for (const key of ['ArrowDown', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(dialog.getByRole('group', { name: 'Page 1, 1 place covered' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(main.getByText('The file was replaced by the masked one.')).toBeVisible()
    await expect(dialog).toBeHidden()
    // Drawn anew, the text below is gone.
    await expect(seen.locator('canvas').first()).toBeVisible()
    await expect(seen.getByText('Rent agreement')).toHaveCount(0)
  })

  await test.step('A accepts all but the last, each time the next one is shown', async () => {
    for (let left = count; left > 1; left -= 1) {
      await expect(documents.getByText('To check')).toHaveCount(left)
      await expect(current.getByText('To check')).toBeVisible()
      await expect(seen).toHaveCount(1)
      // A press that follows sooner is the second of a double press, which is not taken.
      await page.waitForTimeout(300)
      await page.keyboard.press('a')
    }
    await expect(documents.getByText('Accepted')).toHaveCount(count - 1)
    await expect(current.getByText('To check')).toBeInViewport()
  })

  await test.step('R, a digit and Enter reject the last with both texts', async () => {
    await expect(seen).toHaveCount(1)
    const width = (await seen.boundingBox())?.width
    await page.waitForTimeout(300)
    await page.keyboard.press('r')
    const form = main.getByRole('form', { name: 'Why is it rejected?' })
    await expect(form.getByRole('radio').first()).toBeFocused()
    // Beside the paper, which keeps its size and its buttons.
    expect((await seen.boundingBox())?.width).toBe(width)
    await expect(seen.locator('..').locator('..').getByRole('button', { name: 'Next page' })).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    // A placeholder that was not filled in is not sent; it is where one goes on, in view.
    const blank = form.getByLabel('Fill in: which page')
    await expect(blank).toBeFocused()
    await expect(blank).toBeInViewport()
    await expect(form.getByText('Fill this in.')).toBeInViewport()
    await page.keyboard.type('2')
    await expect(form.getByRole('textbox', { name: /in Hindi/ })).toHaveValue(/पेज 2 /)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(documents.getByText('Rejected')).toBeVisible()
    await expect(main.getByRole('region', { name: 'History' })).toContainText('Rejected: ')
    // Another Enter is not the opposite decision; the next piece of work is a button.
    await expect(seen).toBeFocused()
    await expect(page.getByRole('button', { name: 'Take the next piece' })).toBeVisible()
  })

  await test.step('the customer reads the reason in their language', async () => {
    const english = await statusOf('en')
    expect(english?.filter(([status]) => status === 'accepted')).toHaveLength(count - 1)
    expect(english).toContainEqual([
      'rejected',
      'We cannot read this document. Please send a sharper photo or scan.',
    ])
    expect(await statusOf('hi')).toContainEqual([
      'rejected',
      'यह दस्तावेज़ पढ़ा नहीं जा रहा है। कृपया ज़्यादा साफ़ फ़ोटो या स्कैन भेजें।',
    ])
  })
})

test('[DK-26] a photo and a PDF are enlarged and turned by pointer and key, and open for the next member as they were left', async ({
  page,
  browser,
  request,
  customer,
  gatewayOrigin,
  baseURL,
  enter,
}) => {
  const id = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, id)
  const { token } = customer
  const { data } = await succeed(request, listDocuments, { token, headers: {}, query: {} })
  const [first, second] = data[0]?.documents ?? []
  for (const [document, file] of [
    [first, { name: 'photo.png', content: await readFile(photoPng) }],
    [second, { name: 'deed.pdf', content: pdfOfPages(['Deed', 'Signatures']) }],
  ] as const) {
    const body = { user_id: customer.id, application_id: id, document_id: document?.document_id ?? '' }
    await succeed(request, submitDocument, { token, body, file })
  }
  await enter()
  const shown = (on: Page) => on.locator('[role="document"][aria-busy="false"]:not([inert] *)')
  const drawn = (on: Page) => shown(on).locator('canvas, img').first()
  const act = (name: string) => page.getByRole('toolbar', { name: /^Viewer/ }).getByRole('button', { name })
  const wide = async (on: Page) => (await drawn(on).boundingBox())?.width ?? 0

  for (const document of [first, second]) {
    await page.goto(`/desk/applications/${id}/review?d=${document?.document_id}`)
    await expect(shown(page)).toHaveCount(1)
    const before = await wide(page)
    await act('Zoom in').click()
    await expect.poll(() => wide(page)).toBeGreaterThan(before)
    await page.keyboard.press('-')
    await expect.poll(() => wide(page)).toBeLessThanOrEqual(before)
    await page.keyboard.press('0')
    const whole = await shown(page).boundingBox()
    await expect
      .poll(async () => (await drawn(page).boundingBox())?.height ?? 0)
      .toBeLessThanOrEqual(whole?.height ?? 0)
    const isTall = isWide(await drawn(page).boundingBox())
    const kept = page.waitForResponse((response) => response.url().endsWith('/view'))
    await act('Turn right').click()
    await expect.poll(async () => isWide(await drawn(page).boundingBox())).toBe(!isTall)
    await kept

    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await enter(other)
    await other.goto(`/desk/applications/${id}/review?d=${document?.document_id}`)
    await expect(shown(other)).toHaveCount(1)
    await expect.poll(async () => isWide(await drawn(other).boundingBox())).toBe(!isTall)
    await other.context().close()
  }
})

for (const width of [390, 768, 1280]) {
  test(`[DK-24] no review scrolls sideways, and on a phone one pane stands at a time, at ${width} px`, async ({
    page,
    request,
    customer,
    enter,
    papersId: id,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { token } = customer
    const { data } = await succeed(request, listDocuments, { token, headers: {}, query: {} })
    const document_id = data[0]?.documents[0]?.document_id ?? ''
    const body = { user_id: customer.id, application_id: id, document_id }
    const file = { name: 'newer.pdf', content: pdfOfPages(['Rent agreement', 'Signatures']) }
    await succeed(request, submitDocument, { token, body, file })
    await enter()
    await page.goto(`/desk/applications/${id}/review`)
    const paper = page.locator('[role="document"][aria-busy="false"]:not([inert] *)')
    await expect(paper).toHaveCount(1)
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
    const answers = page.getByRole('complementary', { name: 'Answers' })
    const earlier = page.getByText('1 earlier file')
    const link = page.getByRole('listitem').filter({ hasText: /^\\/ })
    if (width < 768) {
      // The height is the paper's: what stands above it is folded, and its buttons are one row.
      await expect(link).toBeHidden()
      const accept = await page.getByRole('button', { name: 'Accept' }).boundingBox()
      expect((await paper.boundingBox())?.y).toBeLessThan(accept?.y ?? 0)
      const buttons = page.getByRole('toolbar', { name: 'Viewer of newer.pdf' }).getByRole('button')
      const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      await earlier.click()
      await expect(link).toBeVisible()
      await earlier.click()
      await expect(answers).toBeHidden()
      await page.getByRole('button', { name: 'Data' }).click()
      await expect(paper).toBeHidden()
      await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport()
    }
    await expect(answers).toBeVisible()
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test.describe('with a colleague', () => {
  // The refusal is a line of the console too.
  test.use({ expectedErrors: /status of 412/ })

  test('[DK-27] [DK-57] [DK-58] what a colleague decides turns no page, closes no form, and no Enter accepts what was not seen', async ({
    page,
    enter,
    papersId: id,
    colleague,
  }) => {
    await enter()
    await enter(colleague)
    const seenOn = (on: Page) => on.locator('[role="document"][aria-busy="false"]:not([inert] *)')
    // Beside a form it is hidden: the paper keeps its size.
    const documentsOf = (on: Page) => on.locator('nav[aria-label="Documents"]')
    // As `N` and `W` leave it, which name no document.
    for (const on of [page, colleague]) {
      await on.goto(`/desk/applications/${id}/review`)
      await expect(seenOn(on)).toHaveCount(1)
    }
    const first = (await documentsOf(page).locator('[aria-current] > span').first().textContent()) ?? ''
    await page.keyboard.press('r')
    const form = page.getByRole('form', { name: 'Why is it rejected?' })
    await expect(form.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('1')
    const english = form.getByRole('textbox', { name: /in English/ })
    await english.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' The signature is missing too.')

    await colleague.keyboard.press('a')
    await expect(documentsOf(page).getByText('Accepted')).toHaveCount(1)
    await expect(documentsOf(page).locator('[aria-current]')).toContainText(first)
    await expect(english).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(form.getByText(/^Changed since you saw it/)).toBeVisible()
    await expect(english).toHaveValue(/The signature is missing too\.$/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    // Nothing but what the colleague decided.
    await page.reload()
    await expect(documentsOf(page).getByText('Accepted')).toHaveCount(1)
  })
})

/** Where something ends on the right. */
const rightOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)

const isWide = (box: { width: number; height: number } | null) => box !== null && box.width > box.height
