import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { ClientStatusBadge } from './client-status-badge.tsx'

it.each([
  ['pending', 'Payment Pending', 'yellow'],
  ['processing', 'On Going', 'green'],
  ['completed', 'Completed', 'green'],
  ['on_hold', 'On Hold', 'yellow'],
  ['refund', 'Refunded', 'red'],
  ['refund_completed', 'Refund Completed', 'red'],
  ['something_new', 'Unknown Status', 'grey'],
])('[SD-07] status %s is shown as %s in %s', (status, label, colour) => {
  renderApp(<ClientStatusBadge status={status} />)
  expect(screen.getByText(label).closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe(colour)
})
