import type { ServiceApplication } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { paidOf } from '../../../testing/serve-application.ts'
import { InformationStep } from './information-step.tsx'

const open = (application: ServiceApplication) => renderApp(<InformationStep application={application} />)

it('[DI-02] a paid application that asks for nothing more says that the guide will come', () => {
  const application = {
    ...paidOf(makeServiceApplication()),
    pending_items: 0,
    is_information_complete: false,
  }
  open(application)
  expect(screen.getByText('Our guide will contact you')).toBeTruthy()
  expect(screen.queryByText(/required/)).toBeNull()
})

it('[DI-02] the number of what is required is explained by its kinds', () => {
  open({ ...paidOf(makeServiceApplication()), pending_items: 16, pending_documents: 6, form_missing: true })
  expect(screen.getByText('16 item(s) required (6 documents and 10 answers)')).toBeTruthy()
})

const paid = paidOf(makeServiceApplication())
it('while work is paused the act has the name that it has elsewhere', () => {
  open({
    ...paid,
    serviceDetails: { ...paid.serviceDetails, client_status: 'on_hold' },
    pending_items: 2,
    is_information_complete: false,
    allowed_actions: ['submit_information'],
  })
  expect(screen.getByRole('link', { name: 'Provide Information' })).toBeTruthy()
  expect(screen.queryByText(/required/)).toBeNull()
})

const refunded: ServiceApplication = {
  ...paid,
  serviceDetails: { ...paid.serviceDetails, client_status: 'refund_completed' },
  pending_items: 2,
  allowed_actions: [],
}

it('where the money went back before anything was submitted, nothing is asked for or shown', () => {
  open(refunded)
  expect(screen.getByText('Nothing more is needed here.')).toBeTruthy()
  expect(screen.queryByText('Our guide will contact you')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('what was submitted before the money went back can still be looked at', () => {
  const submittedFields = [{ field_id: 'head', value: 'Asha Patil' }]
  open({ ...refunded, submittedFields })
  expect(screen.getByRole('link', { name: 'Show what was submitted' })).toBeTruthy()
})
