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
})

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
