import type { SuccessOf } from '@sanad/contracts'
import {
  type ConsultationDesk,
  cancelDeskConsultation,
  completeConsultation,
  confirmConsultation,
  type DeskConsultation,
  listConsultationDrafts,
  listDeskConsultations,
  missConsultation,
  moveConsultation,
  saveConsultationDraft,
} from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

const meera = { id: '8a6e0804-2bd0-4672-b79d-d97027f90720', name: 'Meera Joshi' }
const at = (time: string) => `2026-11-25T${time}:00.000Z`
const consultation: DeskConsultation = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f90721',
  topic: 'gst',
  mode: 'video',
  note: 'Which return do I file first?',
  starts_at: at('05:00'),
  ends_at: at('05:30'),
  status: 'requested',
  application: null,
  expert_name: null,
  expert_id: null,
  meeting_url: null,
  created_at: at('04:00'),
  customer: {
    id: '8a6e0804-2bd0-4672-b79d-d97027f90722',
    name_of_person: 'आशा कुलकर्णी',
    mobile: '9876543210',
    language: 'hi',
  },
  allowed_acts: ['confirm', 'move', 'cancel'],
  trouble: null,
  work_id: 7,
}
const slot = (time: string, changes: object = {}) => ({
  starts_at: at(time),
  seats: 3,
  taken: 0,
  is_open: true,
  not_free: [],
  ...changes,
})
const done = { success: true, message: 'Recorded.' } as const
type Answer = SuccessOf<typeof listDeskConsultations>

function answerDesk(changes: Partial<DeskConsultation> = {}, desk: Partial<ConsultationDesk> = {}): void {
  const data: Answer['data'] = {
    days: [
      {
        date: '2026-11-25',
        name: null,
        slots: [
          slot('05:00', { taken: 1, not_free: [meera.id] }),
          slot('05:30'),
          slot('06:00', { is_open: false }),
        ],
      },
      { date: '2026-11-26', name: 'Mela', slots: [] },
    ],
    consultations: [{ ...consultation, ...changes }],
    experts: [meera, { id: priya.id, name: priya.name }],
    ...desk,
  }
  answer(listDeskConsultations, { success: true, data })
}

async function openChosen(changes: Partial<DeskConsultation> = {}) {
  answerDesk(changes)
  answer(listConsultationDrafts, { success: true, data: [] })
  answer(saveConsultationDraft, { success: true, message: 'Saved.' })
  const opened = openDesk('/consultations?week=2026-11-23')
  await screen.findByRole('table')
  await opened.user.keyboard('j')
  await screen.findByRole('button', { name: /आशा कुलकर्णी ··3210/, expanded: true })
  return opened
}

it('[DK-78] the week shows its slots with their seats, what is closed and why, and who comes', async () => {
  answerDesk()
  openDesk('/consultations?week=2026-11-23')
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('button', { name: 'आशा कुलकर्णी' })).toBeTruthy()
  expect(table.textContent).toContain('1 of 3')
  expect(within(table).getByRole('columnheader', { name: /26 Nov.*Mela/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /आशा कुलकर्णी ··3210/ })).toBeTruthy()
})

it('[DK-78] keys go through weeks, days and consultations, and all of it stands in the address', async () => {
  const { user } = await openChosen()
  await user.keyboard('{ArrowRight}')
  await screen.findByText(/^Mon, 30 Nov/)
  expect(whereIs()).toBe('/consultations?week=2026-11-30')
  await user.keyboard('{ArrowLeft}')
  await screen.findByText(/^Mon, 23 Nov – /)
  expect(whereIs()).toBe('/consultations?week=2026-11-23')
  await user.keyboard('v')
  await waitFor(() => expect(whereIs()).toMatch(/^\/consultations\?day=2026-/))
  await user.keyboard('gc')
  await waitFor(() => expect(whereIs()).toBe('/consultations'))
})

it('[DK-78] a piece of work leads to the week of its consultation', async () => {
  answerDesk()
  openDesk(`/consultations?c=${consultation.id}`)
  await waitFor(() => expect(whereIs()).toBe(`/consultations?week=2026-11-23&c=${consultation.id}`))
})

it('[DK-78] A confirms: who is away or busy cannot be chosen, and a video call needs its address', async () => {
  const calls = answer(confirmConsultation, done)
  const { user } = await openChosen()
  await user.keyboard('a')
  const expert = await screen.findByLabelText<HTMLSelectElement>('Expert')
  expect(expert.value).toBe(priya.id)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: /Meera Joshi/ }).disabled).toBe(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('An address that begins with https://')
  expect(calls.bodies).toEqual([])
  await user.type(
    screen.getByLabelText('Address of the call'),
    'https://meet.example.in/abc{Control>}{Enter}{/Control}',
  )
  await screen.findByText('Confirmed; the customer is told.')
  expect(calls.bodies).toEqual([
    {
      expert_id: priya.id,
      seen_starts_at: consultation.starts_at,
      meeting_url: 'https://meet.example.in/abc',
    },
  ])
})

