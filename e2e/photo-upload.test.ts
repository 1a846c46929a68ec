import { applyFor, payInFull } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { lookAt, phonePhoto, photoOfPage } from './support/phone-photo.ts'
import { servicePage } from './support/service-page.ts'

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

test('photos are decoded, doubted once, and several become one PDF', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const id = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, id)
  await page.goto(`/user/dashboard/services/${id}/information?tab=documents`)
  const { giveDocument, showDocument } = servicePage(page)
  const view = page.getByRole('link', { name: 'View', exact: true })
  const stored = async () => (await request.get((await view.getAttribute('href')) ?? '')).body()

  await test.step('what must be readable is shown in place, and Back leads to the document again', async () => {
    await showDocument('Floor plan with room sizes')
    const sample = page.getByRole('button', { name: /^See a sample/ })
    await sample.click()
    const dialog = page.getByRole('dialog', { name: 'Sample: Floor plan with room sizes' })
    await expect(dialog.getByText('Length and width of each room.')).toBeInViewport()
    await expectUsable(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(sample).toBeFocused()
  })

  await test.step('HEIC arrives as JPEG, although pages may run no WebAssembly', async () => {
    await giveDocument('Floor plan with room sizes', 'e2e/files/photo.heic')
    await expect(view).toBeVisible()
    expect(await lookAt(page, await stored())).toEqual({
      width: 480,
      height: 640,
      top: 'red',
      bottom: 'blue',
    })
  })

  await test.step('a blurred photo is warned of, the next one is sent', async () => {
    await giveDocument('Photographs of the centre', await photoOfPage(page, { blur: 12 }))
    await expect(page.getByText('This photo may be hard to read')).toBeVisible()
    await expect(page.getByText(/^It looks blurred/)).toBeVisible()
    // What is decided about it is seen without scrolling.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Use this photo' })).toBeInViewport({ ratio: 1 })
    await expectUsable(page)
    const another = page.getByLabel('Choose another photo')
    await expect(another).not.toHaveAttribute('capture')
    await another.setInputFiles(await photoOfPage(page, { blur: 12 }))
    await expect(view).toBeVisible()
  })

  await test.step('what the camera took is taken by the camera again, and a sharp one is sent', async () => {
    const label = 'Ownership paper or rent agreement of the centre'
    await showDocument(label)
    const camera = page.getByLabel(label).and(page.locator('input[type=file][capture=environment]'))
    await expect(camera).toHaveAttribute('accept', /^image\//)
    await camera.setInputFiles(await photoOfPage(page, { blur: 12 }))
    const another = page.getByLabel('Take another photo')
    await expect(another).toHaveAttribute('capture', 'environment')
    await another.setInputFiles(await photoOfPage(page, { blur: 0 }))
    await expect(view).toBeVisible()
  })

  await test.step('several photos are one PDF', async () => {
    const label = "Trainers' CVs and certificates"
    await showDocument(label)
    await page.getByRole('button', { name: /^Several photos to one PDF/ }).click()
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard' }).click()
    const certificate = {
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    }
    const photos = [await photoOfPage(page, { blur: 0 }), await photoOfPage(page, { blur: 0 })]
    await giveDocument(label, [...photos, certificate])
    await expect(page.getByRole('alert')).toContainText('“certificate.pdf” was left out')
    const send = page.getByRole('button', { name: 'Send 2 pages as one PDF' })
    await expect(send).toBeVisible()
    await expectUsable(page)
    // A phone may discard the page while its camera is open.
    await page.reload()
    await expect(send).toBeVisible()
    await test.step('who leaves it with photos that were not sent sees that in the list', async () => {
      await page.getByRole('link', { name: 'All documents' }).click()
      await page.getByRole('link', { name: new RegExp(`^${label}.*2 photos not sent`) }).click()
      await expect(send).toBeVisible()
    })
    await send.click()
    await expect(view).toBeVisible()
    expect((await stored()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
