import { applyFor, openService } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { checkoutOf, payByQrCode, payByUpi, testUpi } from './support/gateway.ts'
import { layoutShift } from './support/layout-shift.ts'
import { servicePage } from './support/service-page.ts'

test('[PY-07] [PY-11] a service in stages: cancel, fail, then pay the first stage', async ({
  page,
  request,
  customer,
  isMobile,
}) => {
  const service = servicePage(page)
  const first = service.stage('Initial payment')
  const second = service.stage('Payment before filing')
  await applyFor(request, customer, 'tp-registration')
  await openService(page, 'Training Partner (TP) Registration')

  await test.step('one stage is due, all together can be paid', async () => {
    await expect(first).toContainText('₹10,000')
    await expect(first.getByRole('button', { name: 'Pay Now' })).toBeEnabled()
    await expect(second).toContainText('₹15,000')
    await expect(second.getByRole('button', { name: 'Pay Later' })).toBeDisabled()
    await expect(service.amountBar).toContainText('₹10,000')

    await page.getByRole('radio', { name: 'Pay everything at once' }).check()
    await expect(service.amountBar).toContainText('₹35,000')
    await expect(service.priceOf('Application Fee')).toHaveText('₹29,661')
    await expect(service.priceOf('Total Amount')).toHaveText('₹35,000')
    await page.getByRole('radio', { name: 'Initial payment' }).check()
    await expect(service.amountBar).toContainText('₹10,000')
  })

  await test.step('cancel on the gateway’s page', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await service.payButton.click()
    const cancel = checkoutOf(page).getByRole('button', { name: 'Cancel payment' })
    await expect(cancel).toBeInViewport({ ratio: 1 })
    await cancel.click()
    await expect(service.toast('Payment cancelled.')).toBeVisible()
    const cancelled = service.outcome('Payment cancelled')
    await expect(cancelled.getByText(/^Nothing was charged/)).toBeInViewport()
    await page.reload()
    await expect(cancelled.getByRole('button', { name: 'Pay ₹10,000' })).toBeEnabled()
    expect(await layoutShift(page), 'what moved while the page came').toBeLessThan(0.02)
    if (isMobile) await expectUsable(page)
  })

  await test.step('a declined payment is told, and can be tried again', async () => {
    await service.outcome('Payment cancelled').getByRole('button', { name: 'Pay ₹10,000' }).click()
    await payByUpi(page, testUpi.failure)
    await expect(checkoutOf(page).getByRole('heading', { name: 'Payment failed' })).toBeVisible()
    await checkoutOf(page).getByRole('button', { name: 'Return to Sanad' }).click()
    await expect(service.toast('Payment failed. Please try again.')).toBeVisible()
    const failed = service.outcome('Your payment did not go through')
    await page.reload()
    await expect(failed).toContainText('Nothing was charged.')
    const again = failed.getByRole('button', { name: 'Try again: ₹10,000' })
    await expect(again).toBeEnabled()
    if (isMobile) {
      await expectUsable(page)
      const later = await failed.getByRole('link', { name: 'Pay later' }).boundingBox()
      expect(later?.width).toBe((await again.boundingBox())?.width)
    }
    await expect(first.getByRole('button', { name: 'Pay Now' })).toBeEnabled()
  })

  await test.step('pay the first stage', async () => {
    await first.getByRole('button', { name: 'Pay Now' }).click()
    await expect(checkoutOf(page).getByText('₹10,000').first()).toBeVisible()
    // A wide screen shows a code, which a phone scans.
    await (isMobile ? payByUpi(page, testUpi.success) : payByQrCode(page))
    const thanks = page.getByRole('dialog', { name: 'Payment Received!' })
    await thanks.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
    await expect(first).toContainText('Payment Completed for Initial payment')
    await expect(service.stage('Documents and information')).toContainText('In Progress')
    await expect(second.getByRole('button', { name: 'Pay Later' })).toBeDisabled()
  })
})
