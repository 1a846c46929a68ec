import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const texts = /\/assets\/[^/]+\.(hi|mr)-/

test('the language changes at once, without a reload, and what is loaded later is in it too', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (texts.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/user')
  await page.getByRole('heading', { name: 'Log in to Sanad' }).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  expect(loaded).toEqual([])
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await page.getByRole('heading', { name: 'सनद में लॉगिन करें' }).waitFor()
  await page.getByRole('link', { name: 'खाता बनाएँ' }).click()
  await page.getByRole('heading', { name: 'अपना खाता बनाएँ' }).waitFor()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  expect(loaded.length).toBeGreaterThan(1)
})

test('who chose another language before never sees English, and no text is asked for twice', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/user/register')
  await page.getByRole('heading', { name: 'अपना खाता बनाएँ' }).waitFor()
  const files = loaded.filter((url) => texts.test(url))
  expect(new Set(files).size).toBe(files.length)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

  await test.step('Hindi needs no installed font: headings and texts are written in ours', async () => {
    await expect.poll(() => loadedFor(page, 'U+900')).toEqual(['Sanad Sans', 'Sanad Serif'])
    for (const place of ['h1', 'main label']) {
      const fonts = await fontsOf(page, place)
      const glyphs = (isOurs: boolean) =>
        fonts
          .filter(({ isCustomFont }) => isCustomFont === isOurs)
          .reduce((sum, font) => sum + font.glyphCount, 0)
      // Latin signs may be those of an installed font.
      const others =
        (await page.locator(place).first().textContent())?.match(/[^\u0900-\u097f]/g)?.length ?? 0
      expect(glyphs(true)).toBeGreaterThan(0)
      expect(glyphs(false)).toBeLessThanOrEqual(others)
    }
  })
})

/** Families of which a file for these characters has arrived. */
const loadedFor = (page: Page, characters: string) =>
  page.evaluate(
    (characters) =>
      [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.includes(characters))
        .map(({ family }) => family.replaceAll('"', ''))
        .sort(),
    characters,
  )

/** Whose glyphs are painted: installed fonts, or those that the page brought. */
async function fontsOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts
}

test('the login is there in Marathi, which is not offered yet', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'mr'))
  await page.goto('/user')
  await page.getByRole('heading', { name: 'सनदमध्ये लॉग इन करा' }).waitFor()
  await page.getByRole('button', { name: 'पुढे जा' }).click()
  await page.getByText('मोबाइल नंबर आवश्यक आहे').first().waitFor()
  await expect(page.getByRole('button', { name: 'मराठी' })).toHaveCount(0)
  await page.getByRole('link', { name: 'खाते तयार करा' }).click()
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor()
})

test.describe('a connection that is cut', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('texts that were lost on the way come by another attempt', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'hi'))
    await page.route(texts, (route) => route.abort(), { times: 2 })
    await page.goto('/user/register')
    await page.getByRole('heading', { name: 'अपना खाता बनाएँ' }).waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})

test.describe('a number without an account', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('what is wrong is said in the language that is chosen after it, by the form and by the portal', async ({
    page,
  }) => {
    await page.goto('/user')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Mobile number is required').waitFor()
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByText('मोबाइल नंबर ज़रूरी है').waitFor()
    await page.getByLabel('मोबाइल नंबर').fill('6000000001')
    await page.getByLabel('मोबाइल नंबर').press('Enter')
    await page.getByText('इस मोबाइल नंबर से कोई खाता नहीं है।').waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByText('There is no account with this mobile number.').waitFor()
  })
})

for (const path of ['', '/register'])
  test(`a language that is chosen before /user${path} can answer is shown when it can`, async ({ page }) => {
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto(`/user${path}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    press()
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })

test('the notice at registration stands in even lines, its link among them', async ({ page }) => {
  await page.goto('/user/register')
  for (const switchTo of ['हिन्दी', 'English']) {
    await page.getByRole('button', { name: switchTo }).click()
    const link = page.getByRole('button', {
      name: switchTo === 'English' ? /privacy notice/i : /गोपनीयता सूचना/,
    })
    const tops = await link.locator('xpath=..').evaluate((notice) => {
      const words = document.createTreeWalker(notice, NodeFilter.SHOW_TEXT)
      const found = new Set<number>()
      while (words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        for (const { top } of range.getClientRects()) found.add(Math.round(top))
      }
      return [...found].toSorted((a, b) => a - b)
    })
    const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
    expect(gaps.length).toBeGreaterThan(2)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3)
  }
})
