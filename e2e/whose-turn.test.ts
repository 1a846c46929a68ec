import { randomUUID } from 'node:crypto'
import { decideDocument, holdApplication, resumeApplication } from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { succeed } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expectUsable, pixelsTooWide } from './support/expect-accessible.ts'
import { photoPng } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { giveEverything } from './support/give-everything.ts'
import { sendRefund } from './support/send-refund.ts'
import { servicePage } from './support/service-page.ts'
import { signInStaff } from './support/staff.ts'
import { unbrokenUrl } from './support/unbroken.ts'

const title = 'Skill India Registration'

test('a rejection, a hold and a refund: the page says first what the customer must do, and then nothing', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const service = servicePage(page)
  const main = page.getByRole('main')
  const id = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, id)
  const uploads = await giveEverything(request, customer, id)
  const { token } = await signInStaff(request)
  const act = { token, params: { id } }

  await test.step('while others work, only the form is still to come', async () => {
    await openService(page, title)
    await expect(main.getByText('Only the application form is still to come from you')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Open the form' })).toHaveCount(1)
    await expect(main.getByText('Your turn')).toBeHidden()
    // The tab that is used last is the one where nothing will be missing.
    await main.getByRole('link', { name: 'Show what was submitted' }).click()
    await service.information.getByRole('tab', { name: 'Information' }).click()
    await expect(service.information.getByRole('button', { name: 'Submit' })).toBeHidden()
    await page.getByRole('link', { name: 'Close' }).click()
  })

  await test.step('after a rejection document, reason and one button stand first', async () => {
    await succeed(request, decideDocument, {
      token,
      params: { id: uploads.get('photo-id') ?? '' },
      body: {
        decision: 'rejected',
        reason: `The number cannot be read. ${unbrokenUrl}`,
        request_id: randomUUID(),
      },
    })
    const turn = main.getByRole('region', { name: 'Your turn: upload a document again' })
    await expect(turn).toContainText('Photo identity proof')
    await expect(turn).toContainText('The number cannot be read.')
    await expect(main.getByText('Your turn', { exact: true })).toBeVisible()
    await expect(main.getByText('On Going')).toBeVisible()
    await expect(page.getByText('Congratulations!')).toBeHidden()
    expect(await main.locator('section').first().getAttribute('aria-labelledby')).toBe(
      await turn.getAttribute('aria-labelledby'),
    )
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
    await expectUsable(page)
    await expect(turn.getByRole('link', { name: 'Upload again: Photo identity proof' })).toBeVisible()
  })

  await test.step('what happened and what is to be done lead to the document itself', async () => {
    await page.goto('/user/dashboard')
    await page.getByRole('link', { name: /^Replace a document/ }).click()
    await expect(service.documentFile('Photo identity proof')).toHaveCount(1)
    await page.goto('/user/dashboard/notifications')
    await main.getByRole('link', { name: 'Upload again' }).click()
  })

  await test.step('the page opens on the refused document, which is the first of the list', async () => {
    await expect(service.documentFile('Photo identity proof')).toHaveCount(1)
    await service.showDocuments()
    await expect(service.documentList.getByRole('link').first()).toContainText('Photo identity proof')
    await service.giveDocument('Photo identity proof', photoPng)
    await expect(service.toast('Document submitted successfully!')).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(main.getByText('Only the application form is still to come from you')).toBeVisible()
    await expect(main.getByText('Your turn', { exact: true })).toBeHidden()
  })

  await test.step('on hold it is paused, with the reason and the day, and nothing asks for work', async () => {
    const until = addDays(indianDayOf(new Date().toISOString()), 60)
    const day = new Date(until).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
    const body = { comment: `The portal is closed. ${unbrokenUrl}`, until, request_id: randomUUID() }
    await succeed(request, holdApplication, { ...act, body })
    const paused = main.getByRole('region', { name: 'Paused' })
    await expect(paused).toContainText('The portal is closed.')
    await expect(paused).toContainText(`by about ${day}`)
    await expect(paused).toContainText('Nothing is needed from you')
    const panel = await paused.boundingBox()
    const last = await paused.getByText('Nothing is needed from you').boundingBox()
    // Its text does not stand on its border.
    expect(bottomOf(panel) - bottomOf(last)).toBeGreaterThanOrEqual(16)
    await expect(main.getByText('On Hold')).toBeVisible()
    await expect(main.getByText('In Progress')).toBeHidden()
    await expect(main.getByRole('button', { name: /^(Provide|Pay|Upload)/ })).toBeHidden()
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
    await expectUsable(page)
  })

  await test.step('resumed, it says so and congratulates on nothing', async () => {
    await succeed(request, resumeApplication, { ...act, body: { request_id: randomUUID() } })
    await expect(main.getByText('Work has resumed')).toBeVisible()
    await expect(page.getByText('Congratulations!')).toBeHidden()
  })

  await test.step('closed by a refund, it offers no form and no link', async () => {
    const refund = { amount_rupees: 3000, ends_application: true, reason: 'As asked.' }
    await sendRefund(request, { ...refund, applicationId: act.params.id })
    await expect(main.getByText('Your refund is on its way').first()).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Application form' })).toBeHidden()
    await expect(main.getByRole('heading', { name: 'Share the progress' })).toBeHidden()
    await expect(page.getByText(/Congratulations|resumed|Your turn/)).toBeHidden()
    await expectUsable(page)
  })
})

function bottomOf(box: { y: number; height: number } | null): number {
  if (!box) throw new Error('Nothing is there to be measured')
  return box.y + box.height
}
