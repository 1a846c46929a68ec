import { bookConsultation, listConsultationSlots, listMyServices } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
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

it('a consultation about an application asks for which, and keeps what was typed', async () => {
  answer(listMyServices, { success: true, services: [], next_cursor: null })
  answer(listConsultationSlots, { success: true, data: [day] })
  const booked = refuse(bookConsultation, 'slot_unavailable')
  renderApp(<BookingForm />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('radio', { name: /^11:00/ }))
  const topic = screen.getByLabelText(/^What do you want to talk about/)
  const question = screen.getByLabelText(/^What should the expert know/)
  const book = () => user.click(screen.getByRole('button', { name: /^Book/ }))
  await user.selectOptions(topic, 'application')
  await user.type(question, 'Who signs?')
  await book()
  expect(await screen.findByText('Please choose the service that it is about.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Which service/))
  expect(question).toHaveProperty('value', 'Who signs?')
  expect(booked.bodies).toEqual([])

  await user.selectOptions(topic, 'gst')
  expect(screen.queryByText('Please choose the service that it is about.')).toBeNull()
  await book()
  await waitFor(() => expect(booked.bodies).toMatchObject([{ topic: 'gst', application_id: null }]))
})
