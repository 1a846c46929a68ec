import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { DayField } from './day-field.tsx'

const wrong = 'Please enter a valid date.'
const yearShort = 'Please give the year with all four digits.'

it.each([
  ['12/04/90', wrong, yearShort],
  ['1/4/90', wrong, yearShort],
  ['120490', wrong, yearShort],
  ['12/04', wrong, wrong],
  ['31/02/1990', wrong, wrong],
])('of %s, which is refused, it says why', (value, error, said) => {
  renderApp(<DayField label="Date" value={value} error={error} onValueChange={() => {}} />)
  expect(screen.getByLabelText('Date').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(said)).toBeTruthy()
})

function Field() {
  const [value, setValue] = useState('')
  return <DayField label="Date" value={value} onValueChange={setValue} />
}

it('says nothing of a year while it is typed, and what is missing of it once it is left', async () => {
  renderApp(<Field />)
  await userEvent.type(screen.getByLabelText('Date'), '12/04/19')
  expect(screen.queryByText(yearShort)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(yearShort)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Date'), '9')
  expect(screen.queryByText(yearShort)).toBeNull()
})
