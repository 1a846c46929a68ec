import { createTicket, getProfile, makePanelCode } from '@sanad/contracts'
import { listMessages, readCode, refuse, registerCustomer, succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService } from './support/applications.ts'
import { enterDesk } from './support/desk.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ expectedErrors: /status of 40[349]/ })

test('[RT-09] [AU-10] staff enter a customer’s portal by the code that they read out, are named on top, and cannot pay', async ({
  page: desk,
  request,
  baseURL,
}) => {
  const customer = await registerCustomer(request)
  await applyFor(request, customer, 'skill-india')
  const staff = await enterDesk({ page: desk, request, baseURL })
  const ticket = await succeed(request, createTicket, {
    token: customer.token,
    body: {
      subject: 'Which bill?',
      topic: 'documents',
      message: 'Which month?',
      request_id: crypto.randomUUID(),
    },
  })

  await desk.goto(`/desk/customers/${customer.id}`)
  await desk.getByRole('button', { name: 'Acting as…' }).press('Enter')
  const dialog = desk.getByRole('dialog', { name: `Acting for ${customer.name}` })
  await expect(dialog.getByRole('radio')).toBeFocused()
  await expectUsable(desk)
  await desk.keyboard.press('Enter')
  await expect(dialog.getByLabel('Code that the customer reads out')).toBeFocused()
  await desk.keyboard.type(await readCode(request, customer.mobile, 'sms'))
  const opened = desk.context().waitForEvent('page')
  const made = desk.waitForResponse(addressOf(makePanelCode))
  await desk.keyboard.press('Enter')
  const page = await opened
  const { data } = makePanelCode.success.parse(await (await made).json())
  await expect(dialog).toHaveCount(0)
  const banner = page.getByText(`${staff.name}, you are acting for ${customer.name}.`)

  await test.step('the portal opens in a tab of its own, and its code leaves the address bar', async () => {
    await expect(page).toHaveURL('/user/dashboard')
    await expect(banner).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/auth=/)
  })

  await test.step('the customer is told by whom, and where to object', async () => {
    const told = async () => (await listMessages(request, customer.mobile)).map(({ text }) => text)
    const words = new RegExp(`${staff.name} of our service centre opened your account.*/user/about`)
    await expect.poll(told).toContainEqual(expect.stringMatching(words))
  })

  await test.step('a reload keeps the banner', async () => {
    await page.goto('/user/dashboard/profile')
    await expect(banner).toBeVisible()
    await expect(page.getByText('Only the customer can change these details')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  })

  await test.step('there is nothing to pay with, and a reason', async () => {
    await openService(page, 'Skill India Registration')
    await expect(page.getByText('Only the customer can pay', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    await expectUsable(page)
  })

  await test.step('a reply stands under the name of who wrote it', async () => {
    await page.goto(`/user/dashboard/tickets/${ticket.data.id}`)
    await page.getByLabel('Your reply').fill('They called: it is the bill of March.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    const messages = page.getByRole('log', { name: 'Messages' }).getByRole('listitem')
    await expect(messages.nth(1)).toContainText(`${staff.name}, service centre`)
    await expect(messages.first()).toContainText('The customer')
    await expectUsable(page)
  })

  await test.step('the band says for how long still, and leaving ends it at the portal and closes the tab', async () => {
    await expect(page.getByText(/^(59|60) minutes left$/)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectUsable(page)
    const token = await page.evaluate(() => localStorage.getItem('userToken'))
    const closed = page.waitForEvent('close')
    await page.getByRole('button', { name: 'Leave' }).click()
    await closed
    await refuse(request, getProfile, { token: token ?? '' })
  })

  await test.step('the link works once', async () => {
    await desk.goto(data.url)
    await expect(desk).toHaveURL('/user/page-not-found')
  })
})

test('[AU-10] a link of the service centre that lacks something leads to the not-found page', async ({
  page,
}) => {
  await page.goto('/user/middleware/user?auth=only')
  await expect(page).toHaveURL('/user/page-not-found')
})
