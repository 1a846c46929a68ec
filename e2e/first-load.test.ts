import { loadBytes, totalOf } from '../bench/load-bytes.ts'
import { applyFor } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { layoutShift } from './support/layout-shift.ts'

/**
 * Bodies as they are sent, until three seconds after the last request. What moves them: bench/README.md. The names of files
 * alone, which are hashes, move a page by some thirty bytes.
 */
const budgets = { login: 90_400, registration: 110_000, overview: 198_900, service: 255_600 }

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
