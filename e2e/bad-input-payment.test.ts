import { createPayment } from '@sanad/contracts'
import { readCode, sandboxOf } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { forgetSession } from './support/forget-session.ts'
import { checkoutOf, payByUpi, testUpi } from './support/gateway.ts'
import { enterCode } from './support/registration.ts'
import { servicePage } from './support/service-page.ts'

const title = 'Training Centre (TC) Registration'

// Chromium reports every refused or broken call in its console.
test.use({ expectedErrors: /status of (400|502)|net::ERR_FAILED/ })

test.beforeEach(async ({ page, request, customer }) => {
  await applyFor(request, customer, 'tc-registration')
  await openService(page, title)
})

test('an amount that was tampered with is refused, and the right one is taken', async ({ page }) => {
  const service = servicePage(page)
  await page.route(
    addressOf(createPayment),
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), amount: 1 } }),
    { times: 1 },
  )
  await service.payButton.click()
  await expect(service.toast('Invalid payment amount. Please contact support.')).toBeVisible()
  await expect(checkoutOf(page).getByLabel('UPI ID')).toBeHidden()

  await service.payButton.click()
  await expect(checkoutOf(page).getByText('₹15,000').first()).toBeVisible()
})

test('a gateway that is down is named, and paying works once it is up again', async ({
  page,
  gatewayOrigin,
}) => {
  const service = servicePage(page)
  const shownId = (await page.getByText(/^#TCR/).textContent()) ?? ''
  await sandboxOf(gatewayOrigin).lever('misbehave', {
    route: 'create_order',
    kind: 'reset',
    order_prefix: shownId.replace('#TCR', 'TCR-'),
  })
  await service.payButton.click()
  await expect(service.toast('Something went wrong while initiating the payment.')).toBeVisible()

  await service.outcome('A payment is not finished').getByRole('button', { name: 'Continue payment' }).click()
  await payByUpi(page, testUpi.success)
  await expect(page.getByRole('dialog', { name: 'Payment Received!' })).toBeVisible()
})

test('a payment page that cannot be loaded is named, and is loaded on the next try', async ({
  page,
  gatewayOrigin,
}) => {
  const service = servicePage(page)
  const script = `${gatewayOrigin}/js/**`
  await page.route(script, (route) => route.abort())
  await page.reload()
  await service.payButton.click()
  await expect(service.toast('The payment page could not be loaded.')).toBeVisible()

  await page.unroute(script)
  await service.payButton.click()
  await expect(checkoutOf(page).getByLabel('UPI ID')).toBeVisible()
})

test('the Back button closes the checkout, also over the page that a login led to, and the payment can be continued or cancelled', async ({
  page,
  request,
  customer,
}) => {
  const id = await page.evaluate(() => history.state.usr.userServiceId)
  await forgetSession(page)
  const redirect = `/user/dashboard/payment-service?application=${id}`
  await page.goto(`/user/?${new URLSearchParams({ redirect })}`)
  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await enterCode(page, await readCode(request, customer.mobile, 'sms'))

  const service = servicePage(page)
  const open = service.outcome('A payment is not finished')
  await service.payButton.click()
  const address = page.url()
  await expect(checkoutOf(page).getByLabel('UPI ID')).toBeVisible()
  await page.goBack()
  await expect(open.getByRole('button', { name: 'Continue payment' })).toBeVisible()
  await expectUsable(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(page.url()).toBe(address)

  await open.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(service.payButton).toBeEnabled()
})
