import { loadBytes, totalOf } from '../bench/load-bytes.ts'
import { applyFor } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { layoutShift } from './support/layout-shift.ts'

/**
 * Bodies as they are sent, until three seconds after the last request. What moves them: bench/README.md. The names of files
 * alone, which are hashes, move a page by some thirty bytes.
 */
const budgets = { login: 90_400, registration: 110_000, overview: 198_600, service: 250_000 }

test('the first page of a visit stays within its bytes', async ({ page }) => {
  expect(totalOf(await loadBytes(page, '/user/'))).toBeLessThanOrEqual(budgets.login)
})

test('registration stays within its bytes, without router and query cache', async ({ page }) => {
  expect(totalOf(await loadBytes(page, '/user/register'))).toBeLessThanOrEqual(budgets.registration)
})

test('the overview of a customer stays within its bytes', async ({ page, customer }) => {
  expect(customer.id).toBeTruthy()
  expect(totalOf(await loadBytes(page, '/user/dashboard'))).toBeLessThanOrEqual(budgets.overview)
})

test('the page where one pays stays within its bytes: dialogs come when they are opened', async ({
  page,
  request,
  customer,
}) => {
  const id = await applyFor(request, customer, 'tp-registration')
  const bytes = await loadBytes(page, `/user/dashboard/service?application=${id}`)
  expect(totalOf(bytes)).toBeLessThanOrEqual(budgets.service)
  expect(await layoutShift(page), 'what moved while the page came').toBeLessThan(0.02)
})

for (const [screen, read] of [
  ['the overview', '/api/customer/user-services'],
  ['the page of a service', '/api/v2/services/user/details/'],
] as const) {
  test(`what ${screen} shows is asked for while the scripts load, and once`, async ({
    page,
    request,
    customer,
  }) => {
    const id = await applyFor(request, customer, 'tp-registration')
    const asked: string[] = []
    const isAsked = page.waitForRequest((one) => one.url().includes(read))
    page.on('request', (one) => void (one.url().includes(read) && asked.push(one.url())))
    await page.route('**/assets/main-*.js', async (route) => {
      await isAsked
      await route.continue()
    })
    await page.goto(
      screen === 'the overview' ? '/user/dashboard' : `/user/dashboard/service?application=${id}`,
    )
    await expect(page.getByRole('main').getByText('Patil Skill Academy').first()).toBeVisible()
    expect(asked).toHaveLength(1)
  })
}

test('a link that names a service in its address shows it with the frame, not an empty frame first', async ({
  page,
  request,
  customer,
}) => {
  const id = await applyFor(request, customer, 'tp-registration')
  await page.addInitScript(() => {
    const shown: string[] = []
    Reflect.set(globalThis, 'shown', shown)
    new MutationObserver(() => {
      const main = document.querySelector('main')
      if (document.documentElement.dataset.app !== undefined && main) shown.push(main.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  // Not paid: its screen stands at another address, and with a navigation state.
  await page.goto(`/user/dashboard/service?application=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/payment-service/)
  const shown = await page.evaluate(() => Reflect.get(globalThis, 'shown') as string[])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((text) => !text.includes('Training Partner'))).toEqual([])
})
