import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeServiceApplication, makeStage } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { ProgressStage } from './progress-stage.tsx'

it('[TL-03] a completed stage says once that it is completed, with its date', () => {
  const stage = makeStage({ id: 'filing', status: 'completed', completed_at: '2026-11-28T05:30:00.000Z' })
  const phase = { isPaid: true, isEnded: false }
  renderApp(
    <ProgressStage stage={stage} phase={phase} application={makeServiceApplication()} action={null} />,
  )
  const { textContent } = screen.getByRole('listitem', { name: /^Stage filing Completed on 28 Nov 2026/ })
  expect(textContent?.match(/Completed/g)).toHaveLength(1)
})

const stage = makeStage({ id: 'filing', in_progress: true })

it.each([
  ['a stage under way that waits for the customer', stage, 'you', {}, 'true'],
  ['a stage under way at the centre', stage, 'us', {}, undefined],
  ['a stage under way at the department', stage, 'department', {}, undefined],
  ['a stage on hold', stage, 'you', { isPaused: true }, undefined],
  ['a later stage of the customer', { ...stage, in_progress: false }, 'you', {}, undefined],
  ['a stage that is done', { ...stage, status: 'completed' }, 'you', {}, undefined],
] as const)('only what waits for the customer is amber: %s', (_, stage, turn, phase, yours) => {
  const next_step = { turn, next: 'none', stage_id: stage.id } as const
  renderApp(
    <ProgressStage
      stage={stage}
      phase={{ isPaid: true, isEnded: false, ...phase }}
      application={makeServiceApplication({ next_step })}
      action={null}
    />,
  )
  expect(screen.getByRole('listitem', { name: /^Stage filing/ }).dataset.yours).toBe(yours)
})
