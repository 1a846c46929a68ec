import { listPayments, verifyPayment } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { applyFor, openService } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'
import { payByUpi } from './support/gateway.ts'
import { servicePage } from './support/service-page.ts'
import { startAnotherPortal } from './support/start-another-portal.ts'

let portal: Awaited<ReturnType<typeof startAnotherPortal>>
test.beforeAll(async ({ dataDir, gatewayOrigin, baseURL }) => {
  portal = await startAnotherPortal({ dataDir, gatewayOrigin, baseURL }, () => ({
    PAYMENT_PROVIDER: 'razorpay',
  }))
})
test.afterAll(() => portal.stop())

test('[PY-02] [PY-05] pays in the checkout of Razorpay, and what it signed goes to the server', async ({
  page,
  request,
  customer,
}) => {
  await applyFor(request, customer, 'tc-registration')
  await openService(page, 'Training Centre (TC) Registration', portal.origin)

  const verify = page.waitForRequest(`**${verifyPayment.path({ payment_provider: 'razorpay' })}`)
  await servicePage(page).payButton.click()
  await payByUpi(page, 'success@razorpay')
  expect((await verify).postDataJSON()).toMatchObject({
    provider_result: { razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  await expect(page.getByRole('dialog', { name: 'Payment Received!' })).toBeVisible()
  const { data } = await succeed(request, listPayments, { token: customer.token, query: {} })
  expect(data).toMatchObject([{ status: 'paid', method: 'upi', payment_id: expect.stringMatching(/^pay_/) }])
})
