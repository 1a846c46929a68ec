import type { Page } from '@playwright/test'
import { createTicket, listTickets } from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService } from './support/applications.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { agreementPdf, pageNamedPdf, photoPng } from './support/files.ts'
import { expect, test } from './support/fixtures.ts'

// Chromium reports every refused or broken call in its console.
test.use({ expectedErrors: /status of 422|net::ERR_/ })

const fields = (page: Page) => ({
  topic: page.getByLabel('What is it about?'),
  service: page.getByLabel('Which service?'),
  subject: page.getByLabel('Subject'),
  message: page.getByLabel('Your message'),
  reply: page.getByLabel('Your reply'),
  file: page.locator('input[type=file]'),
  create: page.getByRole('button', { name: 'Create ticket' }),
  send: page.getByRole('button', { name: 'Send reply' }),
})

test('[DB-01] [DB-03] [RT-14] a question goes from the help page to a ticket, with files and a reply', async ({
  page,
  customer: _,
}) => {
  const { topic, subject, message, reply, file, create, send } = fields(page)
  const thread = page.getByRole('log', { name: 'Messages' }).getByRole('listitem')

  await test.step('the help page answers first, and leads on to the form', async () => {
    await page.goto('/user/dashboard/support')
    await expect(page.getByText('PDF, JPG or PNG, up to 10 MB each. A PDF must')).toBeHidden()
    await page.getByText('Which files can I upload?').click()
    await expect(page.getByText('PDF, JPG or PNG, up to 10 MB each. A PDF must')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Write to us: Documents and information' }).click()
    await expect(topic).toHaveValue('documents')
  })

  await test.step('an empty form is not sent', async () => {
    await create.click()
    await expect(page.getByText('Please write a subject.')).toBeVisible()
    await expect(page.getByText('Please write a message.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what was typed outlives a reload', async () => {
    await subject.fill('Which electricity bill?')
    await message.fill('Mine or the owner’s?\nI rent the rooms.')
    await page.reload()
    await expect(subject).toHaveValue('Which electricity bill?')
    await expect(message).toHaveValue('Mine or the owner’s?\nI rent the rooms.')
  })

  await test.step('the ticket is created with its file', async () => {
    await file.setInputFiles({ name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('bill') })
    await expect(page.getByText('Please choose a PDF, JPG or PNG file.')).toBeVisible()
    await expectAccessible(page)
    await file.setInputFiles(agreementPdf)
    await expect(page.getByText('Ready to send')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Ready to send')).toBeVisible()
    await create.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Which electricity bill?' })).toBeVisible()
    await expect(thread.first()).toContainText('I rent the rooms.')
    await expect(page.getByRole('main').getByText('Open', { exact: true })).toBeVisible()
    const link = page.getByRole('link', { name: 'agreement.pdf' })
    const opened = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(opened.headers()['content-type']).toBe('application/pdf')
    await expectAccessible(page)
  })

  await test.step('a reply joins the thread', async () => {
    await send.click()
    await expect(page.getByText('Please write a message.')).toBeVisible()
    await expect(reply).toBeFocused()
    await expectAccessible(page)
    await reply.fill('And here is a photo.')
    await file.setInputFiles(photoPng)
    await send.click()
    await expect(page.getByRole('link', { name: 'photo.png' })).toBeVisible()
    await expect(reply).toHaveValue('')
  })

  await test.step('the ticket is closed, and listed so', async () => {
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await expect(page.getByText('This ticket is closed')).toBeVisible()
    await page.getByRole('link', { name: 'All tickets' }).click()
    const row = page.getByRole('main').getByRole('link', { name: 'Which electricity bill?' })
    await expect(row).toContainText('Closed')
    await expectAccessible(page)
  })
})

test('[DB-01] without tickets the section says so and leads to the form', async ({ page, customer: _ }) => {
  await page.goto('/user/dashboard/tickets')
  await expect(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible()
  await page.getByRole('link', { name: 'New ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New ticket' })).toBeVisible()
})

test('[DB-01] a list that does not load can be asked for again', async ({ page, customer: _ }) => {
  const tryAgain = await failUntilTriedAgain(page, addressOf(listTickets))
  await page.goto('/user/dashboard/tickets')
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await tryAgain()
  await expect(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible()
})

test('a ticket whose answer was lost is sent again and is there once', async ({
  page,
  request,
  customer,
}) => {
  const { topic, service, subject, message, create } = fields(page)
  const applicationId = await applyFor(request, customer, 'tc-registration')
  await page.goto('/user/dashboard/tickets/new')
  await topic.selectOption('Payment')
  await service.selectOption(applicationId)
  await subject.fill('Paid twice?')
  await message.fill('Two messages came from the bank.')

  await page.route(addressOf(createTicket), async (route) => {
    await route.fetch()
    await route.abort()
  })
  await create.click()
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expect(message).toHaveValue('Two messages came from the bank.')

  await page.unrouteAll()
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid twice?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Training Centre (TC) Registration' })).toBeVisible()
  const { data } = await succeed(request, listTickets, { token: customer.token, query: {} })
  expect(data).toMatchObject([{ subject: 'Paid twice?', application: { id: applicationId } }])
})

test('[DB-03] a ticket begins from a service, with the service already chosen', async ({
  page,
  request,
  customer,
}) => {
  const applicationId = await applyFor(request, customer, 'skill-india')
  await openService(page, 'Skill India Registration')
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await expect(fields(page).service).toHaveValue(applicationId)
})

test('a file that is refused leaves the message sent, and a way on', async ({ page, customer: _ }) => {
  const { topic, subject, message, file, create } = fields(page)
  await page.goto('/user/dashboard/tickets/new')
  await topic.selectOption('Documents')
  await subject.fill('Is this page right?')
  await message.fill('Please look at it.')
  await file.setInputFiles(pageNamedPdf)
  await create.click()
  await expect(page.getByText('Your message was sent, but not every file')).toBeVisible()
  await expect(page.getByText('The contents of this file do not match its name.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue without them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is this page right?' })).toBeVisible()
})

test('a reload while the files of a ticket are on their way asks, and the ticket offers to send them again', async ({
  page,
  customer: _,
}) => {
  const { topic, subject, message, file, create, send } = fields(page)
  await page.route('**/api/tickets/files', () => {}, { times: 1 })
  await page.goto('/user/dashboard/tickets/new')
  await topic.selectOption('Documents')
  await subject.fill('Is this page right?')
  await message.fill('Please look at it.')
  await file.setInputFiles(agreementPdf)
  const arriving = page.waitForRequest('**/api/tickets/files')
  await create.click()
  await arriving
  const asked = page.waitForEvent('dialog')
  await Promise.all([page.reload(), asked.then((dialog) => dialog.accept())])
  expect((await asked).type()).toBe('beforeunload')
  await expect(page.getByRole('heading', { level: 1, name: 'Is this page right?' })).toBeVisible()
  await expect(page.getByText('Your message was sent, but not every file')).toBeInViewport()
  await expect(page.getByText('agreement.pdf', { exact: true })).toBeVisible()
  await expect(send).toBeHidden()
  await page.getByRole('button', { name: 'Send the files again' }).click()
  await expect(page.getByRole('list', { name: 'Attached files' })).toBeVisible()
  await expect(send).toBeVisible()
  await page.reload()
  await expect(send).toBeVisible()
})
