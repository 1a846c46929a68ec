import { type Consultation, listConsultationSlots } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'

const requested: Consultation = {
  id: '0190b3c8-7b1e-7c3a-9d52-0000000000c1',
  topic: 'gst',
  mode: 'video',
  note: '',
  starts_at: '2026-11-23T05:30:00.000Z',
  ends_at: '2026-11-23T06:00:00.000Z',
  status: 'requested',
  application: null,
  expert_name: null,
  meeting_url: null,
  cancel_reason: null,
  changeable_until: '2026-11-23T03:30:00.000Z',
  created_at: '2026-11-20T03:30:00.000Z',
}

function open(consultation: Consultation) {
  portal.use(onCall(listConsultationSlots, () => HttpResponse.json({ success: true, data: [] })))
  renderApp(<RescheduleDialog consultation={consultation} onClose={() => {}} />)
}

it('says what is lost before a confirmed consultation is moved', async () => {
  open({ ...requested, status: 'confirmed', expert_name: 'Meera Joshi', meeting_url: 'https://meet.example' })
  expect(
    await screen.findByText(/^Meera Joshi has confirmed this time\. If you move it, that confirmation ends/),
  ).toBeTruthy()
})

it('a phone call has no video link to lose', async () => {
  open({ ...requested, mode: 'phone', status: 'confirmed', expert_name: 'Meera Joshi' })
  const warning = await screen.findByText(/^Meera Joshi has confirmed this time\./)
  expect(warning.textContent).not.toContain('video')
})

it('loses nothing where nobody has confirmed yet', async () => {
  open(requested)
  await screen.findByRole('dialog', { name: 'Choose another time' })
  expect(screen.queryByText(/that confirmation ends/)).toBeNull()
})
