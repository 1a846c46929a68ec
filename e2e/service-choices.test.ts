import { applyFor, openService } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { servicePage } from './support/service-page.ts'

test('[DY-01] [DY-02] [DY-03] [DY-04] a choice in three levels sets the price, and another first choice clears the rest', async ({
  page,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'nsdc-affiliation')
  await openService(page, 'NSDC Affiliation')
  const { amountBar, payButton } = servicePage(page)
  const first = page.getByRole('group', { name: 'Type of Affiliation' })
  const second = page.getByRole('group', { name: 'Your Situation' })
  const third = page.getByRole('group', { name: 'Number of Centres' })

  await expect(amountBar).toContainText('Select Type of Affiliation')
  await expect(amountBar).toContainText('Pending')
  await expect(payButton).toBeDisabled()

  await first.getByRole('radio', { name: /New partnership/ }).check()
  await second.getByRole('radio', { name: /Company or firm/ }).check()
  await third.getByRole('radio', { name: /More than 25 centres/ }).check()
  await expect(amountBar).toContainText('₹1,00,000')
  await expect(payButton).toBeEnabled()

  await first.getByRole('radio', { name: /Renewal of a partnership/ }).check()
  await expect(second).toBeHidden()
  await expect(third).toBeHidden()
  await expect(amountBar).toContainText('₹')
  await expect(amountBar).not.toContainText('₹1,00,000')

  await first.getByRole('radio', { name: /New partnership/ }).check()
  await expect(second.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(payButton).toBeDisabled()
})

test('[DY-06] subpoints of stages show only where the service wants them', async ({
  page,
  request,
  customer,
}) => {
  const subpoints = page.getByRole('list', { name: 'Application Progress' }).getByRole('list')
  await applyFor(request, customer, 'tc-registration')
  await applyFor(request, customer, 'tot-toa')
  await openService(page, 'Training Centre (TC) Registration')
  await expect(subpoints.first()).toBeVisible()
  await openService(page, 'Training of Trainers / Assessors (ToT / ToA)')
  await expect(page.getByRole('list', { name: 'Application Progress' })).toBeVisible()
  await expect(subpoints).toHaveCount(0)
})

test('[DB-02] the catalogue offers the six named services and another, each of which can be applied for', async ({
  page,
  customer,
}) => {
  expect(customer.id).toBeTruthy()
  await page.goto('/user/dashboard/services/new')
  const links = page.getByRole('link', { name: /^Apply: / })
  await expect(links).toHaveCount(7)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.map((target) => target?.split('/').at(-1)).sort()).toEqual([
    'nsdc-affiliation',
    'readiness-check',
    'skill-india',
    'ssc-affiliation',
    'tc-registration',
    'tot-toa',
    'tp-registration',
  ])
  await page.setViewportSize({ width: 1280, height: 800 })
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  const lefts = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().left))
  expect(new Set(lefts).size, 'columns on a wide screen').toBe(2)
})
