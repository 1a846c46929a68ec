import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { bookConsultation, listConsultationSlots, listMyConsultations } from '@sanad/contracts'
import { confirmConsultation } from '@sanad/contracts/staff'
import { registerCustomer, succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor } from './support/applications.ts'
import { expectAccessible, expectUsable } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'
import { signInStaff } from './support/staff.ts'

// Chromium reports every refused or broken call in its console.
test.use({ expectedErrors: /status of 409|net::ERR_/ })

const fields = (page: Page | Locator) => ({
  topic: page.getByLabel('What do you want to talk about?'),
  service: page.getByLabel('Which service?'),
  note: page.getByLabel('What should the expert know?'),
  days: page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio'),
  times: page.getByRole('group', { name: /^Time on/ }).getByRole('radio'),
})

test('[DB-01] a consultation is booked, moved and cancelled', async ({ page, request, customer }) => {
  const { topic, service, note, days, times } = fields(page)
  const card = page.getByRole('main')
  await applyFor(request, customer, 'tc-registration')

  await test.step('there is none yet', async () => {
    await page.goto('/user/dashboard/consult')
    await expect(page.getByRole('heading', { name: 'No consultations yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Book a consultation' }).click()
  })

  await test.step('an incomplete booking is not sent', async () => {
    await expect(times.first()).toBeVisible()
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(page.getByText('Please choose a topic.')).toBeVisible()
    await expect(page.getByText('Please choose a time.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what was chosen and typed outlives a reload', async () => {
    await topic.selectOption({ label: 'One of my applications' })
    await service.selectOption({ index: 1 })
    await page.getByRole('radio', { name: 'Video call' }).check()
    await note.fill('Which papers does the landlord sign?')
    await days.last().check()
    await times.first().check()
    await page.reload()
    await expect(note).toHaveValue('Which papers does the landlord sign?')
    await expect(topic).toHaveValue('application')
    await expect(service.locator('option:checked')).toContainText('Training Centre (TC) Registration')
    await expect(page.getByRole('radio', { name: 'Video call' })).toBeChecked()
    await expect(days.last()).toBeChecked()
    await expect(times.first()).toBeChecked()
  })

  await test.step('the booking waits for its confirmation', async () => {
    await page.getByRole('button', { name: /^Book .*10:30 AM$/ }).click()
    await expect(page).toHaveURL('/user/dashboard/consult')
    await expect(card.getByText('Waiting for confirmation')).toBeVisible()
    await expect(card.getByText('10:30 AM – 11:00 AM')).toBeVisible()
    await expect(card.getByText('Which papers does the landlord sign?')).toBeVisible()
    const { data } = await succeed(request, listMyConsultations, { token: customer.token, query: {} })
    expect(data).toMatchObject([{ topic: 'application', mode: 'video', status: 'requested' }])
  })

  await test.step('an expert confirms it', async () => {
    const { token } = await signInStaff(request)
    const { data } = await succeed(request, listMyConsultations, { token: customer.token, query: {} })
    const params = { id: data[0]?.id ?? '' }
    const body = { expert_name: 'Meera Joshi', meeting_url: 'https://meet.example/rooms/1' }
    await succeed(request, confirmConsultation, { token, params, body })
    await page.reload()
    await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(card.getByText('Meera Joshi')).toBeVisible()
    await expect(card.getByRole('link', { name: /^Join/ })).toBeVisible()
  })

  await test.step('before it moves to another time, what is lost is said', async () => {
    await page.getByRole('button', { name: 'Choose another time' }).click()
    const dialog = fields(page.getByRole('dialog'))
    await expect(
      page
        .getByRole('dialog')
        .getByText(
          'Meera Joshi has confirmed this time. If you move it, that confirmation ends, and its video link with it. We will confirm the new time.',
        ),
    ).toBeVisible()
    await expect(dialog.times.first()).toBeVisible()
    await page.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByText('Please choose a time.')).toBeVisible()
    await dialog.days.last().check()
    await expect(page.getByRole('radio', { name: '10:30 AM Yours' })).toBeDisabled()
    await dialog.times.nth(1).check()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Move' }).click()
    await expect(
      page
        .getByRole('status')
        .getByText('Your consultation was moved. We will confirm the new time.', { exact: true }),
    ).toBeVisible()
    await expect(card.getByText('11:00 AM – 11:30 AM')).toBeVisible()
    await expect(card.getByText('Waiting for confirmation')).toBeVisible()
    await expect(card.getByText('Meera Joshi')).toBeHidden()
    await expect(card.getByRole('link', { name: /^Join/ })).toHaveCount(0)
  })

  await test.step('it is cancelled, after a question', async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(card.getByText('Waiting for confirmation')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expectUsable(page)
    await page.getByRole('button', { name: 'Cancel consultation' }).click()
    await expect(page.getByRole('list', { name: 'Past and cancelled' })).toContainText('Cancelled')
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toHaveCount(0)
  })

  await test.step('each of it was told', async () => {
    await page.goto('/user/dashboard/notifications')
    for (const what of ['requested', 'confirmed', 'moved', 'cancelled']) {
      await expect(card.getByRole('link', { name: new RegExp(`Consultation ${what}$`) })).toBeVisible()
    }
  })
})

test('a time that others took meanwhile is told, and nothing typed is lost', async ({
  page,
  request,
  customer,
}) => {
  const { topic, note, days, times } = fields(page)
  const { data } = await succeed(request, listConsultationSlots, { token: customer.token, query: {} })
  const slots = data.at(-1)?.slots ?? []
  const place = slots.findIndex(({ available }, index) => available && index > 3)
  await page.goto('/user/dashboard/consult/new')
  await topic.selectOption('gst')
  await note.fill('Which return do I file first?')
  await days.last().check()
  await times.nth(place).check()

  const starts_at = slots[place]?.starts_at ?? ''
  for (let seat = 1; seat <= 3; seat++) {
    const { token } = await registerCustomer(request)
    const body = { topic: 'gst' as const, mode: 'phone' as const, starts_at, request_id: randomUUID() }
    await succeed(request, bookConsultation, { token, body })
  }

  await page.getByRole('button', { name: /^Book / }).click()
  await expect(page.getByText('This time is no longer free. Please choose another.')).toBeVisible()
  await expect(page.getByText('The time you chose is no longer free.')).toBeVisible()
  await expect(times.nth(place)).toBeDisabled()
  await expect(note).toHaveValue('Which return do I file first?')
  await expectAccessible(page)
})

test('a list that cannot be loaded says so and is asked for again', async ({ page, customer: _ }) => {
  const tryAgain = await failUntilTriedAgain(page, addressOf(listMyConsultations))
  await page.goto('/user/dashboard/consult')
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expectAccessible(page)
  await tryAgain()
  await expect(page.getByRole('heading', { name: 'No consultations yet' })).toBeVisible()
})
