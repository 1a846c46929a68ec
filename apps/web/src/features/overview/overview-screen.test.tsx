import { listMyServices, type ServiceSummary } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { applicationId } from '../../testing/make-service-application.ts'
import { makeServiceSummary } from '../../testing/make-service-summary.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { OverviewScreen } from './overview-screen.tsx'

const service = makeServiceSummary()

function open(answer: { services: ServiceSummary[]; next_cursor: string | null }, count = 0) {
  portal.use(onCall(listMyServices, () => HttpResponse.json({ success: true, ...answer })))
  renderApp(
    <OverviewScreen
      due={{
        count,
        card: count > 0 && <p>Filings are due</p>,
        next: <li>20 Dec 2026</li>,
      }}
      lastMessage={<li>Your document was rejected</li>}
    />,
  )
}

it('says so when there are more services than were read', async () => {
  open({ services: [service], next_cursor: 'more' })
  expect(await screen.findByText(/^These are your 1 newest services. Older ones are listed/)).toBeTruthy()
})

it('says nothing of more services where all were read', async () => {
  open({ services: [service], next_cursor: null })
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeTruthy()
  expect(screen.queryByText(/newest services/)).toBeNull()
})

it('due filings need the customer, also where no service does', async () => {
  open({ services: [service], next_cursor: null }, 2)
  expect(await screen.findByText('2 tasks are waiting for you.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Needs you now' })).toBeTruthy()
  expect(screen.getByText('Filings are due')).toBeTruthy()
})

it('counts each filing that is due beside what waits at the services', async () => {
  const asked = { turn: 'you', next: 'provide_information', stage_id: null } as const
  open({ services: [{ ...service, next_step: asked, pending_items: 3 }], next_cursor: null }, 2)
  expect(await screen.findByText('3 tasks are waiting for you.')).toBeTruthy()
})

it('on a wide screen the next due date, the next payment and the last message stand beside the tasks', async () => {
  const matchMedia = () => Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', matchMedia)
  onTestFinished(() => void vi.unstubAllGlobals())
  const id = '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6b'
  const unpaid: ServiceSummary = { ...service, id, title: 'Skill India Registration', amount_due: 3000 }
  open({ services: [service, unpaid], next_cursor: null })
  const glance = within(await screen.findByRole('complementary'))
  expect(glance.getByText('20 Dec 2026')).toBeTruthy()
  expect(glance.getByText('₹3,000 · Skill India Registration')).toBeTruthy()
  expect(glance.getByText('Your document was rejected')).toBeTruthy()
})

it('what the customer is asked for is one tap away, other work lies on the page of the service', async () => {
  const asked = { turn: 'you', next: 'provide_information', stage_id: null } as const
  open({
    services: [{ ...service, next_step: asked, pending_items: 3, pending_documents: 3 }],
    next_cursor: null,
  })
  const link = await screen.findByRole('link', { name: /^Provide 3 documents/ })
  expect(link.getAttribute('href')).toMatch(`/dashboard/services/${applicationId}/information`)
})

it('who has not applied for anything is greeted by name, and told how to begin', async () => {
  open({ services: [], next_cursor: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha Patil' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apply for a service' })).toBeTruthy()
})

it('a paused application leads to its page, which says why', async () => {
  const asked = { turn: 'you', next: 'provide_information', stage_id: null } as const
  open({
    services: [{ ...service, client_status: 'on_hold', next_step: asked, pending_items: 3 }],
    next_cursor: null,
  })
  const links = await screen.findAllByRole('link', { name: /Training Centre Registration/ })
  for (const link of links) expect(link.getAttribute('href')).not.toContain('/information')
})
