import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { applicationId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { AskToChange } from './ask-to-change.tsx'

it('a request that says nothing is not sent, and what is missing takes the focus', async () => {
  renderApp(<AskToChange applicationId={applicationId} answer={{ fieldId: 'pan', label: 'PAN' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask to change this: PAN' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Please say what is wrong.')).toBeTruthy()
  const why = screen.getByRole('textbox', { name: 'What is wrong?' })
  await waitFor(() => expect(document.activeElement).toBe(why))
})
