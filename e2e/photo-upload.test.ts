import { applyFor, payInFull } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { lookAt, phonePhoto } from './support/phone-photo.ts'

test('a photo is made smaller before it is sent, stays upright and does not tell where it was taken', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const id = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, id)
  await page.goto('/user/dashboard/documents')
  const file = page.getByLabel('Floor plan with room sizes')
  await expect(file).toBeAttached()
  const photo = await phonePhoto(page)
  expect(photo.buffer.length).toBeGreaterThan(2_000_000)
  await file.setInputFiles(photo)
  await expect(page.getByText(/^aadhaar\.jpg\s*Made smaller from \d\.\d MB to [01]\.\d MB$/)).toBeVisible()
  await expect(page.getByText('Received')).toHaveCount(1)

  const link = await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href')
  const stored = await (await request.get(link ?? '')).body()
  expect(stored.length).toBeLessThan(1.6 * 1024 * 1024)
  expect(stored.includes('GPS')).toBe(false)
  expect(await lookAt(page, stored)).toEqual({ width: 1800, height: 2400, top: 'red', bottom: 'blue' })
})
