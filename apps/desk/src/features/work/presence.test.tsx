import {
  getDeskApplication,
  getDeskTicket,
  listWork,
  listWorkOwners,
  sayPresence,
  type WorkItem,
} from '@sanad/contracts/staff'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openDesk, priya } from '../../testing/open-desk.tsx'

const application = '8a6e0804-2bd0-4672-b79d-d97027f9071a'
const ravi = { id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a12', name: 'Ravi Rao' }

const item: WorkItem = {
  id: 1,
  version: 1,
  kind: 'documents',
  subject_id: application,
  application_id: application,
  track_id: 'TCR-8F3KQ7M2XD',
  customer: null,
  name_of_firm: null,
  service: null,
  stage: null,
  documents_to_check: 4,
  ticket_subject: null,
  due_at: null,
  urgency: 'paused',
  half_over: false,
  waiting_since: '2026-11-20T10:00:00.000Z',
  snoozed_until: null,
  priority: 2,
  team: 0,
  owner: null,
}
const at = (writes: boolean, person = ravi, subject = application) => ({
  type: 'presence',
  subjects: [subject],
  people: [{ subject_id: subject, ...person, writes }],
})
const nobodyAt = { type: 'presence', subjects: [application], people: [] }

it('[DK-21, DK-56] a row says who looks and who writes, without me, and without reading the list again', async () => {
  const lists = answer(listWork, { success: true, data: [item], next_cursor: null })
  const { tell } = openDesk('/work/all')
  await screen.findByRole('grid')
  tell(at(false))
  await screen.findByText('● Ravi Rao is looking')
  tell(at(true))
  await screen.findByText('✎ Ravi Rao is writing')
  tell(at(true, { id: priya.id, name: 'Priya Nair' }))
  await waitFor(() => expect(screen.queryByText(/is writing/)).toBeNull())
  tell(at(false))
  await screen.findByText('● Ravi Rao is looking')
  tell(nobodyAt)
  await waitFor(() => expect(screen.queryByText(/is looking/)).toBeNull())
  expect(lists.bodies).toHaveLength(1)
})

it('[DK-56] what a page that comes back hears takes the place of what it knew', async () => {
  answer(listWork, { success: true, data: [item], next_cursor: null })
  const { tell } = openDesk('/work/all')
  await screen.findByRole('grid')
  tell(at(true))
  await screen.findByText('✎ Ravi Rao is writing')
  tell({ ...nobodyAt, subjects: null })
  await waitFor(() => expect(screen.queryByText(/is writing/)).toBeNull())
})

/** The timers of the test itself are real. */
const patient = { timeout: 10_000 }

it('[DK-21, DK-56] above an item stands whose it is and who is there, and the page says that it is open, again and again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    refuse(getDeskTicket, 'not_found')
    const { tell } = openDesk(`/tickets/${application}`)
    const said = answer(sayPresence, { success: true, message: 'Seen.' })
    tell(at(true))
    await vi.waitFor(() => screen.getByText('✎ Ravi Rao is writing'), patient)
    const before = said.bodies.length
    act(() => {
      vi.advanceTimersByTime(20_000)
    })
    await vi.waitFor(() => expect(said.bodies.length).toBeGreaterThan(before), patient)
    expect(said.bodies.at(-1)).toMatchObject({ subject_id: application, writes: false })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await vi.waitFor(() => expect(said.bodies.at(-1)).toMatchObject({ subject_id: null }), patient)
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
    vi.useRealTimers()
  }
})

it('[DK-56] letters in a form say that one writes', async () => {
  refuse(getDeskTicket, 'not_found')
  openDesk(`/tickets/${application}`)
  const said = answer(sayPresence, { success: true, message: 'Seen.' })
  await screen.findByRole('main')
  const words = document.createElement('textarea')
  document.querySelector('main')?.append(words)
  act(() => {
    words.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await waitFor(() => expect(said.bodies.at(-1)).toMatchObject({ subject_id: application, writes: true }))
})

it('[DK-56] a form that is open says that one writes, before the first letter', async () => {
  refuse(getDeskTicket, 'not_found')
  openDesk(`/tickets/${application}`)
  const said = answer(sayPresence, { success: true, message: 'Seen.' })
  await screen.findByRole('main')
  const form = document.createElement('form')
  const choice = form.appendChild(document.createElement('input'))
  document.querySelector('main')?.append(form)
  act(() => choice.focus())
  await waitFor(() => expect(said.bodies.at(-1)).toMatchObject({ subject_id: application, writes: true }))
})

it('[DK-21] [DK-53] an application says whose each piece of its work is and by when, and leads to its tickets', async () => {
  refuse(getDeskApplication, 'not_found')
  openDesk(`/applications/${application}`)
  const piece = { subject_id: application, due_at: new Date(Date.now() - 7_200_000).toISOString() }
  answer(listWorkOwners, {
    success: true,
    data: [
      { ...piece, id: 1, kind: 'documents', owner: ravi, urgency: 'over' },
      { ...piece, id: 2, kind: 'ticket', owner: null, due_at: null, urgency: 'paused' },
    ],
  })
  const link = await screen.findByRole('link', { name: 'Tickets: nobody, ⏸ paused' })
  expect(link.getAttribute('href')).toContain(`/tickets/${application}`)
  expect(link.closest('div')?.textContent).toContain('Documents to check: Ravi Rao, ‼ 2 h over')
})
