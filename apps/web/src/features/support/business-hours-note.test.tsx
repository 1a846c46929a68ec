import { readCentreDays } from '@sanad/contracts'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { answer } from '../../testing/fake-portal.ts'
import { BusinessHoursNote } from './business-hours-note.tsx'

function noteAt(now: string) {
  const store = makeStore({ onSessionExpired: () => {} })
  const { container } = render(
    <Provider store={store}>
      <BusinessHoursNote now={new Date(now)} />
    </Provider>,
  )
  return container.textContent?.replaceAll(/\s/g, ' ')
}

// 20 November 2026 is a Friday; 5:30 PM in India is 12:00 UTC.
const rule = 'A payment after 5:30 PM is processed the next business day after 10:30 AM.'

it('[UI-12] the note says when a payment after business hours is processed', async () => {
  expect(noteAt('2026-11-20T12:01:00.000Z')).toContain(rule)
  expect(await screen.findByText(/A payment made now is processed from 21 Nov 2026, 10:30 AM\./)).toBeTruthy()
})

it('[UI-12] on a Saturday evening the next business day is Monday', async () => {
  noteAt('2026-11-21T15:00:00.000Z')
  expect(await screen.findByText(/from 23 Nov 2026, 10:30 AM\./)).toBeTruthy()
})

it('a holiday is no business day', async () => {
  const holiday = { day: '2026-11-21', kind: 'closed', opens: null, closes: null } as const
  answer(readCentreDays, { success: true, data: [holiday] })
  noteAt('2026-11-20T12:01:00.000Z')
  expect(await screen.findByText(/processed from 23 Nov 2026, 10:30 AM\./)).toBeTruthy()
})

it('in business hours the note gives the rule alone', () => {
  const note = noteAt('2026-11-20T08:00:00.000Z')
  expect(note).toContain(rule)
  expect(note).not.toContain('A payment made now')
})
