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
