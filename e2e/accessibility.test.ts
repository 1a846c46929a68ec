import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { registerCustomer, somebody } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { fillRegistration } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every violation with the elements that have it, of the page as it stands, in both themes. */
async function findViolations(page: Page): Promise<string[]> {
  const light = await findViolationsIn('light', page)
  return [...light, ...(await findViolationsIn('dark', page))]
}

async function findViolationsIn(theme: 'light' | 'dark', page: Page): Promise<string[]> {
  // What fades in or changes its colour is only as readable as it should be once it stands still.
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(animations.map(({ finished }) => finished))
  }, theme)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme}: ${id}: ${target.join(' ')}`),
  )
}

test('guest screens can be used by everybody', async ({ page, request }) => {
  await page.goto('/user/')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Mobile number is required')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const { mobile } = await registerCustomer(request)
  await page.getByLabel('Mobile Number').fill(mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('tab', { name: 'Email' }).click()
  await page.getByRole('button', { name: /^Send OTP to / }).click()
  await expect(page.getByLabel('One-time password (6 digits)')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto('/user/register')
  await fillRegistration(page, somebody())
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a customer’s screens can be used by everybody', async ({ page, request, customer, gatewayOrigin }) => {
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome to Sanad' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const paid = await applyFor(request, customer, 'tc-registration')
  await applyFor(request, customer, 'tp-registration')
  await page.goto('/user/dashboard/services/new')
  await expect(page.getByRole('link', { name: /^Apply: / }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await openService(page, 'Training Partner (TP) Registration')
  expect(await findViolations(page)).toEqual([])

  await payInFull(request, gatewayOrigin, customer, paid)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Needs you now' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto('/user/dashboard/services')
  await expect(page.getByRole('list', { name: 'My services' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await openService(page, 'Training Centre (TC) Registration')
  expect(await findViolations(page)).toEqual([])

  const { informationDialog, provideInformation } = servicePage(page)
  await provideInformation.click()
  await expect(informationDialog.getByText('Needed').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await informationDialog.getByRole('tab', { name: 'Information' }).click()
  await expect(informationDialog.getByLabel('Name of the training centre')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
