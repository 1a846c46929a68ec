import { TextField } from '@sanad/ui'
import { initialUi } from '@sanad/web-kit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { pressKey } from '../keys/key-registry.ts'
import { ActForm } from './act-form.tsx'

afterEach(cleanup)

function show(isSending: boolean) {
  const onSubmit = vi.fn()
  const onCancel = vi.fn()
  document.addEventListener('keydown', pressKey)
  onTestFinished(() => document.removeEventListener('keydown', pressKey))
  render(
    <Provider store={makeStore({ ui: { ...initialUi, language: 'en' } })}>
      <ActForm
        label="Discount"
        submitLabel="Give"
        isSending={isSending}
        refusal="Too much"
        onSubmit={onSubmit}
        onCancel={onCancel}
      >
        <TextField label="Amount" />
      </ActForm>
    </Provider>,
  )
  return { onSubmit, onCancel }
}

it('begins at its first field, is sent by Ctrl Enter and left by Escape', async () => {
  const { onSubmit, onCancel } = show(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
  screen.getByText('Too much')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

it('is not sent again while it is being recorded', async () => {
  const { onSubmit } = show(true)
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
  expect(onSubmit).not.toHaveBeenCalled()
})
