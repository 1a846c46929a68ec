import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paidOf } from '../../testing/serve-application.ts'
import { InformationStep } from './information-step.tsx'

it('[DI-02] a paid application that asks for nothing more says that the guide will come', () => {
  const application = {
    ...paidOf(makeServiceApplication()),
    pending_items: 0,
    is_information_complete: false,
  }
  renderApp(<InformationStep application={application} />)
  expect(screen.getByText('Our guide will contact you')).toBeTruthy()
  expect(screen.queryByText(/required/)).toBeNull()
})
