import { applyFor, openService, payInFull } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { createLinkedApplication, makeLink } from './support/links.ts'

test('[RT-08] anybody with the link follows the stages, and learns nothing personal', async ({
  page,
  request,
  dataDir,
  gatewayOrigin,
}) => {
  const application = await createLinkedApplication(request, dataDir)
  const { customer, trackId } = application
  const token = await makeLink(request, application, 'track')
  const stages = page.getByRole('list', { name: 'Application Progress' }).getByRole('listitem')

  await page.goto(`/user/track/${token}`)
  await expect(page.getByRole('heading', { name: 'Training Centre (TC) Registration' })).toBeVisible()
  await expect(page.getByText('Payment Pending')).toBeVisible()
  await expect(stages.first()).toContainText('Locked')

  await payInFull(request, gatewayOrigin, customer, application.id)
  await page.reload()
  await expect(page.getByText('On Going')).toBeVisible()
  await expect(page.getByText(`#${trackId.replace('-', '')}`)).toBeVisible()
  await expect(page.getByText(/Applied on \d{1,2} \w{3} \d{4}/)).toBeVisible()
  await expect(stages.filter({ hasText: 'Documents and information' })).toContainText('In Progress')
  for (const personal of [customer.name, customer.mobile, customer.email, '₹']) {
    await expect(page.locator('body')).not.toContainText(personal)
  }

  await page.goto(`/user/track/${trackId}`)
  await expect(page.getByRole('heading', { name: 'Training Centre (TC) Registration' })).toBeVisible()
})

test('a customer makes a tracking link of a service', async ({ page, request, customer, browser }) => {
  await applyFor(request, customer, 'tot-toa')
  await openService(page, 'Training of Trainers / Assessors (ToT / ToA)')
  await page.getByRole('button', { name: 'Make a tracking link' }).click()
  const url = await page.getByLabel('Tracking link').inputValue()
  expect(new URL(url).pathname).toMatch(/^\/user\/track\/[\w-]{43}$/)
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await stranger.goto(url)
  await expect(
    stranger.getByRole('heading', { name: 'Training of Trainers / Assessors (ToT / ToA)' }),
  ).toBeVisible()
  await elsewhere.close()
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('a link that follows nothing says so', async ({ page }) => {
    await page.goto('/user/track/nothing')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByText(/^This link is no longer valid/)).toBeVisible()
  })
})
