import { somebody } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { slowDownUploads } from './support/connection.ts'
import { scannedPdf } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'
import { fillRegistration } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

test('a screen reader hears each stage with its status, and how far an upload is', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const application = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, application)
  await openService(page, 'Training Centre (TC) Registration')
  const progress = page.getByRole('list', { name: 'Application Progress' })
  const stage = (name: string) => progress.getByRole('listitem', { name, exact: true })
  await expect(stage('Payment Completed')).toBeVisible()
  await expect(stage('Documents and information In Progress')).toHaveAttribute('aria-current', 'step')
  await expect(progress.locator('[aria-current]')).toHaveCount(1)

  const { giveDocument, information, provideInformation } = servicePage(page)
  await provideInformation.click()
  await slowDownUploads(page)
  await giveDocument('Floor plan with room sizes', scannedPdf(2))
  const upload = information.getByRole('progressbar')
  await expect(upload).toHaveAccessibleName(/\S/)
  await expect(upload).toHaveAttribute('aria-valuetext', /^[01]\.\d of 2\.0 MB$/)
})

test('a countdown has a name and does not interrupt a screen reader every second', async ({ page }) => {
  await page.goto('/user/register')
  await fillRegistration(page, somebody())
  await page.getByRole('button', { name: 'Continue' }).click()
  const countdown = page.getByRole('timer', { name: 'Time until another OTP can be sent' })
  await expect(countdown).toBeVisible()
  const spoken = await countdown.evaluate((timer) => {
    const live = timer.closest('[aria-live], [role=status], [role=alert], [role=log]')
    return live !== null && live.getAttribute('aria-live') !== 'off'
  })
  expect(spoken).toBe(false)
})
