import { randomUUID } from 'node:crypto'
import { listDocuments } from '@sanad/contracts'
import { decideDocument } from '@sanad/contracts/staff'
import { succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, payInFull } from './support/applications.ts'
import { expectAccessible, pixelsTooWide } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { agreementPdf, photoPng } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutLiveUpdates } from './support/live-updates.ts'
import { signInStaff } from './support/staff.ts'
import { unbrokenUrl } from './support/unbroken.ts'

// Chromium reports every broken call in its console.
test.use({ expectedErrors: /net::ERR_/ })

const label = 'Floor plan with room sizes'

test('[DB-01] documents: what is missing is given here, and what was rejected is replaced', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const group = page.getByRole('region', { name: 'Training Centre (TC) Registration' })
  const file = group.getByLabel(label)
  const received = group.getByText('Received')

  await test.step('before a payment nothing is asked for', async () => {
    const unpaid = await applyFor(request, customer, 'tp-registration')
    expect(unpaid).toBeTruthy()
    await page.goto('/user/dashboard')
    await page.getByRole('link', { name: 'Documents' }).first().click()
    await expect(page).toHaveURL('/user/dashboard/documents')
    await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
    await expect(
      page.getByText('We will require necessary documents after payment completion.'),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('after it, what is needed stands by its service', async () => {
    const applicationId = await applyFor(request, customer, 'tc-registration')
    await payInFull(request, gatewayOrigin, customer, applicationId)
    await page.reload()
    await expect(group.getByText('Needed', { exact: true })).toHaveCount(4)
    await expect(group).toContainText('Still needed: 4 documents, 11 answers and the application form')
    await expect(group.getByText('Your turn', { exact: true })).toBeVisible()
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
  })

  await test.step('a document is given here', async () => {
    await file.setInputFiles(agreementPdf)
    await expect(
      page.getByRole('status').filter({ hasText: 'Document submitted successfully!' }),
    ).toBeVisible()
    await expect(received).toHaveCount(1)
    await expect(group).toContainText('Still needed: 3 documents, 11 answers and the application form')
    const link = await group.getByRole('link', { name: 'View' }).getAttribute('href')
    const seen = await request.get(link ?? '')
    expect(seen.headers()['content-type']).toBe('application/pdf')
  })

  await test.step('staff reject it with a reason, and another file takes its place', async () => {
    const { data } = await succeed(request, listDocuments, { token: customer.token, query: {} })
    const uploaded = data.flatMap(({ documents }) => documents.flatMap((document) => document.uploaded ?? []))
    const { token } = await signInStaff(request)
    await succeed(request, decideDocument, {
      token,
      params: { id: uploaded[0]?.id ?? '' },
      body: {
        decision: 'rejected',
        reason: `The rooms have no sizes. ${unbrokenUrl}`,
        request_id: randomUUID(),
      },
    })
    await page.reload()
    await expect(group.getByText('Not accepted')).toBeVisible()
    await expect(group).toContainText('The rooms have no sizes.')
    await expect(group).toContainText('Still needed: 4 documents, 11 answers and the application form')
    await expectAccessible(page)
    await file.setInputFiles(photoPng)
    await expect(received).toHaveCount(1)
    await expect(group.getByText('Not accepted')).toHaveCount(0)
    await expect(group).toContainText('Still needed: 3 documents, 11 answers and the application form')
  })

  await test.step('an accepted one is only shown', async () => {
    const { data } = await succeed(request, listDocuments, { token: customer.token, query: {} })
    const uploaded = data.flatMap(({ documents }) => documents.flatMap((document) => document.uploaded ?? []))
    const { token } = await signInStaff(request)
    await succeed(request, decideDocument, {
      token,
      params: { id: uploaded[0]?.id ?? '' },
      body: { decision: 'accepted', request_id: randomUUID() },
    })
    await page.reload()
    await expect(group.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(file).toHaveCount(0)
  })

  await test.step('the rest is given on a page of its own', async () => {
    await group.getByRole('link', { name: 'Provide Information' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/services\/[^/]+\/information/)
    await expect(page.getByText('14 item(s) required')).toBeVisible()
  })
})

test('documents that cannot be loaded can be tried again', async ({ page, customer: _ }) => {
  await withoutLiveUpdates(page)
  const tryAgain = await failUntilTriedAgain(page, addressOf(listDocuments))
  await page.goto('/user/dashboard/documents')
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await tryAgain()
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
})
