import type { APIRequestContext } from '@playwright/test'
import { createPayment, getServiceDetails, listPayments, verifyPayment } from '@sanad/contracts'
import { type Customer, sandboxOf, succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, payInFull } from './support/applications.ts'
import { expectAccessible, expectUsable } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutLiveUpdates } from './support/live-updates.ts'
import { sendRefund } from './support/send-refund.ts'

const atCashfree = { payment_provider: 'cashfree' } as const

// Chromium reports every broken call in its console.
test.use({ expectedErrors: /net::ERR_/ })

/** Opens a payment of what is due first, as the service's screen does. */
async function openPayment(
  request: APIRequestContext,
  { token, id }: Customer,
  { applicationId, amount }: { applicationId: string; amount: number },
) {
  const { data } = await succeed(request, getServiceDetails, {
    token,
    params: { userServiceId: applicationId },
  })
  const { service_id } = data.serviceDetails
  const body = { amount, user_id: id, service_type: service_id, application_id: applicationId }
  return succeed(request, createPayment, { token, params: atCashfree, body })
}

function close(request: APIRequestContext, { token }: Customer, orderId: string) {
  return succeed(request, verifyPayment, {
    token,
    params: atCashfree,
    body: { orderId, service_checkout: [], closed: true },
  })
}

test('[DB-01] payments: empty, then what is due, what was paid, and what goes back', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const history = page.getByRole('list', { name: 'History' })
  const record = (title: string) => history.getByRole('listitem').filter({ hasText: title })

  await test.step('a newcomer is told what will stand here', async () => {
    await page.goto('/user/dashboard')
    await page.getByRole('link', { name: 'Payments' }).first().click()
    await expect(page).toHaveURL('/user/dashboard/payments')
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
    await expectUsable(page)
  })

  const staged = await applyFor(request, customer, 'tp-registration')
  const whole = await applyFor(request, customer, 'tc-registration')

  await test.step('what is due leads to where it is paid', async () => {
    await page.reload()
    await expect(page.getByText('You have not paid anything yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay ₹15,000' })).toBeVisible()
    await page.getByRole('link', { name: 'Pay ₹10,000' }).click()
    await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
    const title = 'Training Partner (TP) Registration'
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('what was paid stands with its taxes and references', async () => {
    await payInFull(request, gatewayOrigin, customer, whole)
    const cancelled = await openPayment(request, customer, { applicationId: staged, amount: 10000 })
    await close(request, customer, cancelled.orderId)
    await page.goto('/user/dashboard/payments')
    await expect(page.getByRole('link', { name: 'Pay ₹15,000' })).toHaveCount(0)

    const paid = record('Training Centre (TC) Registration')
    await expect(paid).toContainText('₹15,000')
    await expect(paid).toContainText('Paid')
    // In a narrow column it broke in two.
    await expect(paid.locator('[data-tone]').first()).toHaveCSS('white-space', 'nowrap')
    await paid.getByText('Training Centre (TC) Registration').click()
    await expect(paid).toContainText('We have received this payment. Thank you.')
    await expect(paid.getByRole('definition').filter({ hasText: '₹12,712' })).toBeVisible()
    await expect(paid.getByText('CGST 9%')).toBeVisible()
    await expect(paid.getByText('SGST 9%')).toBeVisible()
    await expect(paid.getByText('Paid on')).toBeVisible()
    await expect(paid.getByText(/^TCR-\w{10}-\w{16}$/)).toBeVisible()

    const ended = record('Training Partner (TP) Registration')
    await expect(ended).toContainText('Initial payment')
    await ended.getByText('Training Partner (TP) Registration').click()
    await expect(ended).toContainText('You cancelled this payment. Nothing was charged.')
    await expectUsable(page)
  })

  await test.step('on a wide screen as a table, which is sorted and whose rows open', async () => {
    const phone = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 1280, height: 800 })
    const table = page.getByRole('table', { name: 'History' })
    const row = (title: string) => table.getByRole('row').filter({ hasText: title })
    await expect(history).toHaveCount(0)
    await expect(row('Training Centre (TC) Registration')).toContainText(/Patil Skill Academy.*₹15,000Paid$/)
    const amounts = table.getByText(/^₹1[05],000$/)
    await table.getByRole('button', { name: 'Amount' }).click()
    const ascending = await amounts.allTextContents()
    await table.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => amounts.allTextContents()).toEqual(ascending.toReversed())
    expect(new Set(ascending).size).toBe(2)
    await row('Training Partner (TP) Registration').getByRole('button').click()
    await expect(table.getByText('You cancelled this payment. Nothing was charged.')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(phone)
  })

  await test.step('a payment that the bank is deciding is not due again', async () => {
    const { paymentSessionId, orderId } = await openPayment(request, customer, {
      applicationId: staged,
      amount: 10000,
    })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Continue: ₹10,000' })).toBeVisible()
    await sandboxOf(gatewayOrigin).lever('pay', {
      payment_session_id: paymentSessionId,
      outcome: 'pending',
    })
    await close(request, customer, orderId)
    await page.reload()
    await expect(page.getByText('Nothing is due right now.')).toBeVisible()
    await expect(record('Training Partner (TP) Registration').first()).toContainText('Being confirmed')
  })

  await test.step('a refund is told', async () => {
    await sendRefund(request, {
      applicationId: whole,
      amount_rupees: 15000,
      reason: 'The department has closed this scheme.',
    })
    await page.reload()
    const refund = page.getByRole('list', { name: 'Refunds' })
    await expect(refund).toContainText('₹15,000 · Training Centre (TC) Registration')
    // The gateway may have sent it by now.
    await expect(refund).toContainText(/On its way|Paid back/)
    await expect(refund).toContainText('The department has closed this scheme.')
    const paid = record('Training Centre (TC) Registration')
    await paid.getByText('Training Centre (TC) Registration').click()
    await expect(paid).toContainText('The department has closed this scheme.')
    await expect(paid).toContainText(/₹15,000(On its way|Paid back)/)
    await expectUsable(page)
  })

  await test.step('all of it in Hindi', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'hi'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'भुगतान' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'रिफ़ंड' })).toContainText(/आ रहा है|लौटाया गया/)
  })
})

test('a long history is read on by a button, every payment once', async ({ page, request, customer }) => {
  await withoutLiveUpdates(page)
  const applicationId = await applyFor(request, customer, 'tc-registration')
  for (let count = 0; count < 21; count++) {
    const { orderId } = await openPayment(request, customer, { applicationId, amount: 15000 })
    await close(request, customer, orderId)
  }
  await page.goto('/user/dashboard/payments')
  const records = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(records).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(records).toHaveCount(21)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('payments that cannot be loaded can be tried again', async ({ page, customer: _ }) => {
  await withoutLiveUpdates(page)
  const tryAgain = await failUntilTriedAgain(page, addressOf(listPayments))
  await page.goto('/user/dashboard/payments')
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await tryAgain()
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
})
