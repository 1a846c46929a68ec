import {
  addBusinessName,
  type CatalogueService,
  createApplication,
  type ListedBusiness,
  listMyServices,
  listUserBusinesses,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { applicationId, customerId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done } from '../../testing/serve-application.ts'
import { ApplyForm } from './apply-form.tsx'

beforeEach(() => sessionStorage.clear())

const service: CatalogueService = {
  service_id: 'skill-india',
  title: 'Skill India Registration',
  summary: '',
  category: 'skill',
  from_price: 3000,
  price_note: 'fixed',
  stages: 5,
  documents: 3,
}
const businessId = '0190b3c8-7b1e-7c3a-9d52-00000000000b'

/** Stub that creates applications; the first `losses` responses are lost. `found` is what is asked for by id or name. */
function servePortal(losses = 0, found: ListedBusiness[] = []) {
  const bodies: { businesses: unknown[]; applications: Record<string, unknown>[] } = {
    businesses: [],
    applications: [],
  }
  portal.use(
    onCall(listMyServices, () => HttpResponse.json({ success: true, services: [], next_cursor: null })),
    onCall(listUserBusinesses, () => HttpResponse.json(found)),
    onCall(addBusinessName, async ({ request }) => {
      bodies.businesses.push(await request.json())
      return done('', { business_id: businessId })
    }),
    onCall(createApplication, async ({ request }) => {
      bodies.applications.push((await request.json()) as Record<string, unknown>)
      if (bodies.applications.length <= losses) return HttpResponse.error()
      const data = { id: applicationId, track_id: 'SKI-8F3KQ7M2XD', csrf_token: 'link' }
      return done('', { data })
    }),
  )
  return bodies
}
const chooseState = async (name: string) => {
  await screen.findByRole('option', { name })
  await userEvent.selectOptions(screen.getByLabelText(/Your State/), name)
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

it('asks for the State first, then creates the application and leads to its payment', async () => {
  const bodies = servePortal()
  const { router } = renderApp(<ApplyForm service={service} businesses={[]} />)
  await press()
  expect(screen.getByText('Please choose a state.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Your State/))
  expect(bodies.applications).toEqual([])
  await chooseState('Goa')
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  expect(router.state.location.state).toEqual(serviceState(applicationId))
  // Going back to the form would make a second application.
  expect(router.state.historyAction).toBe('REPLACE')
  expect(bodies.applications).toMatchObject([{ service_id: 'skill-india', stateId: 10, business_id: null }])
})

it('what an earlier application of the business told is filled in and not asked again', async () => {
  const bodies = servePortal()
  const known = {
    id: businessId,
    name_of_firm: 'Asha Stores',
    user_id: customerId,
    applications: 1,
    created_at: '2026-11-20T10:00:00.000Z',
    state_id: 10,
  }
  const { router } = renderApp(<ApplyForm service={service} businesses={[known]} />)
  await screen.findByRole('option', { name: 'Goa' })
  expect(screen.getByLabelText(/Your State/)).toHaveProperty('value', '10')
  expect(screen.getByText(/^As in the last application of this business/)).toBeTruthy()
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  expect(bodies.applications).toMatchObject([{ stateId: 10, business_id: businessId }])
})

const stores = {
  id: businessId,
  name_of_firm: 'Asha Stores',
  user_id: customerId,
  applications: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  state_id: 10,
}
const nameNew = async (name: string) => {
  await userEvent.click(screen.getByRole('radio', { name: 'A new business' }))
  await userEvent.type(screen.getByLabelText(/^Business name/), name)
}
const question = 'You already have a business of this name'

it('a second business of the same name is asked about once, and made when that is meant', async () => {
  const bodies = servePortal(0, [stores])
  const { router } = renderApp(<ApplyForm service={service} businesses={[stores]} />)
  await nameNew(' asha  stores')
  await chooseState('Goa')
  await press()
  await screen.findByText(question)
  expect(bodies.businesses).toEqual([])
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  expect(bodies.businesses).toMatchObject([{ name_of_firm: 'asha  stores' }])
})

it('the business that has the name already is a press away, on whichever page of the list it is', async () => {
  const bodies = servePortal(0, [stores])
  const { router } = renderApp(<ApplyForm service={service} businesses={[]} />)
  await nameNew('Asha Stores')
  await chooseState('Goa')
  await press()
  await userEvent.click(await screen.findByRole('button', { name: 'Use the one I have' }))
  expect(screen.queryByText(question)).toBeNull()
  expect(await screen.findByRole('radio', { name: 'Asha Stores', checked: true })).toBeTruthy()
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  expect(bodies.businesses).toEqual([])
  expect(bodies.applications).toMatchObject([{ business_id: businessId }])
})

it('[DB-04] choosing a skill service is written to the audit log', async () => {
  servePortal()
  const { router, audited } = renderApp(<ApplyForm service={service} businesses={[]} />)
  await chooseState('Goa')
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  await waitFor(() => expect(audited).toEqual(['SKILL_SERVICE_SELECT']))
})

it('trying again after a lost answer creates neither the business nor the application twice', async () => {
  const bodies = servePortal(1)
  const { router, toasts } = renderApp(<ApplyForm service={service} businesses={[]} />)
  await chooseState('Maharashtra')
  await userEvent.click(screen.getByRole('radio', { name: 'A new business' }))
  await userEvent.type(screen.getByLabelText(/Business name/), 'Asha Stores')
  await press()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(screen.getByLabelText(/Business name/)).toHaveProperty('value', 'Asha Stores')
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  expect(bodies.businesses).toEqual([{ name_of_firm: 'Asha Stores', user_id: customerId }])
  const [first, second] = bodies.applications
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    business_id: businessId,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

it('an application that is made after its form was left is told, and leads nobody away', async () => {
  servePortal()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    portal.use(
      onCall(createApplication, async () => {
        resolve()
        await new Promise<void>((now) => {
          answer = now
        })
        return done('', { data: { id: applicationId, track_id: 'SKI-8F3KQ7M2XD', csrf_token: 'link' } })
      }),
    )
  })
  const { router, toasts } = renderApp(
    <Routes>
      <Route path="/" element={<ApplyForm service={service} businesses={[]} />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
  )
  await chooseState('Goa')
  await press()
  await asked
  await router.navigate(paths.documents)
  await screen.findByRole('heading', { name: 'Elsewhere' })
  answer()
  await waitFor(() =>
    expect(toasts()).toEqual([
      'success: Your application for Skill India Registration was created. It is under “My services”.',
    ]),
  )
  expect(router.state.location.pathname).toBe(paths.documents)
})

it('what was chosen and typed survives a reload, for this service, until the application is made', async () => {
  servePortal()
  const open = (of = service) => renderApp(<ApplyForm service={of} businesses={[stores]} />)
  const nameField = () => screen.queryByLabelText<HTMLInputElement>(/^Business name/)?.value
  const stateField = () => screen.getByLabelText<HTMLSelectElement>(/Your State/).value
  open()
  await nameNew('Asha Exports')
  await chooseState('Maharashtra')
  const chosen = stateField()
  cleanup()

  open({ ...service, service_id: 'other' })
  await screen.findByRole('option', { name: 'Goa' })
  expect([nameField(), stateField()]).toEqual([undefined, '10'])
  cleanup()

  const { router } = open()
  await screen.findByRole('option', { name: 'Goa' })
  expect([nameField(), stateField()]).toEqual(['Asha Exports', chosen])
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.paymentService))
  cleanup()

  open()
  await screen.findByRole('option', { name: 'Goa' })
  expect([nameField(), stateField()]).toEqual([undefined, '10'])
})

it('a business beyond the first page of the list is chosen again after a reload, as long as it is there', async () => {
  servePortal(0, [stores])
  const open = (businesses: ListedBusiness[]) =>
    renderApp(<ApplyForm service={service} businesses={businesses} />)
  open([stores])
  await userEvent.click(screen.getByRole('radio', { name: 'A new business' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Asha Stores' }))
  cleanup()

  open([])
  expect(await screen.findByRole('radio', { name: 'Asha Stores', checked: true })).toBeTruthy()
  await screen.findByRole('option', { name: 'Goa' })
  expect(screen.getByLabelText<HTMLSelectElement>(/Your State/).value).toBe('10')
  cleanup()

  servePortal(0, [])
  open([])
  expect(await screen.findByRole('radio', { name: /^Decide later/, checked: true })).toBeTruthy()
})
