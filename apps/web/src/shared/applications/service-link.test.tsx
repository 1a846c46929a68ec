import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { applicationId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { serveApplication } from '../../testing/serve-application.ts'
import { paths, serviceState } from '../routing/paths.ts'
import { ServiceLink } from './service-link.tsx'

it('carries the id in the address that can be copied, and in the state when it is pressed', async () => {
  serveApplication()
  const { router } = renderApp(
    <ServiceLink service={{ id: applicationId, payment_status: 0 }}>Open</ServiceLink>,
  )
  const link = screen.getByRole('link', { name: 'Open' })
  expect(link.getAttribute('href')).toBe(`${paths.paymentService}?application=${applicationId}`)
  await userEvent.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  expect(router.state.location).toMatchObject({
    search: `?application=${applicationId}`,
    state: serviceState(applicationId),
  })
})
