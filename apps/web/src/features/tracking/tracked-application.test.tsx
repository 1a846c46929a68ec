import type { PublicTracking } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { TrackedApplication } from './tracked-application.tsx'

const stage = { description: '', completed_at: null, in_progress: false } as const
const tracking: PublicTracking = {
  service_id: 'tc-registration',
  title: 'Training Centre Registration',
  track_id: 'TCR-8F3KQ7M2XD',
  payment_status: 1,
  client_status: 'processing',
  applied_at: '2026-11-20T10:00:00.000Z',
  stages: [
    { ...stage, title: 'Papers checked', status: 'completed', completed_at: '2026-11-21T10:00:00.000Z' },
    { ...stage, title: 'Inspection', status: 'pending' },
  ],
}
const labels = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('says of each stage whether it is done or coming up', () => {
  renderApp(<TrackedApplication tracking={tracking} />)
  expect(labels()).toEqual(['Papers checkedCompleted on 21 Nov 2026', 'InspectionComing up'])
})

it('says of an application whose money went back what was not done', () => {
  renderApp(<TrackedApplication tracking={{ ...tracking, client_status: 'refund_completed' }} />)
  expect(screen.getByText('Refund Completed')).toBeTruthy()
  expect(labels()).toEqual([expect.stringContaining('Completed'), expect.stringContaining('Not done')])
})

it('says what a stage is about until it is done', () => {
  const [checked, inspection] = tracking.stages.map((one) => ({ ...one, description: `Due: ${one.title}` }))
  if (!checked || !inspection) throw new Error('Two stages')
  renderApp(<TrackedApplication tracking={{ ...tracking, stages: [checked, inspection] }} />)
  expect(screen.getByText('Due: Inspection')).toBeTruthy()
  expect(screen.queryByText('Due: Papers checked')).toBeNull()
})
