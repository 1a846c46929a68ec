import { readFile } from 'node:fs/promises'
import {
  attachDeliverable,
  getServiceDetails,
  submitDocument,
  submitFields,
  submitForm,
} from '@sanad/contracts'
import { completeStage } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { succeed } from '@sanad/testing'
import { demoAnswers, demoExtraItems } from '../apps/server/src/demo/demo-answers.ts'
import { centreForm } from '../apps/server/src/testing/form-values.ts'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { agreementPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { signInStaff } from './support/staff.ts'

test('a completed application gives its certificate: shown on top, downloaded, under documents, and renewed', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const { id, token } = customer
  const slug = 'tc-registration'
  const application = await applyFor(request, customer, slug)
  await payInFull(request, gatewayOrigin, customer, application)
  const content = await readFile(agreementPdf)
  const { data } = await succeed(request, getServiceDetails, {
    token,
    params: { userServiceId: application },
  })
  for (const { document_id } of data.documentList) {
    const body = { user_id: id, application_id: application, document_id }
    await succeed(request, submitDocument, { token, body, file: { content } })
  }
  await succeed(request, submitFields, {
    token,
    body: {
      user_id: id,
      application_id: application,
      fields: Object.entries(demoAnswers[slug] ?? {}).map(([field_id, value]) => ({ field_id, value })),
      extra_info: Object.entries(demoExtraItems[slug] ?? {}).map(([item, value]) => ({ id: item, value })),
    },
  })

  await succeed(request, submitForm, { token, params: { id: application }, body: centreForm })

  const staff = await signInStaff(request)
  const params = { id: application }
  const number = Date.now().toString().slice(-6)
  const answersOf: Record<string, Record<string, string>> = {
    'tc-id': { 'sidh-tc-id': `TC${number}` },
    'application-form': { 'caaf-number': `CAAF-${number}` },
  }
  for (const { id: stage_id, kind } of data.default_timeline) {
    if (kind !== 'centre' && kind !== 'department') continue
    const body = { stage_id, answers: answersOf[stage_id] ?? {}, request_id: crypto.randomUUID() }
    await succeed(request, completeStage, { token: staff.token, params, body })
  }
  await openService(page, 'Training Centre (TC) Registration')
  // The last stage is held before it is done.
  await expect(page.getByText('Your application is complete.')).toBeVisible({
    timeout: (undoSeconds + 20) * 1000,
  })

  const card = page.getByRole('region', { name: 'Your certificate' })
  await test.step('the open page shows it as soon as staff attached it', async () => {
    const body = {
      deliverable_id: 'tc-certificate',
      number: 'TC/2026/0042',
      valid_until: '2031-11-30',
      request_id: crypto.randomUUID(),
    }
    await succeed(request, attachDeliverable, { token: staff.token, params, body, file: { content } })
    await expect(card).toContainText('TC/2026/0042')
    await expect(card).toContainText('30 Nov 2031')
    await expectAccessible(page)
  })

  const title = 'Accreditation certificate of the training centre'
  await test.step('it is downloaded', async () => {
    const arriving = page.waitForEvent('download')
    await card.getByRole('button', { name: `Download ${title}` }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(
      /^Accreditation certificate of the training centre TCR-.*\.pdf$/,
    )
    expect((await readFile(await download.path())).equals(content)).toBe(true)
  })

  await test.step('it stands under documents and among the notifications', async () => {
    await page.goto('/user/dashboard/documents')
    await expect(page.getByRole('button', { name: `Download ${title}` })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/user/dashboard/notifications')
    await page.getByRole('link', { name: `Ready: ${title}` }).click()
    await expect(card).toBeVisible()
  })
})
