import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { checkoutOf, payByUpi } from './support/gateway.ts'

/** The stand-in's own key, which every merchant of it has. */
const key = { id: 'rzp_test_SandboxKeyId01', secret: 'sandbox-key-secret' }

type Told = [callback: 'handler' | 'ondismiss' | 'payment.failed', value: Record<string, unknown> | null]

/** Opens the checkout by Razorpay's browser script, which a page of ours may load, and collects what it tells. */
async function openCheckout(page: Page, request: APIRequestContext, gatewayOrigin: string) {
  const response = await request.post(`${gatewayOrigin}/v1/orders`, {
    headers: { authorization: `Basic ${Buffer.from(`${key.id}:${key.secret}`).toString('base64')}` },
    data: { amount: 1_770_000, currency: 'INR' },
  })
  const { id } = await response.json()
  await page.goto('/user')
  await page.addScriptTag({ url: `${gatewayOrigin}/v1/checkout.js` })
  const told = await page.evaluateHandle(
    ([keyId, orderId]): Told[] => {
      const calls: Told[] = []
      const { Razorpay } = window as unknown as { Razorpay: new (options: object) => Checkout }
      interface Checkout {
        open(): void
        on(event: string, listener: (value: Record<string, unknown>) => void): void
      }
      const checkout = new Razorpay({
        key: keyId,
        order_id: orderId,
        handler: (value: Record<string, unknown>) => calls.push(['handler', value]),
        modal: { ondismiss: () => calls.push(['ondismiss', null]) },
      })
      checkout.on('payment.failed', (value) => calls.push(['payment.failed', value]))
      checkout.open()
      return calls
    },
    [key.id, String(id)] as const,
  )
  return { orderId: id, told: () => told.evaluate((calls) => calls) }
}

test('a payment by Razorpay’s browser script hands its signature to the merchant’s page', async ({
  page,
  request,
  gatewayOrigin,
}) => {
  const { orderId, told } = await openCheckout(page, request, gatewayOrigin)
  await payByUpi(page, 'success@razorpay')
  await expect.poll(told).toEqual([
    [
      'handler',
      {
        razorpay_order_id: orderId,
        razorpay_payment_id: expect.stringMatching(/^pay_/),
        razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
  ])
  await expect(page.getByRole('dialog', { name: 'Payment' })).toBeHidden()
})

test('a failed payment is told while Razorpay’s page stays open, and leaving it is told as well', async ({
  page,
  request,
  gatewayOrigin,
}) => {
  const { orderId, told } = await openCheckout(page, request, gatewayOrigin)
  await payByUpi(page, 'failure@razorpay')
  const failed = ['payment.failed', { error: expect.objectContaining({ reason: 'payment_failed' }) }]
  await expect.poll(told).toEqual([failed])
  await checkoutOf(page).getByRole('button', { name: 'Return to Sanad' }).click()
  await expect.poll(told).toEqual([failed, ['ondismiss', null]])

  const second = await openCheckout(page, request, gatewayOrigin)
  expect(second.orderId).not.toBe(orderId)
  await checkoutOf(page).getByRole('button', { name: 'Cancel payment' }).click()
  await expect.poll(second.told).toEqual([['ondismiss', null]])
})
