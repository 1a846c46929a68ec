import { getServiceDetails } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { serviceState } from '../../shared/routing/paths.ts'
import { applicationId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { problem } from '../../testing/serve-application.ts'
import { ServiceDetail } from './service-detail.tsx'

const open = () =>
  renderApp(<ServiceDetail>{() => 'The service'}</ServiceDetail>, { state: serviceState(applicationId) })

it("[SD-04] a service that cannot be loaded shows the server's message", async () => {
  portal.use(
    onCall(getServiceDetails, () => problem(503, 'unavailable', 'The service is busy for a moment.'), {
      params: { userServiceId: applicationId },
    }),
  )
  open()
  expect(await screen.findByText('The service is busy for a moment.')).toBeTruthy()
  expect(screen.queryByText('The service')).toBeNull()
})

it('[SD-04] an answer that nobody understands says that the service could not be loaded', async () => {
  portal.use(
    onCall(getServiceDetails, () => new HttpResponse('<html>', { status: 502 }), {
      params: { userServiceId: applicationId },
    }),
  )
  open()
  expect(await screen.findByText('Failed to load service data')).toBeTruthy()
})
