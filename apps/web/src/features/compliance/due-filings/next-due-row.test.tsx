import type { ComplianceItem } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { NextDueRow } from './next-due-row.tsx'

const item: ComplianceItem = {
  business_id: '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6b',
  key: 'licence.1',
  form: 'licence-renewal',
  due_on: '2026-11-11',
  period: null,
  licence: { id: '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6c', title: 'Trade licence' },
  status: 'overdue',
  done_at: null,
}

it('a date that has passed is overdue, not next', () => {
  renderApp(<NextDueRow item={item} today="2026-11-28" />)
  expect(screen.getByText('Overdue')).toBeTruthy()
  expect(screen.getByText(/^11 Nov 2026 · 17 days late · /)).toBeTruthy()
  expect(screen.queryByText('Next due date')).toBeNull()
})

it('a date that comes is the next one', () => {
  renderApp(<NextDueRow item={{ ...item, status: 'due_soon' }} today="2026-11-10" />)
  expect(screen.getByText('Next due date')).toBeTruthy()
  expect(screen.getByText(/^11 Nov 2026 · tomorrow · /)).toBeTruthy()
})
