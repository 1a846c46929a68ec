import { expect, it } from 'vitest'
import { ticketStatus } from './ticket-status.ts'

it.each([
  ['open', 'message', 'customer'],
  ['answered', 'message', 'staff'],
  ['closed', 'closing', 'customer'],
  ['closed', 'closing', 'staff'],
] as const)('a ticket is %s after a %s of the %s', (status, kind, author) => {
  expect(ticketStatus({ kind, author })).toBe(status)
})
