import { deleteApplication } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { paths } from '../../shared/routing/paths.ts'
import { applicationId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, problem } from '../../testing/serve-application.ts'
import { DeleteServiceDialog } from './delete-service-dialog.tsx'

const open = () =>
  renderApp(<DeleteServiceDialog application={makeServiceApplication()} open onOpenChange={() => {}} />)
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete Service' }))

it('[SD-08] shows what is deleted and warns, then deletes and leads to the services', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  portal.use(
    onCall(
      deleteApplication,
      async () => {
        await answered
        return done('Application data deleted successfully.')
      },
      { params: { id: applicationId } },
    ),
  )
  const { router, toasts } = open()
  expect(screen.getByText('TC Registration')).toBeTruthy()
  expect(screen.getByText('Payment Pending')).toBeTruthy()
  expect(screen.getByText(/will be deleted\. This cannot be undone\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  await confirm()
  expect(screen.getByRole('button', { name: 'Deleting...' })).toBeTruthy()
  answer()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.services))
  expect(toasts()).toEqual(['success: Service deleted successfully!'])
})

it("[SD-08] a refusal shows the server's message, no answer its own", async () => {
  portal.use(
    onCall(deleteApplication, () => problem(409, 'paid_not_deletable', 'A paid service cannot be deleted.'), {
      params: { id: applicationId },
    }),
  )
  const { router, toasts } = open()
  await confirm()
  await waitFor(() => expect(toasts()).toEqual(['error: A paid service cannot be deleted.']))
  portal.use(onCall(deleteApplication, () => HttpResponse.error(), { params: { id: applicationId } }))
  await confirm()
  await waitFor(() => expect(toasts()[1]).toBe('error: An error occurred while deleting the service'))
  expect(router.state.location.pathname).toBe('/')
})

it('[SD-08] an answer without words says that the service was not deleted', async () => {
  portal.use(
    onCall(deleteApplication, () => problem(409, 'order_live', ''), { params: { id: applicationId } }),
  )
  const { toasts } = open()
  await confirm()
  await waitFor(() => expect(toasts()).toEqual(['error: Failed to delete service']))
})

it('[AP-17] an answer that nobody understands says that the data was not deleted', async () => {
  portal.use(
    onCall(deleteApplication, () => HttpResponse.json({}, { status: 502 }), {
      params: { id: applicationId },
    }),
  )
  const { toasts } = open()
  await confirm()
  await waitFor(() => expect(toasts()).toEqual(['error: Failed to delete application data']))
})
