import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RegistrationRequest } from './index.ts'

const person = { mobile: '9876543210', name_of_person: 'Asha Patil', email: 'asha@example.in' }

function messagesOf(body: unknown): string[] {
  return z.safeParse(RegistrationRequest, body).error?.issues.map((issue) => issue.message) ?? []
}

it('[RG-04] registration takes phone for mobile, name for name_of_person and dateOfBirth for date_of_birth', () => {
  const body = {
    phone: '+91 98765 43210',
    name: ' Asha ',
    email: 'A@Example.in',
    dateOfBirth: null,
    address: null,
  }
  expect(z.parse(RegistrationRequest, body)).toEqual({
    phone: '9876543210',
    name: 'Asha',
    email: 'a@example.in',
    dateOfBirth: null,
    address: null,
  })
})

it.each([
  [{ ...person, mobile: undefined }, 'Mobile number is required'],
  [{ ...person, mobile: '' }, 'Mobile number is required'],
  [{ ...person, name_of_person: undefined }, 'Name is required'],
  [{ ...person, name_of_person: '   ' }, 'Name is required'],
  [{ ...person, email: 'asha@' }, 'Please enter the whole email address, such as name@example.com.'],
  [{ ...person, mobile: '5876543210' }, 'Please enter a 10-digit mobile number starting with 6, 7, 8 or 9'],
  [{ ...person, mobile: '987654321' }, 'Please enter a 10-digit mobile number starting with 6, 7, 8 or 9'],
])('registration %j is refused with: %s', (body, message) => {
  expect(messagesOf(body)).toContain(message)
})
