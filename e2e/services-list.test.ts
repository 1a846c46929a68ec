import type { Locator } from '@playwright/test'
import { listMyServices } from '@sanad/contracts'
import { addressOf } from './support/address-of.ts'
import { applyFor, payInFull } from './support/applications.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'

// Chromium reports every broken call in its console.
test.use({ expectedErrors: /net::ERR_/ })

/** The filters that lie, also in part, where a row fades at its end (2.5rem). */
const findFading = (row: Locator) =>
  row.evaluate((row) => {
    const { right } = row.getBoundingClientRect()
    return [...row.children]
      .filter((chip) => {
        const box = chip.getBoundingClientRect()
        return box.left < right && box.right > right - 39
      })
      .map((chip) => chip.textContent)
  })

test('[DB-01] services are searched and filtered; the address keeps what was looked for', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const services = page.getByRole('list', { name: 'My services' }).getByRole('listitem')
  const search = page.getByRole('searchbox', { name: 'Search your services' })
  const status = (name: string) => page.getByRole('radio', { name, exact: true })

  await test.step('a newcomer has nothing to search', async () => {
    await page.goto('/user/dashboard/services')
    await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible()
    await expect(search).toHaveCount(0)
    await expectAccessible(page)
  })

  await applyFor(request, customer, 'tp-registration')
  await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, await applyFor(request, customer, 'tc-registration'))

  await test.step('the filters show that they scroll: one is cut, and the end fades until it is reached', async () => {
    await page.reload()
    await expect(services).toHaveCount(3)
    const filters = page.getByRole('search').locator('div:has(> label > input[type=radio])')
    expect(await filters.evaluate((row) => getComputedStyle(row).maskImage)).toContain('linear-gradient')
    expect(await findFading(filters)).not.toEqual([])
    await filters.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
    expect(await findFading(filters)).toEqual([])
  })

  await test.step('by a word of the title', async () => {
    await search.pressSequentially('TRAINING')
    await expect(page.getByText('2 services found')).toBeVisible()
    await expect(services).toHaveCount(2)
    await expect(page).toHaveURL('/user/dashboard/services?q=TRAINING')
  })

  await test.step('and by its status', async () => {
    await status('On Going').check()
    await expect(services).toHaveText([/^Training Centre \(TC\) Registration/])
    await expect(page).toHaveURL('/user/dashboard/services?q=TRAINING&status=processing')
  })

  await test.step('a reload and a way back keep it', async () => {
    await page.reload()
    await expect(search).toHaveValue('TRAINING')
    await expect(status('On Going')).toBeChecked()
    await services.getByRole('link').click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await page.goBack()
    await expect(search).toHaveValue('TRAINING')
    await expect(services).toHaveCount(1)
  })

  await test.step('nothing matches, and all of them are a step away', async () => {
    await status('Completed').check()
    await expect(page.getByRole('heading', { name: 'No service matches' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all services' }).click()
    await expect(services).toHaveCount(3)
    await expect(search).toHaveValue('')
    await expect(status('All')).toBeChecked()
    await expect(page).toHaveURL('/user/dashboard/services')
  })

  await test.step('by the firm, which tells two of one service apart', async () => {
    await search.fill('patil skill')
    await expect(page.getByText('3 services found')).toBeVisible()
    await applyFor(request, customer, 'tp-registration', 'Rao Foods')
    await page.goto('/user/dashboard/services?q=training+partner')
    await expect(services).toHaveCount(2)
    for (const firm of ['Patil Skill Academy', 'Rao Foods'])
      await expect(services.getByRole('link', { name: new RegExp(firm) })).toHaveCount(1)
  })

  await test.step('what a business has already is said before it applies again, which stays possible', async () => {
    await page.goto('/user/dashboard/services/new/tot-toa')
    const already = page.getByRole('list', { name: 'You have already applied for this' }).getByRole('link')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await page.goto('/user/dashboard/services/new/tp-registration')
    await expect(already).toHaveCount(2)
    await page.getByRole('radio', { name: 'Rao Foods' }).check()
    await expect(already).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'A new business' }).check()
    await expect(already).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await page.getByRole('radio', { name: 'Rao Foods' }).check()
    await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible()
    await already.click()
    await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  })
})

test('the search box keeps every letter that is typed on a slow device', async ({
  page,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'tp-registration')
  await page.goto('/user/dashboard/services')
  const search = page.getByRole('searchbox', { name: 'Search your services' })
  await search.click()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  // A little slower than the pause after which the field searches: each letter meets the late change of the address.
  await search.pressSequentially('training partner', { delay: 340 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL('/user/dashboard/services?q=training+partner')
  await expect(search).toHaveValue('training partner')

  await page.getByRole('link', { name: 'Overview' }).first().click()
  // Back before it is there would leave the list.
  await expect(page.getByRole('heading', { level: 1, name: /^Namaste/ })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('training partner')
})

test('services that cannot be loaded can be tried again', async ({ page, customer: _ }) => {
  const tryAgain = await failUntilTriedAgain(page, addressOf(listMyServices))
  await page.goto('/user/dashboard/services?status=pending')
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await tryAgain()
  await expect(page.getByRole('heading', { name: 'No service matches' })).toBeVisible()
})

test('a public page leads whoever is signed in back to the app, and a guest to the login', async ({
  page,
  customer,
  browser,
  baseURL,
}) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/services')
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/user/dashboard')

  const guest = await browser.newPage({ baseURL: baseURL ?? '' })
  await guest.goto('/user/services')
  await expect(guest.getByRole('link', { name: 'Overview' })).toHaveCount(0)
  await expect(guest.getByRole('link', { name: 'Log in' })).toBeVisible()
  await guest.close()
})
