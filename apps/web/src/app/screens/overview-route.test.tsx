import { listMyServices, readComplianceCalendar } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { makeServiceSummary } from '../../testing/make-service-summary.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { OverviewRoute } from './overview-route.tsx'

const nothing = 'Nothing needs your attention right now.'

const nothingDue = { today: '2026-11-20', businesses: [], next_businesses: null, overdue: [], months: [] }
const calendar = { success: true, data: nothingDue, next_cursor: null, previous_cursor: null }

function serveServices() {
  const services = [makeServiceSummary()]
  portal.use(onCall(listMyServices, () => HttpResponse.json({ success: true, services, next_cursor: null })))
}

it('does not say that nothing is to be done before the due dates are known', async () => {
  serveServices()
  const due = Promise.withResolvers<void>()
  let asked = 0
  portal.use(
    onCall(readComplianceCalendar, async () => {
      asked += 1
      await due.promise
      return HttpResponse.json(calendar)
    }),
  )
  renderApp(<OverviewRoute />)
  await expect.poll(() => asked).toBe(1)
  await expect.poll(() => screen.queryByText('Loading your services…')).not.toBeNull()
  expect(screen.queryByText(nothing)).toBeNull()
  due.resolve()
  expect(await screen.findByText(nothing)).toBeTruthy()
})

it('says that the due dates could not be read, and reads them again', async () => {
  serveServices()
  portal.use(onCall(readComplianceCalendar, () => new HttpResponse(null, { status: 500 })))
  renderApp(<OverviewRoute />)
  expect(await screen.findByText('Your due dates could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Training Centre Registration/ })).toBeTruthy()
  expect(screen.queryByText(nothing)).toBeNull()
  portal.use(onCall(readComplianceCalendar, () => HttpResponse.json(calendar)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(nothing)).toBeTruthy()
})
