import type { ServiceApplication } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeServiceApplication, makeStage } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paidOf } from '../../testing/serve-application.ts'
import { FormDue } from './form-due.tsx'
import { FormNote } from './form-note.tsx'

const paid = paidOf(
  makeServiceApplication({
    default_timeline: [makeStage({ id: 'one' }), makeStage({ id: 'last', title: 'Handover' })],
  }),
)
const show = (application_form: ServiceApplication['application_form'], application = paid) =>
  renderApp(<FormNote application={{ ...application, application_form }} />)

it('says that a required form is needed, and before what, and opens it', () => {
  show({ required: true, submitted_at: null })
  expect(screen.getByText(/at any time before the last step, “Handover”/)).toBeTruthy()
  expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('info')
  expect(screen.getByRole('button', { name: 'Open the form' })).toBeTruthy()
})

it('says that an optional form is optional', () => {
  show({ required: false, submitted_at: null })
  expect(screen.getByText('The application form is optional here.')).toBeTruthy()
})

it('says when it was submitted', () => {
  show({ required: true, submitted_at: '2026-11-20T10:00:00.000Z' })
  expect(screen.getByText('Application form: submitted on 20 Nov 2026.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks for nothing while work is paused, and where there is no form', () => {
  const serviceDetails = { ...paid.serviceDetails, client_status: 'on_hold' as const }
  show({ required: true, submitted_at: null }, { ...paid, serviceDetails })
  show(null)
  expect(screen.queryByText(/application form/i)).toBeNull()
})

it('once the last step alone is left, the form is the customer’s turn, said once and first', () => {
  const application = {
    ...paid,
    application_form: { required: true, submitted_at: null },
    next_step: { turn: 'you' as const, next: 'wait_for_us' as const, stage_id: 'last', form_due: true },
  }
  renderApp(
    <>
      <FormDue application={application} />
      <FormNote application={application} />
    </>,
  )
  const panel = screen.getByRole('region', { name: 'Your turn: fill in the application form' })
  expect(panel.textContent).toContain('Only “Handover” is left')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open the form'])
})

it('nothing is due while somebody else acts', () => {
  renderApp(<FormDue application={{ ...paid, application_form: { required: true, submitted_at: null } }} />)
  expect(screen.queryByRole('region')).toBeNull()
})
