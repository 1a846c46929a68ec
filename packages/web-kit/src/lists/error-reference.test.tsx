import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorTextContext } from '../api/error-text.ts'
import { errorText } from '../api/portal-error-text.ts'
import { makeDesk } from '../testing/make-desk.ts'
import { ReadError } from './read-error.tsx'

const writeText = vi.fn(async () => {})
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const ours = { code: 'internal', message: 'Something broke.', status: 500, requestId: '7K3QF9M2XW4T' }
const theirs = { code: 'not_found', message: 'There is no such thing.', status: 404, requestId: 'AAAA' }

function show(error: unknown) {
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <ErrorTextContext value={errorText}>
        <ReadError error={error} failed="Not read." onRetry={() => {}} />
      </ErrorTextContext>
    </Provider>,
  )
}

it('an error of ours names its reference, which can be copied, and one of the caller names none', async () => {
  show(ours)
  const copy = await screen.findByRole('button', { name: 'Copy: Reference' })
  expect(screen.getByRole('alert').textContent).toContain('Something broke. Reference 7K3QF9M2XW4T')
  copy.click()
  expect(writeText).toHaveBeenCalledWith('7K3QF9M2XW4T')
  cleanup()
  show(theirs)
  expect(screen.getByRole('alert').textContent).not.toContain('Reference')
})

it('the words of an error are the same with a reference and without', () => {
  expect(errorText(ours, '', 'en')).toBe('Something broke.')
})
