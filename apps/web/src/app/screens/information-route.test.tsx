import { getProfile } from '@sanad/contracts'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { applicationId, makeServiceApplication, makeStage } from '../../testing/make-service-application.ts'
import { openApp, storeSession } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'
import { paidOf, serveApplication } from '../../testing/serve-application.ts'

it('Provide Information names the application form that is needed beside documents and answers, and opens it', async () => {
  const paid = paidOf(
    makeServiceApplication({
      default_timeline: [makeStage({ id: 'one' }), makeStage({ id: 'last', title: 'Handover' })],
    }),
  )
  const missing = { application_form: { required: true, submitted_at: null }, form_missing: true }
  const served = serveApplication({ ...paid, ...missing })
  storeSession()
  answer(getProfile, { success: true, user: asha, acting_staff: null })
  openApp(`/dashboard/services/${applicationId}/information`)
  expect(await screen.findByText(/before the last step, “Handover”/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open the form' })).toBeTruthy()
  cleanup()

  const given = { required: true, submitted_at: paid.serviceDetails.created_at }
  served.current = { ...paid, application_form: given, form_missing: false }
  openApp(`/dashboard/services/${applicationId}/information`)
  expect(await screen.findByRole('heading', { name: 'Provide Information' })).toBeTruthy()
  expect(screen.queryByText(/application form/i)).toBeNull()
})
