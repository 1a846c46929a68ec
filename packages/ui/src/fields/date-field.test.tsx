import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DateField } from './date-field.tsx'
import { findTypedDay } from './typed-date.ts'

afterEach(cleanup)

let value = ''
function Field({ initial = '' }: { initial?: string }) {
  const [current, setCurrent] = useState(initial)
  value = current
  return (
    <DateField
      label="Date of birth"
      value={current}
      onValueChange={setCurrent}
      pattern="DD/MM/YYYY"
      calendarLabel="Choose from the calendar"
    />
  )
}

const show = (initial = '') => {
  render(<Field initial={initial} />)
  return screen.getByLabelText<HTMLInputElement>('Date of birth')
}

it('a day is typed with digits alone, day first', async () => {
  const input = show()
  await userEvent.type(input, '04121988')
  expect(input.value).toBe('04/12/1988')
  expect(value).toBe('1988-12-04')
  expect(input.inputMode).toBe('numeric')
})

it('single digits, other separators and Devanagari digits are understood', async () => {
  await userEvent.type(show(), '4.1.1988')
  expect(value).toBe('1988-01-04')
  cleanup()
  await userEvent.type(show(), '०४१२१९८८')
  expect(value).toBe('1988-12-04')
})

it('every character can be deleted again, the slashes too', async () => {
  const input = show('1988-12-04')
  await userEvent.type(input, '{Backspace}'.repeat(10))
  expect(input.value).toBe('')
  expect(value).toBe('')
})

it('a day that does not exist stays as it was typed', async () => {
  const input = show()
  await userEvent.type(input, '31022026')
  expect(input.value).toBe('31/02/2026')
  expect(value).toBe('31/02/2026')
})

it('what a browser fills in or one pastes is understood', () => {
  expect(findTypedDay('1988-12-04')).toBe('1988-12-04')
  expect(findTypedDay('04 / 12 / 1988')).toBe('1988-12-04')
  expect(findTypedDay('04-12-1988')).toBe('1988-12-04')
  expect(findTypedDay('4/12')).toBeUndefined()
})
