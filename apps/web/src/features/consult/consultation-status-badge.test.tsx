import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { ConsultationStatusBadge } from './consultation-status-badge.tsx'

it('a consultation that staff are to confirm is not amber, which is what waits for the customer', () => {
  renderApp(<ConsultationStatusBadge status="requested" />)
  expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('blue')
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
})
