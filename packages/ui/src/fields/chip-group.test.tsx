import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ChipGroup } from './chip-group.tsx'

afterEach(cleanup)

function Times() {
  const [time, setTime] = useState<string | null>(null)
  return (
    <ChipGroup
      label="Time"
      hint="In India"
      error={time === null && 'Please choose a time.'}
      value={time}
      onValueChange={setTime}
      options={[
        { value: '10:30', label: '10:30 AM' },
        { value: '11:00', label: '11:00 AM', description: 'Full', disabled: true },
        { value: '11:30', label: '11:30 AM' },
      ]}
    />
  )
}

it('one chip is chosen by its name, and by the arrow keys past what is full', async () => {
  const user = userEvent.setup()
  render(<Times />)
  const group = screen.getByRole('group', { name: 'Time', description: 'In India Please choose a time.' })
  expect(group).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '10:30 AM' }))
  await user.keyboard('{ArrowRight}')
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: '11:30 AM' })
  expect(chosen.checked).toBe(true)
  expect(screen.queryByText('Please choose a time.')).toBeNull()
})

it('what is full cannot be chosen', async () => {
  const user = userEvent.setup()
  render(<Times />)
  const full = screen.getByRole<HTMLInputElement>('radio', { name: '11:00 AM Full' })
  await user.click(full)
  expect(full.checked).toBe(false)
})
