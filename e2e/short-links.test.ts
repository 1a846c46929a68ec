import { type NotificationTarget, writeShortLink } from '@sanad/contracts'
import { listMessages, readCode, registerCustomer, waitFor } from '@sanad/testing'
import { applyFor, payInFull } from './support/applications.ts'
import { fillDashboard } from './support/dashboard-data.ts'
import { expect, test } from './support/fixtures.ts'
import { forgetSession } from './support/forget-session.ts'
import { enterCode } from './support/registration.ts'

test('[RT-02] the link in a message leads whoever is signed out through the login to that very thing', async ({
  page,
  request,
  gatewayOrigin,
}) => {
  const customer = await registerCustomer(request)
  const paid = await applyFor(request, customer, 'tp-registration', 'Kulkarni Skill Centre')
  await applyFor(request, customer, 'tp-registration', 'Patil Skill Academy')
  await payInFull(request, gatewayOrigin, customer, paid)
  const link = await waitFor('the message about the payment', async () => {
    const messages = await listMessages(request, customer.mobile)
    return messages.map(({ text }) => text.match(/\/user\/go\/\S+/)?.[0]).find(Boolean)
  })

  await page.goto(link)
  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await enterCode(page, await readCode(request, customer.mobile, 'sms'))
  await expect(page).toHaveURL(`/user/dashboard/service?application=${paid}`)
  await expect(page.getByRole('main').getByText('for Kulkarni Skill Centre')).toBeVisible()
})

test('links lead to the ticket, the consultation and the business that they are about', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const { ticketId, businessId, consultationId } = await fillDashboard(request, gatewayOrigin, customer)
  const open = (target: NotificationTarget) => page.goto(`/user/go/${writeShortLink(target)}`)

  await open({ type: 'consultation', id: consultationId })
  await expect(page.getByRole('main').locator(':focus')).toContainText('GST')

  await open({ type: 'compliance', id: businessId })
  await expect(page.getByLabel('Business', { exact: true })).toHaveValue(businessId)

  await open({ type: 'ticket', id: ticketId })
  await expect(page.getByRole('heading', { level: 1, name: 'बिजली का बिल' })).toBeVisible()

  await test.step('a ticket waits behind the login too', async () => {
    await forgetSession(page)
    await open({ type: 'ticket', id: ticketId })
    await page.getByLabel('Mobile Number').fill(customer.mobile)
    await page.getByRole('button', { name: 'Continue' }).click()
    await enterCode(page, await readCode(request, customer.mobile, 'sms'))
    await expect(page.getByRole('heading', { level: 1, name: 'बिजली का बिल' })).toBeVisible()
  })
})

test('a warning leads through the login to the section of the account that answers it', async ({
  page,
  request,
  customer,
}) => {
  await page.goto('/user/dashboard')
  await forgetSession(page)
  await page.goto('/user/go/privacy')
  await page.getByLabel('Mobile Number').fill(customer.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await enterCode(page, await readCode(request, customer.mobile, 'sms'))
  await expect(page.locator('#privacy')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeInViewport()
})
