import { listMyServices, submitDocument } from '@sanad/contracts'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/hold-back.ts'
import { withoutLiveUpdates } from './support/live-updates.ts'
import { servicePage } from './support/service-page.ts'

test.describe('with a portal that does not answer', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ })

  test('[AP-31] a call is given up after 10 seconds, with a way to try again', async ({ page, customer }) => {
    expect(customer.id).toBeTruthy()
    await page.clock.install()
    await withoutLiveUpdates(page)
    const letGo = await holdBack(page, addressOf(listMyServices))
    await page.goto('/user/dashboard/services')
    const problem = page.getByRole('button', { name: /try again/i })
    await expect(page.getByText('Loading your services…')).toBeVisible()
    await page.clock.runFor(5000)
    await expect(problem).toBeHidden()
    await page.clock.runFor(5500)
    await expect(problem).toBeVisible()
    letGo()
    await problem.click()
    await expect(page.getByText('No services yet')).toBeVisible()
  })

  test('[AP-31] an upload is not given up', async ({ page, request, customer, gatewayOrigin }) => {
    const application = await applyFor(request, customer, 'skill-india')
    await payInFull(request, gatewayOrigin, customer, application)
    await page.clock.install()
    const letGo = await holdBack(page, addressOf(submitDocument))
    await openService(page, 'Skill India Registration')
    const service = servicePage(page)
    await service.provideInformation.click()
    const dialog = service.information
    await service.giveDocument('Photo identity proof', 'e2e/files/agreement.pdf')
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    letGo()
    await service.showDocuments()
    await expect(service.documentList.getByText('Received')).toHaveCount(1)
  })
})
