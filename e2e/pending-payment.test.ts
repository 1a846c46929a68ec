import { createPayment } from '@sanad/contracts'
import { sandboxOf } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { checkoutOf, payByUpi, testUpi } from './support/gateway.ts'
import { servicePage } from './support/service-page.ts'

test('[F-12] a payment that the bank has not confirmed is not cancelled, and is paid once it is', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  await applyFor(request, customer, 'tc-registration')
  await openService(page, 'Training Centre (TC) Registration')
  const service = servicePage(page)
  const confirming = service.outcome('We are confirming your payment')

  const created = page.waitForResponse(addressOf(createPayment))
  await service.payButton.click()
  const { orderId } = await (await created).json()
  await payByUpi(page, testUpi.pending)
  await checkoutOf(page).getByRole('button', { name: 'Return to Sanad' }).click()
  await expect(confirming).toContainText('Your bank has not confirmed ₹15,000 yet. Please do not pay again')
  await expect(confirming).toContainText(orderId)
  await expect(confirming).toContainText('You may close this page.')
  await expectUsable(page)
  await expect(service.payButton).toHaveCount(0)
  // What was chosen is told; a locked control would ask for it.
  const main = page.getByRole('main')
  await expect(service.priceOf('Number of Job Roles')).toHaveText('1')
  await expect(service.priceOf('Your State')).toHaveText('Maharashtra')
  await expect(main.locator('input:disabled, select:disabled')).toHaveCount(0)

  await page.reload()
  await expect(confirming.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expect(service.payButton).toHaveCount(0)
  await expect(service.toast('Payment cancelled.')).toBeHidden()

  await sandboxOf(gatewayOrigin).lever('settle-pending', { order_id: orderId })
  await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
  const thanks = page.getByRole('dialog', { name: 'Payment Received!' })
  await expect(thanks).toBeVisible()
  // It closes by itself, and would while it is judged.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await expectUsable(page)
  await page.clock.setFixedTime(now + 20_000)
  await expect(thanks).toBeHidden()
  await expect(page.getByText('Congratulations!')).toBeVisible()
})
