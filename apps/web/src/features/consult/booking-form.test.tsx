import { listConsultationSlots, listMyServices } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { BookingForm } from './booking-form.tsx'

const slot = (starts_at: string, available: boolean) => ({ starts_at, available, mine: false })
const day = {
  date: '2026-11-23',
  slots: [slot('2026-11-23T05:00:00.000Z', false), slot('2026-11-23T05:30:00.000Z', true)],
}

it('the focus goes to what is missing first: the topic, then a time that is free', async () => {
  answer(listMyServices, { success: true, services: [], next_cursor: null })
  answer(listConsultationSlots, { success: true, data: [day] })
  renderApp(<BookingForm />)
  const user = userEvent.setup()
  const free = await screen.findByRole('radio', { name: /^11:00/ })
  const book = () => user.click(screen.getByRole('button', { name: 'Book' }))
  const topic = screen.getByLabelText(/^What do you want to talk about/)
  await book()
  await waitFor(() => expect(document.activeElement).toBe(topic))
  await user.selectOptions(topic, 'gst')
  await book()
  await waitFor(() => expect(document.activeElement).toBe(free))
})
