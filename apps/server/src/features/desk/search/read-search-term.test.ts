import { expect, it } from 'vitest'
import { readSearchTerm } from './read-search-term.ts'

it.each([
  ['3210', '3210'],
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['321', null],
  ['Asha 3210', null],
])('[DK-61] %s is read as the mobile number’s end %s', (typed, end) => {
  expect(readSearchTerm(typed).mobileEnd).toBe(end)
})

it('[DK-61] what nothing can be looked for by is said', () => {
  expect(readSearchTerm('Asha').tried).toEqual([
    'tracking_id',
    'ticket',
    'order',
    'number',
    'bank_reference',
    'name',
  ])
  expect(readSearchTerm('आशा').tried).toEqual(['name'])
  expect(readSearchTerm('asha@example.in').tried).toEqual(['email'])
})
