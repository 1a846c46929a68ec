import { type ComplianceBusiness, readComplianceCalendar } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { onCall } from '../../../testing/on-call.ts'
import { portal, renderApp } from '../../../testing/render-app.tsx'
import { ComplianceScreen } from './compliance-screen.tsx'

const business = (name_of_firm: string): ComplianceBusiness => ({
  id: crypto.randomUUID(),
  name_of_firm,
  has_profile: false,
})

it('leads through the businesses of an account with many, and back to the first', async () => {
  const [one, two, last] = [business('Asha Stores'), business('Asha Traders'), business('Asha Foods')]
  portal.use(
    onCall(readComplianceCalendar, ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('after') === null
      return HttpResponse.json({
        success: true,
        data: {
          today: '2026-11-22',
          businesses: isFirst ? [one, two] : [last],
          next_businesses: isFirst ? two.id : null,
          overdue: [],
          months: [],
        },
        next_cursor: null,
        previous_cursor: null,
      })
    }),
  )
  renderApp(<ComplianceScreen />)
  expect(await screen.findByText(/The dates of 2 of them are shown here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'First businesses' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Next businesses' }))
  expect(await screen.findByText(/Asha Foods/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next businesses' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'First businesses' }))
  expect(await screen.findByText(/The dates of 2 of them are shown here/)).toBeTruthy()
})
