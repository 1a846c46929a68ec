import type { FieldValue } from '@sanad/domain'
import { messagesIn } from '@sanad/texts/browser'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { initialAuth } from '../auth/auth-slice.ts'
import { initialUi } from '../state/ui-state.ts'
import { FieldInput } from './field-input.tsx'
import { reasonText } from './reason-text.ts'

afterEach(cleanup)

function show(
  identifier: string | null,
  input_type = 'text',
  onChange: (value: unknown) => void = () => {},
  value = '',
) {
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
      <FieldInput field={field} value={value} onChange={onChange} />
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

it.each(['12,50,000', 'Rs 12,50,000/-', '₹ 12,50,000 '])(
  'the amount %s is pasted as it is written',
  async (written) => {
    const onChange = vi.fn()
    await userEvent.click(show(null, 'number', onChange))
    await userEvent.paste(written)
    expect(onChange.mock.calls).toEqual([['1250000']])
  },
)

it('an amount is read back in groups, and a pasted text that is none stays the browser’s', async () => {
  const onChange = vi.fn()
  await userEvent.click(show(null, 'number', onChange, '1250000'))
  screen.getByText('12,50,000')
  await userEvent.paste('many, or few')
  expect(onChange).not.toHaveBeenCalled()
})

it('what is too long says how long it may be', () => {
  const label = { en: 'Name', hi: 'नाम' }
  const field = { id: 'name', label, type: 'text' as const, options: [], maxLength: 100 }
  expect(reasonText('too_long', field, messagesIn(fieldReasonsMessages, 'en'))).toBe(
    'This is too long: at most 100 characters.',
  )
})

function Question({ required }: { required?: boolean | undefined }) {
  const [value, setValue] = useState('')
  const field = {
    ...{ field_id: 'f', label: 'Disability', field_title: 'Disability', input_type: 'radio', help: '' },
    options: ['Yes', 'No'].map((label) => ({ label, value: label })),
    identifier: null,
  }
  const onChange = (next: FieldValue) => setValue(String(next))
  return (
    <FieldInput
      field={field}
      value={value}
      {...(required !== undefined && { required })}
      onChange={onChange}
    />
  )
}

it('an optional choice can be cleared again, and the focus stays with the question', async () => {
  const initialState = { auth: initialAuth, ui: initialUi }
  const store = makeStore({ initialState, onSessionExpired: () => {} })
  const { rerender } = render(<Question required={false} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(screen.queryByRole('button')).toBeNull()
  const yes = screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' })
  await userEvent.click(yes)
  await userEvent.click(screen.getByRole('button', { name: 'Clear the choice: Disability' }))
  expect(yes.checked).toBe(false)
  expect(document.activeElement).toBe(yes)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(yes)
  for (const required of [true, undefined]) {
    rerender(<Question required={required} />)
    expect(screen.queryByRole('button')).toBeNull()
  }
})
