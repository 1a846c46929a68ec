import {
  type CalendarSubscription,
  type ComplianceBusiness,
  type ComplianceItem,
  getCalendarSubscription,
  getNotificationPreferences,
  makeCalendarSubscription,
  type NotificationPreferences,
  readComplianceCalendar,
  saveNotificationPreferences,
  withdrawCalendarSubscription,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { useMessages } from '@sanad/web-kit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { itemNotes } from '../item-notes.ts'
import { ComplianceScreen } from './compliance-screen.tsx'

const business = (name_of_firm: string): ComplianceBusiness => ({
  id: crypto.randomUUID(),
  name_of_firm,
  has_profile: false,
})

it('leads through the businesses of an account with many, and back to the first', async () => {
  const [one, two, last] = [business('Asha Stores'), business('Asha Traders'), business('Asha Foods')]
  portal.use(
    onCall(readComplianceCalendar, ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('after') === null
      return HttpResponse.json({
        success: true,
        data: {
          today: '2026-11-22',
          businesses: isFirst ? [one, two] : [last],
          next_businesses: isFirst ? two.id : null,
          overdue: [],
          months: [],
        },
        next_cursor: null,
        previous_cursor: null,
      })
    }),
  )
  renderApp(<ComplianceScreen />)
  expect(await screen.findByText(/The dates of 2 of them are shown here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'First businesses' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Next businesses' }))
  expect(await screen.findByText(/Asha Foods/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next businesses' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'First businesses' }))
  expect(await screen.findByText(/The dates of 2 of them are shown here/)).toBeTruthy()
})

const firm = { ...business('Asha Foods LLP'), has_profile: true }
const item = (due_on: string, status: ComplianceItem['status'], title = 'Trade licence'): ComplianceItem => ({
  business_id: firm.id,
  key: `licence.${due_on}.${title.length}`,
  form: 'licence-renewal',
  due_on,
  period: null,
  licence: { id: crypto.randomUUID(), title },
  status,
  done_at: null,
})
const preferences: NotificationPreferences = {
  choices: [{ topic: 'compliance', channel: 'sms', enabled: true }],
  verified: { sms: true, email: false, whatsapp: false },
  language: 'en',
  reminder_days: [1, 7],
}

it('a certificate that is valid for years is shown before anything was told of its business', async () => {
  const unknown = business('Asha Traders')
  portal.use(
    onCall(readComplianceCalendar, () =>
      HttpResponse.json({
        success: true,
        data: {
          today: '2026-11-22',
          businesses: [unknown],
          next_businesses: null,
          overdue: [],
          months: [],
          validities: [
            {
              business_id: unknown.id,
              id: crypto.randomUUID(),
              title: 'TC certificate',
              valid_until: '2031-11-30',
            },
          ],
        },
        next_cursor: null,
        previous_cursor: null,
      }),
    ),
  )
  renderApp(<ComplianceScreen />)
  const list = await screen.findByRole('list', { name: 'Licences and certificates' })
  expect(within(list).getByRole('link').textContent).toBe('TC certificateValid until 30 Nov 2031')
})

/** `hasPast`: something was due in the month before. */
function serveCalendar({ hasPast = false } = {}) {
  const saved: unknown[] = []
  const months: Record<string, ComplianceItem[]> = {
    '2026-10': [item('2026-10-20', 'overdue', 'Fire licence')],
    '2026-11': [item('2026-11-20', 'overdue', 'Trade licence')],
    '2026-12': [item('2026-12-07', 'upcoming')],
    '2027-01': [],
    '2027-02': [item('2027-02-11', 'upcoming', 'Factory licence')],
  }
  portal.use(
    onCall(readComplianceCalendar, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      const isLater = cursor === '2027-02'
      const isEarlier = cursor === '2026-08'
      const now = ['2026-11', '2026-12', '2027-01']
      const names = isLater ? ['2027-02'] : isEarlier ? ['2026-08', '2026-09', '2026-10'] : now
      return HttpResponse.json({
        success: true,
        data: {
          today: '2026-11-22',
          businesses: [firm],
          next_businesses: null,
          overdue: months['2026-11'] ?? [],
          months: names.map((month) => ({ month, items: months[month] ?? [] })),
        },
        next_cursor: isLater ? null : '2027-02',
        previous_cursor: hasPast && !isEarlier ? '2026-08' : null,
      })
    }),
    onCall(getCalendarSubscription, () => HttpResponse.json({ success: true, data: null })),
    onCall(getNotificationPreferences, () => HttpResponse.json({ success: true, data: preferences })),
    onCall(saveNotificationPreferences, async ({ request }) => {
      const body = (await request.json()) as Partial<NotificationPreferences>
      saved.push(body)
      return HttpResponse.json({
        success: true,
        data: { ...preferences, ...body, choices: preferences.choices },
      })
    }),
  )
  return saved
}

it('begins with what is overdue, and says beside each date how far off it is', async () => {
  serveCalendar()
  renderApp(<ComplianceScreen />)
  expect(within(await screen.findByRole('list', { name: 'Overdue' })).getByText('2 days late')).toBeTruthy()
  expect(screen.getByText('in 15 days')).toBeTruthy()
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Compliance', 'Overdue', 'December 2026'])
})

function Notes({ of }: { of: ComplianceItem }) {
  return itemNotes(of, useMessages(complianceMessages), 'en').join('\n')
}

it('says of a date that it hangs on what the customer does not know', async () => {
  renderApp(<Notes of={{ ...item('2026-12-20', 'upcoming'), unsure: true }} />)
  expect(await screen.findByText(/^You did not know one of the answers behind this\./)).toBeTruthy()
})

it.each([
  [
    { rupees: 600, days: 12 },
    'Late fee: ₹50 a day × 12 days, up to ₹600 so far. The limit depends on whether your turnover is above ₹1.5 crore: ask us.',
  ],
  [
    { rupees: 2_000, days: 60 },
    'Late fee: ₹50 a day, up to a limit. The limit depends on whether your turnover is above ₹1.5 crore: ask us.',
  ],
])('tells no late fee beyond what is certain: %j', async (late, text) => {
  const fee = { rupees_a_day: 50, cap: null, cap_by_turnover: true, ...late }
  renderApp(<Notes of={{ ...item('2026-09-20', 'overdue'), late_fee: fee }} />)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('shows a month as a calendar, day by day, and loads the months after', async () => {
  serveCalendar()
  const { router } = renderApp(<ComplianceScreen />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Month' }))
  expect(router.state.location.search).toBe('?view=month')
  // The page stays where it is.
  expect(router.state.preventScrollReset).toBe(true)
  const list = (name: string) => screen.findByRole('list', { name })
  expect((await list('20 November')).textContent).toContain('Trade licence')
  const before = screen.getByRole('button', { name: 'The month before' })
  expect(before).toHaveProperty('disabled', true)
  expect(before.title).toBe('Nothing was due before this month.')
  const next = screen.getByRole('button', { name: 'The month after' })
  expect(next.title).toBe('The month after')
  await userEvent.click(next)
  const day = screen.getByRole('button', { name: '7 December: 1 due date, Upcoming' })
  expect(day.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(next)
  expect(screen.getByText('Nothing is due in this month.')).toBeTruthy()
  await userEvent.click(next)
  expect((await list('11 February')).textContent).toContain('Factory licence')
  expect(next).toHaveProperty('disabled', true)
  expect(next.title).toBe('The calendar ends with this month.')
})

it('goes back to months in which something overdue was due, in the month view and in the list', async () => {
  serveCalendar({ hasPast: true })
  renderApp(<ComplianceScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier months' }))
  const october = await screen.findByRole('list', { name: 'October 2026' })
  expect(october.textContent).toContain('Fire licence')
  await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
  await userEvent.click(screen.getByRole('button', { name: 'The month before' }))
  expect((await screen.findByRole('list', { name: '20 October' })).textContent).toContain('Fire licence')
})

it('reminders are set here: how long before, and by which channels', async () => {
  const saved = serveCalendar()
  renderApp(<ComplianceScreen />)
  await userEvent.click(await screen.findByText('7 days and 1 day before · in the portal and SMS'))
  const days = within(screen.getByRole('group', { name: 'How long before a due date?' }))
  await userEvent.click(days.getByRole('checkbox', { name: '15 days' }))
  await waitFor(() => expect(saved).toEqual([{ reminder_days: [1, 7, 15] }]))
  expect(screen.getByRole('checkbox', { name: /^E-mail/ })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'SMS' }))
  await waitFor(() =>
    expect(saved[1]).toEqual({ choices: [{ topic: 'compliance', channel: 'sms', enabled: false }] }),
  )
})

it.each([
  ['no channel is chosen', { ...preferences, choices: [] }],
  ['the chosen one is not verified', { ...preferences, verified: { ...preferences.verified, sms: false } }],
] as const)('that nothing but the portal tells of a date is said where %s', async (_what, chosen) => {
  serveCalendar()
  portal.use(onCall(getNotificationPreferences, () => HttpResponse.json({ success: true, data: chosen })))
  renderApp(<ComplianceScreen />)
  await userEvent.click(await screen.findByText('Only in this portal'))
  expect(screen.getByText(/^You see due dates and extensions only here/)).toBeTruthy()
})

function serveSubscription() {
  let subscription: CalendarSubscription | null = null
  let made = 0
  portal.use(
    onCall(getCalendarSubscription, () => HttpResponse.json({ success: true, data: subscription })),
    onCall(makeCalendarSubscription, () => {
      subscription = { made_at: '2026-11-20T10:00:00.000Z', read_at: null }
      const url = `/api/compliance/subscription.ics?token=${++made}`
      return HttpResponse.json({ success: true, data: { url, subscription } })
    }),
    onCall(withdrawCalendarSubscription, () => {
      subscription = null
      return HttpResponse.json({ success: true, message: 'Withdrawn.' })
    }),
  )
}

it('makes an address for calendar apps, shows it once, replaces it and turns it off', async () => {
  serveCalendar()
  serveSubscription()
  renderApp(<ComplianceScreen />)
  await userEvent.click(await screen.findByRole('heading', { name: 'Add to my calendar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Make my calendar address' }))
  const address = await screen.findByLabelText<HTMLInputElement>('Your calendar address')
  expect(address.value).toBe(`${location.origin}/api/compliance/subscription.ics?token=1`)
  const opening = screen.getByRole('link', { name: 'Open in my calendar app' })
  expect(opening.getAttribute('href')).toBe(
    `webcal://${location.host}/api/compliance/subscription.ics?token=1`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }))
  await waitFor(() => expect(address.value.endsWith('?token=2')).toBe(true))

  cleanup()
  renderApp(<ComplianceScreen />)
  expect(await screen.findByText(/made on 20 Nov 2026\. No calendar app has read it yet\./)).toBeTruthy()
  expect(screen.queryByLabelText('Your calendar address')).toBeNull()
  await userEvent.click(screen.getByRole('heading', { name: 'Add to my calendar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Turn it off' }))
  expect(await screen.findByRole('button', { name: 'Make my calendar address' })).toBeTruthy()
})