it('[DK-78] D moves to a time that is free, and says what the server refuses without losing the choice', async () => {
  refuse(moveConsultation, 'slot_unavailable')
  const { user } = await openChosen()
  await user.keyboard('d')
  const time = await screen.findByLabelText<HTMLSelectElement>('Time')
  await waitFor(() => expect([...time.options].map(({ value }) => value)).toEqual(['', at('05:30')]))
  await user.selectOptions(time, at('05:30'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('alert')
  expect(time.value).toBe(at('05:30'))
  const calls = answer(moveConsultation, done)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^Moved to Wed, 25 Nov, 11:00 AM; the customer is told/)
  expect(calls.bodies).toEqual([{ starts_at: at('05:30'), seen_starts_at: consultation.starts_at }])
})

it('[DK-78] what is moved to another week is shown there', async () => {
  const { user } = await openChosen()
  const time = async () => within(await screen.findByRole('form', { name: 'Move' })).findByLabelText('Time')
  answer(moveConsultation, done)
  await user.keyboard('d')
  const day = await screen.findByRole('textbox', { name: 'Day' })
  const later = at('05:30').replace('-25T', '-30T')
  answerDesk(
    {},
    { days: [{ date: '2026-11-30', name: null, slots: [{ ...slot('05:30'), starts_at: later }] }] },
  )
  await user.clear(day)
  await user.type(day, '30/11/2026')
  await waitFor(async () => expect((await time()).querySelectorAll('option')).toHaveLength(2))
  await user.selectOptions(await time(), later)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^Moved to Mon, 30 Nov, 11:00 AM/)
  await waitFor(() => expect(whereIs()).toContain(`week=2026-11-30&c=${consultation.id}`))
})

it('[DK-78] a consultation that is confirmed offers to be confirmed anew, and not as the next thing to do', async () => {
  await openChosen({ status: 'confirmed', expert_id: meera.id, expert_name: meera.name })
  const confirm = await screen.findByRole('button', { name: /^Confirm anew/ })
  expect(confirm.className).not.toContain('primary')
  expect(screen.queryByRole('button', { name: /^Confirm \(/ })).toBeNull()
})

it('[DK-78] R cancels with a reason in both languages and not in one', async () => {
  const calls = answer(cancelDeskConsultation, done)
  const { user } = await openChosen()
  await user.keyboard('r')
  await user.type(await screen.findByLabelText('Why, in English'), 'The expert is ill.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Please say why.')
  expect(calls.bodies).toEqual([])
  await user.type(screen.getByLabelText('Why, in Hindi'), 'विशेषज्ञ बीमार हैं।{Control>}{Enter}{/Control}')
  await screen.findByText('Cancelled; the customer is told why.')
  expect(calls.bodies).toEqual([
    { reason: { en: 'The expert is ill.', hi: 'विशेषज्ञ बीमार हैं।' }, seen_starts_at: consultation.starts_at },
  ])
})

it('[DK-58] why a consultation is being cancelled is kept, and there when the form opens again', async () => {
  const { user } = await openChosen()
  const saved = answer(saveConsultationDraft, { success: true, message: 'Saved.' })
  await user.keyboard('r')
  await user.type(await screen.findByLabelText('Why, in Hindi'), 'विशेषज्ञ बीमार')
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  const words = { body: '', body_hi: 'विशेषज्ञ बीमार', template_id: null }
  await waitFor(() => expect(saved.bodies.at(-1)).toMatchObject({ kind: 'cancellation', ...words }))
  const draft = { kind: 'cancellation', ...words, stage_id: null, fields: {} } as const
  answer(listConsultationDrafts, { success: true, data: [draft] })
  await user.keyboard('r')
  await screen.findByDisplayValue('विशेषज्ञ बीमार')
})

it('[DK-78] once it has begun, C records it as held with a note and L that nobody came', async () => {
  const held = answer(completeConsultation, done)
  const missed = answer(missConsultation, done)
  const { user } = await openChosen({
    status: 'confirmed',
    expert_id: meera.id,
    expert_name: meera.name,
    allowed_acts: ['complete', 'miss'],
  })
  await user.keyboard('c')
  await user.type(
    await screen.findByLabelText('Note (optional)'),
    'Files from April on.{Control>}{Enter}{/Control}',
  )
  await screen.findByText(/Recorded as held/)
  expect(held.bodies).toMatchObject([{ note: 'Files from April on.', about_others: false }])
  await user.keyboard('l')
  await screen.findByText(/can book again/)
  expect(missed.bodies).toHaveLength(1)
})

it('[DK-78] what cannot be held any more says so in the list', async () => {
  await openChosen({
    status: 'confirmed',
    expert_id: meera.id,
    expert_name: meera.name,
    trouble: 'expert_away',
  })
  expect(await screen.findByText(/Meera Joshi is away then/)).toBeTruthy()
})

it('[DK-78] the calendar is in Hindi for who works in Hindi', async () => {
  answerDesk()
  openDesk('/consultations?week=2026-11-23', { language: 'hi' })
  expect(await screen.findByRole('heading', { level: 1, name: 'परामर्श' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'बाद में (→)' })).toBeTruthy()
})
