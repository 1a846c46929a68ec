import { cleanup, render, screen } from '@testing-library/react'
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

it('takes a typed number within the limits', async () => {
  const { field, user } = renderStepper({ max: 50 })
  await user.clear(field)
  await user.type(field, '12')
  expect(field.getAttribute('aria-valuenow')).toBe('12')
})

it('goes back to the last number when left empty or beyond the limits', async () => {
  const { field, user } = renderStepper({ start: 3 })
  await user.clear(field)
  expect(field.value).toBe('')
  await user.tab()
  expect(field.value).toBe('3')
  await user.clear(field)
  await user.type(field, '0')
  await user.tab()
  expect(field.value).toBe('3')
})
