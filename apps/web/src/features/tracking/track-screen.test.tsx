import { getByTrack } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openApp } from '../../testing/open-app.tsx'

const tracking = {
  service_id: 'tc-registration',
  title: 'Training Centre Registration',
  track_id: 'TCR-8F3KQ7M2XD',
  payment_status: 1 as const,
  client_status: 'processing' as const,
  applied_at: '2026-11-20T10:00:00.000Z',
  stages: [],
}

it('takes a tracking id as people type it and shows its progress', async () => {
  const { user } = openApp('/tracking')
  answer(getByTrack, { success: true, data: tracking })
  await user.type(await screen.findByLabelText(/Tracking ID/), ' #tcr 8f3k-q7m2xd{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Training Centre Registration' })
  expect(location.pathname).toBe('/user/track/TCR-8F3KQ7M2XD')
})

it('says what is wrong with one that cannot be, before anything is asked', async () => {
  const { user } = openApp('/tracking')
  const field = await screen.findByLabelText(/Tracking ID/)
  await user.click(screen.getByRole('button', { name: 'Show the progress' }))
  expect(await screen.findByText('Please enter the tracking ID.')).toBeTruthy()
  await user.type(field, 'TCR-12{Enter}')
  expect(await screen.findByText(/^A tracking ID has three letters/)).toBeTruthy()
  expect(location.pathname).toBe('/user/tracking')
})

it('one that no application has is kept in the field, to be compared', async () => {
  refuse(getByTrack, 'link_invalid')
  const { user } = openApp('/track/TCR-8F3KQ7M2XD')
  const field = await screen.findByLabelText(/Tracking ID/)
  expect(field).toHaveProperty('value', 'TCR-8F3KQ7M2XD')
  expect(screen.getByText(/^No application has this tracking ID/)).toBeTruthy()
  answer(getByTrack, { success: true, data: { ...tracking, track_id: 'TCR-8F3KQ7M2XE' } })
  await user.clear(field)
  await user.type(field, 'TCR-8F3KQ7M2XE{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Training Centre Registration' })).toBeTruthy()
})

it('too many look-ups say when to try again', async () => {
  refuse(getByTrack, 'rate_limited', { seconds_left: 42 })
  openApp('/track/TCR-8F3KQ7M2XD')
  expect(await screen.findByText(/try again in 42 seconds/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
