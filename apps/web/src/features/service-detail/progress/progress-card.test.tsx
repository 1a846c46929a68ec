import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { ProgressCard } from './progress-card.tsx'

it.each([
  ['is due', { turn: 'you', next: 'pay', stage_id: null }, 'true'],
  ['waits for the bank', { turn: 'us', next: 'confirm_payment', stage_id: null }, undefined],
  ['is looked at by staff', { turn: 'us', next: 'check_payment', stage_id: null }, undefined],
] as const)('a payment is amber only while the customer is to make it: it %s', (_, next_step, yours) => {
  renderApp(
    <ProgressCard application={makeServiceApplication({ next_step })} stageAction={() => null} note={null} />,
  )
  expect(screen.getByRole('listitem', { name: /^Payment/ }).dataset.yours).toBe(yours)
})
