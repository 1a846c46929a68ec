import { createPayment, getServiceDetails } from '@sanad/contracts'
import { sandboxOf, succeed } from '@sanad/testing'
import { applyFor, payInFull } from './support/applications.ts'
import { giveUpMessages } from './support/database.ts'
import { test } from './support/desk-fixtures.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect } from './support/fixtures.ts'

test('[DK-66] a message that reached nobody is a piece of work, which opens the customer’s other ways', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  dataDir,
  enter,
}) => {
  const id = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, id)
  await enter()
  await page.goto(`/desk/work/messages?customer=${customer.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Nothing waits here.')).toBeVisible()
  // Sent before it can fail.
  await expect(async () => giveUpMessages(dataDir, customer.mobile)).toPass()
  await expect(async () => {
    await page.reload()
    await expect(main.getByRole('row').filter({ hasText: 'No message arrived' })).toHaveCount(1, {
      timeout: 2000,
    })
  }).toPass()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/desk/customers/${customer.id}\\?kind=message`))
  const messages = main.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
  await expect(messages.first()).toContainText('Failed')
  await expect(main.getByRole('link', { name: customer.mobile, exact: true }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(main.getByText('Verified', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('[DK-84] a payment that came in otherwise is looked at and sent back by keys, and is then off the list', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  enter,
}) => {
  const id = await applyFor(request, customer, 'skill-india')
  const { token } = customer
  const read = () => succeed(request, getServiceDetails, { token, params: { userServiceId: id } })
  const { quote, serviceDetails } = (await read()).data
  const gateway = sandboxOf(gatewayOrigin)
  const wrongly = { route: 'list_payments', kind: 'wrong_amount', amount: 1, times: 1000 }
  await gateway.lever('misbehave', { ...wrongly, order_prefix: serviceDetails.track_id })
  const { paymentSessionId } = await succeed(request, createPayment, {
    token,
    params: { payment_provider: 'cashfree' },
    body: {
      amount: quote?.total,
      user_id: customer.id,
      service_type: serviceDetails.service_id,
      application_id: id,
    },
  })
  await gateway.lever('pay', { payment_session_id: paymentSessionId, outcome: 'success' })
  await expect.poll(async () => (await read()).data.next_step.next).toBe('check_payment')

  await enter(undefined, ['accounts'])
  await page.goto('/desk/money?tab=check')
  const row = page
    .getByRole('grid', { name: 'Payments that do not match their order' })
    .getByRole('row')
    .filter({ hasText: serviceDetails.track_id })
  await expect(row).toContainText('Came in: ₹1')
  await expect(page.getByRole('heading', { name: 'Parked notices of the providers' })).toBeVisible()
  await row.focus()
  await page.keyboard.press('Shift+B')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Why')).toBeFocused()
  await page.keyboard.type('The bank took one rupee.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  expect((await read()).data.next_step.next).not.toBe('check_payment')
})
