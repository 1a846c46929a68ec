import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { submitDocument } from '@sanad/contracts'
import { decideDocument } from '@sanad/contracts/staff'
import { type Customer, succeed } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { signInStaff } from './support/staff.ts'

test('what staff decide appears in the open page, is counted at the bell, and leads back', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const applicationId = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, applicationId)
  await openService(page, 'Training Centre (TC) Registration')
  const bell = page.getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await page.evaluate(() => Object.assign(window, { wasReloaded: false }))

  // On another device, and at the service centre.
  const uploadId = await giveDocument(request, customer, applicationId)
  await expect(page.getByText('14 item(s) required')).toBeVisible()
  const { token } = await signInStaff(request)
  await succeed(request, decideDocument, {
    token,
    params: { id: uploadId },
    body: { decision: 'rejected', reason: 'The rooms have no sizes.', request_id: randomUUID() },
  })
  await expect(page.getByText('15 item(s) required')).toBeVisible()
  // Told once staff cannot take it back any more.
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread', { timeout: 40_000 })
  await expect(page.getByRole('status').filter({ hasText: 'New notification, 2 unread' })).toBeAttached()

  await bell.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
  const told = page.getByRole('link', { name: 'Please send again: Floor plan with room sizes' })
  await expect(told).toHaveCSS('font-weight', '700')
  await told.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Training Centre (TC) Registration' }),
  ).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  expect(await page.evaluate(() => 'wasReloaded' in window)).toBe(true)
})

test.describe('where the script of live updates did not arrive', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)|dynamically imported|Changes are not followed/ })

  test('changes are followed as soon as it does', async ({ page, request, customer, gatewayOrigin }) => {
    const applicationId = await applyFor(request, customer, 'tc-registration')
    await payInFull(request, gatewayOrigin, customer, applicationId)
    const script = '**/assets/follow-portal-*.js'
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/follow-portal-'))
    await page.route(script, (route) => route.abort())
    await openService(page, 'Training Centre (TC) Registration')
    await failed
    await page.unroute(script)
    await page.getByRole('link', { name: 'Back to my services' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Training Centre (TC) Registration' }).click()
    await expect(page.getByText('15 item(s) required')).toBeVisible()
    await giveDocument(request, customer, applicationId)
    await expect(page.getByText('14 item(s) required')).toBeVisible()
  })
})

/** Through the same call as the screen's. */
async function giveDocument(
  request: APIRequestContext,
  { token, id: user_id }: Customer,
  application_id: string,
): Promise<string> {
  const response = await request.post(submitDocument.path({}), {
    headers: {
      source: createHash('sha256').update(new Date().toISOString().slice(0, 10)).digest('hex'),
      authorization: `Bearer ${token}`,
    },
    multipart: {
      user_id,
      application_id,
      document_id: 'floor-plan',
      file: { name: 'plan.pdf', mimeType: 'application/pdf', buffer: readFileSync(agreementPdf) },
    },
  })
  return submitDocument.success.parse(await response.json()).data.id
}
