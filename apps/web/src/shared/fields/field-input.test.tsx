import { messagesIn } from '@sanad/texts/browser'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { initialAuth } from '../auth/auth-slice.ts'
import { initialUi } from '../state/ui-state.ts'
import { FieldInput } from './field-input.tsx'
import { reasonText } from './reason-text.ts'

afterEach(cleanup)

function show(identifier: string | null, input_type = 'text', onChange: (value: unknown) => void = () => {}) {
  const field = {
    field_id: 'f',
    label: 'Field',
    field_title: 'Field',
    input_type,
    options: [],
    help: '',
    identifier,
  }
  const initialState = { auth: initialAuth, ui: initialUi }
  render(
    <Provider store={makeStore({ initialState, onSessionExpired: () => {} })}>
      <FieldInput field={field} value="" onChange={onChange} />
    </Provider>,
  )
  return screen.getByLabelText('Field')
}

it.each(['pin', 'aadhaar', 'mobile'])('a %s is typed on the number keys', (identifier) => {
  expect(show(identifier).getAttribute('inputmode')).toBe('numeric')
})

it.each(['pan', 'gstin', 'ifsc'])('a %s is typed in capitals', (identifier) => {
  expect(show(identifier).getAttribute('autocapitalize')).toBe('characters')
})

it('an amount is pasted as it is written, and a text that is none is not', async () => {
  const onChange = vi.fn()
  const field = show(null, 'number', onChange)
  await userEvent.click(field)
  await userEvent.paste('12,50,000')
  expect(onChange).toHaveBeenLastCalledWith('1250000')
  await userEvent.paste('many, or few')
  expect(onChange).toHaveBeenCalledOnce()
})

it('what is too long says how long it may be', () => {
  const label = { en: 'Name', hi: 'नाम' }
  const field = { id: 'name', label, type: 'text' as const, options: [], maxLength: 100 }
  expect(reasonText('too_long', field, messagesIn(fieldReasonsMessages, 'en'))).toBe(
    'This is too long: at most 100 characters.',
  )
})
