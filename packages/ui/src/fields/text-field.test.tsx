import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function descriptionOf(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

it('ties label, hint and error to the input', () => {
  render(<TextField label="Mobile Number" hint="Ten digits" error="Mobile number is required" required />)
  const input = screen.getByRole('textbox', { name: 'Mobile Number' })
  expect(descriptionOf(input)).toEqual(['Ten digits', 'Mobile number is required'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('describes nothing when there is neither hint nor error', () => {
  render(<TextField label="Full Name" />)
  const input = screen.getByRole('textbox', { name: 'Full Name' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('passes native attributes and the ref on, as form libraries need', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="Mobile" prefix="+91" name="mobile" id="mobile" ref={ref} />)
  expect(ref.current?.name).toBe('mobile')
  expect(screen.getByLabelText('Mobile')).toBe(ref.current)
})

it('reads an appearing error out', () => {
  const { rerender } = render(<TextField label="Full Name" />)
  rerender(<TextField label="Full Name" error="Name is required" />)
  expect(screen.getByText('Name is required').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  )
})

it('[DI-05] offers an empty choice in a select', () => {
  render(
    <SelectField
      label="State"
      placeholder="Select an option"
      defaultValue=""
      options={[{ value: '21', label: 'Maharashtra' }]}
    />,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect([...select.options].map((option) => [option.value, option.text])).toEqual([
    ['', 'Select an option'],
    ['21', 'Maharashtra'],
  ])
})
