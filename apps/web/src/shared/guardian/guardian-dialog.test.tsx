import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { applicationId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { GuardianDialog } from './guardian-dialog.tsx'

it('what is missing takes the focus: the relation by its first option, then the declaration', async () => {
  renderApp(<GuardianDialog applicationId={applicationId} onClose={() => {}} onConsented={() => {}} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'For somebody under 18' }))
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'I consent' }))
  await press()
  expect(dialog.getByText('Please choose.')).toBeTruthy()
  const mother = dialog.getByRole('radio', { name: 'Mother' })
  await waitFor(() => expect(document.activeElement).toBe(mother))
  await userEvent.click(mother)
  await press()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('checkbox')))
})
