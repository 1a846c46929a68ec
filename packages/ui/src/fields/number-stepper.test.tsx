import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { NumberStepper } from './number-stepper.tsx'

afterEach(cleanup)

function QuantityScreen({ start, max }: { start: number; max: number }) {
  const [value, setValue] = useState(start)
  return (
    <NumberStepper
      label="Number of Trainer"
      value={value}
      onValueChange={setValue}
      max={max}
      decreaseLabel="Less"
      increaseLabel="More"
      problemText={(problem) => problem}
    />
  )
}

function renderStepper({ start = 1, max = 5 } = {}) {
  render(<QuantityScreen start={start} max={max} />)
  return {
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Number of Trainer' }),
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'Less' }),
    more: screen.getByRole<HTMLButtonElement>('button', { name: 'More' }),
    user: userEvent.setup(),
  }
}

it('[DY-05] cannot go below 1', async () => {
  const { field, less, user } = renderStepper({ start: 2 })
  await user.click(less)
  expect(field.value).toBe('1')
  expect(less.disabled).toBe(true)
  await user.type(field, '{ArrowDown}')
  expect(field.value).toBe('1')
})

it('steps up to the limit by button and arrow key', async () => {
  const { field, more, user } = renderStepper({ start: 3 })
  await user.click(more)
  await user.type(field, '{ArrowUp}{ArrowUp}')
  expect(field.value).toBe('5')
  expect(more.disabled).toBe(true)
})

it('takes what is typed when the field is left, not its first digit', async () => {
  const { field, user } = renderStepper({ max: 50 })
  await user.clear(field)
  await user.type(field, '12')
  expect(field.getAttribute('aria-valuenow')).toBe('1')
  await user.tab()
  expect(field.getAttribute('aria-valuenow')).toBe('12')
})

it('takes what is typed on Enter, and after a pause', async () => {
  const { field, user } = renderStepper({ max: 50 })
  await user.clear(field)
  await user.type(field, '7{Enter}')
  expect(field.getAttribute('aria-valuenow')).toBe('7')
  await user.clear(field)
  await user.type(field, '20')
  await waitFor(() => expect(field.getAttribute('aria-valuenow')).toBe('20'), { timeout: 3000 })
})

it.each([
  ['12', 'too_large'],
  ['0', 'too_small'],
  ['-1', 'too_small'],
  ['1.5', 'not_whole'],
  ['abc', 'not_whole'],
  ['', 'empty'],
])('says what is wrong with "%s", keeps it, and keeps the value', async (text, problem) => {
  const { field, user } = renderStepper({ start: 3, max: 10 })
  await user.clear(field)
  if (text) await user.type(field, text)
  await user.tab()
  expect(screen.getByText(problem)).toBeTruthy()
  expect(field.value).toBe(text)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-valuenow')).toBe('3')
})

it('a step by a button ends what was typed wrong', async () => {
  const { field, more, user } = renderStepper({ start: 3, max: 10 })
  await user.clear(field)
  await user.type(field, '12')
  await user.click(more)
  expect(field.value).toBe('4')
  expect(screen.queryByText('too_large')).toBeNull()
})
