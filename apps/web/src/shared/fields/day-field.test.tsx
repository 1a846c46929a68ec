import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { DayField } from './day-field.tsx'

const wrong = 'Please enter a valid date.'
const yearShort = 'Please give the year with four digits, such as 1990.'

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

it('says nothing while it is typed', () => {
  renderApp(<DayField label="Date" value="12/04/19" onValueChange={() => {}} />)
  expect(screen.queryByText(yearShort)).toBeNull()
})
