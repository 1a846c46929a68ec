import { deleteApplication, getServiceDetails, listMyServices, updateApplication } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { offeredLanguages } from '@sanad/texts'
import { LanguageSwitch } from '@sanad/web-kit'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { applicationId, makeQuote, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, problem, serveApplication } from '../../testing/serve-application.ts'
import { ServiceScreen } from './service-screen.tsx'

const open = (path: string = paths.paymentService, state: unknown = serviceState(applicationId)) =>
  renderApp(<ServiceScreen />, { path, state })

describe('finding the application', () => {
  it('[RT-15] is named in the address, which can be copied, and in the navigation state', async () => {
    serveApplication()
    const { router } = open()
    await screen.findByRole('heading', { name: 'Training Centre Registration' })
    expect(router.state.location).toMatchObject({
      search: `?application=${applicationId}`,
      state: serviceState(applicationId),
    })
  })

  it('[SD-04] says so when the navigation names none', async () => {
    open(paths.service, null)
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy()
    expect(screen.getByText('No service application ID provided')).toBeTruthy()
    expect(screen.getByText(/Go back to your services and choose one/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveProperty('pathname', paths.services)
  })

  it('is taken from the address of a link opened in a new tab, and from that of a bookmark', async () => {
    serveApplication()
    const { router } = open(`${paths.paymentService}?application=${applicationId}`, null)
    expect(await screen.findByRole('heading', { name: 'Training Centre Registration' })).toBeTruthy()
    expect(router.state.location).toMatchObject({
      pathname: paths.paymentService,
      search: `?application=${applicationId}`,
      state: serviceState(applicationId),
    })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([
    [404, 'not_found'],
    // A mistyped address.
    [400, 'invalid_request'],
  ] as const)(
    '[SD-03] shows that it loads, and an application that is not there as such (%i)',
    async (status, code) => {
      portal.use(
        onCall(getServiceDetails, () => problem(status, code, 'Not found'), {
          params: { userServiceId: applicationId },
        }),
      )
      open()
      expect(screen.getByText('Loading service details...')).toBeTruthy()
      expect(await screen.findByRole('heading', { name: 'No Service Found' })).toBeTruthy()
      expect(screen.getByText('Service details not available')).toBeTruthy()
    },
  )

  it.each([
    [503, 'unavailable'],
    // Of a clock that stays wrong: the application may well be there.
    [400, 'source_invalid'],
  ] as const)(
    "a load that failed (%i) shows the server's message and can be tried again",
    async (status, code) => {
      portal.use(
        onCall(getServiceDetails, () => problem(status, code, 'The service is busy.'), {
          params: { userServiceId: applicationId },
        }),
      )
      open()
      expect(await screen.findByText('The service is busy.')).toBeTruthy()
      serveApplication()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'Training Centre Registration' })).toBeTruthy()
    },
  )

  it('[RT-16] an unpaid application leads to payment-service and a paid one to service, replacing history', async () => {
    const served = serveApplication()
    const unpaid = open(paths.service)
    await screen.findByRole('heading', { name: 'Training Centre Registration' })
    expect(unpaid.router.state.location.pathname).toBe(paths.paymentService)
    expect(unpaid.router.state.historyAction).toBe('REPLACE')

    served.current = paidOf(served.current)
    const other = open(paths.paymentService)
    await waitFor(() => expect(other.router.state.location.pathname).toBe(paths.service))
    expect(other.router.state.location.state).toEqual(serviceState(applicationId))
    expect(other.router.state.historyAction).toBe('REPLACE')
  })
})

it('says before it is paid that there is another application for the same service', async () => {
  serveApplication({ ...makeServiceApplication(), has_other_application: true })
  const { serviceDetails } = makeServiceApplication()
  const other = {
    id: '0190b3c8-7b1e-7c3a-9d52-00000000aaaa',
    service_id: serviceDetails.service_id,
    title: 'Training Centre Registration',
    track_id: 'TCR-AAAABBBBCC',
    name_of_firm: 'Patil Skills',
    payment_status: 0,
    client_status: 'pending',
    next_step: { turn: 'you', next: 'pay', stage_id: null },
    amount_due: 15_000,
    paid_back: null,
    next_stage_title: null,
    pending_items: 0,
    stages_completed: 0,
    stages_total: 3,
    created_at: '2026-11-20T10:00:00.000Z',
  }
  const services = [{ ...other, id: applicationId, track_id: serviceDetails.track_id }, other]
  portal.use(onCall(listMyServices, () => HttpResponse.json({ success: true, services, next_cursor: null })))
  open()
  const list = await screen.findByRole('list', { name: 'You have another application for this service' })
  expect(within(list).getAllByRole('link')).toHaveLength(1)
  expect(list.textContent).toContain('#TCRAAAABBBBCC · Patil Skills')
})

it('a deleted service is not there any more when one goes back', async () => {
  serveApplication()
  const { router } = open()
  // In a menu, which jsdom cannot open.
  await userEvent.click(await screen.findByText('Delete Service'))
  portal.use(
    onCall(deleteApplication, () => done()),
    onCall(getServiceDetails, () => problem(404, 'not_found', 'Not found'), {
      params: { userServiceId: applicationId },
    }),
  )
  const dialog = within(await screen.findByRole('alertdialog'))
  // Which of several of one kind.
  expect(dialog.getByText(displayTrackingId(makeServiceApplication().serviceDetails.track_id))).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Service' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.services))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'No Service Found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
})

describe('choosing the quantity', () => {
  const payButton = () => screen.getByRole('button', { name: /Pay (Now|Instantly)/ })

  it('saves several presses once, and shows the price that the server made of it', async () => {
    const served = serveApplication()
    const bodies: unknown[] = []
    portal.use(
      onCall(
        updateApplication,
        async ({ request }) => {
          bodies.push(await request.json())
          served.current = makeServiceApplication({ serviceDetails: { quantity: 3 }, quote: makeQuote(3000) })
          return done()
        },
        { params: { id: applicationId } },
      ),
    )
    open()
    const more = await screen.findByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(screen.getByText('Saving your choice…')).toBeTruthy()
    expect(payButton()).toHaveProperty('disabled', true)
    expect((await screen.findAllByText('₹3,540'))[0]).toBeTruthy()
    expect(bodies).toEqual([{ quantity: 3 }])
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false))
  })

  it('never shows the old quantity again once the new one is saved', async () => {
    const served = serveApplication()
    portal.use(
      onCall(
        updateApplication,
        () => {
          served.current = makeServiceApplication({ serviceDetails: { quantity: 2 }, quote: makeQuote(2000) })
          return done()
        },
        { params: { id: applicationId } },
      ),
    )
    open()
    const box = await screen.findByRole('spinbutton')
    const shown: (string | null)[] = []
    const observer = new MutationObserver(() => shown.push(box.getAttribute('aria-valuenow')))
    observer.observe(box, { attributeFilter: ['aria-valuenow'] })
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false))
    expect((await screen.findAllByText('₹2,360'))[0]).toBeTruthy()
    observer.disconnect()
    expect(shown).toEqual(['2'])
  })

  it('a number that was typed is saved whole, and nothing can be paid before', async () => {
    const served = serveApplication()
    const bodies: unknown[] = []
    portal.use(
      onCall(
        updateApplication,
        async ({ request }) => {
          bodies.push(await request.json())
          served.current = makeServiceApplication({
            serviceDetails: { quantity: 10 },
            quote: makeQuote(10000),
          })
          return done()
        },
        { params: { id: applicationId } },
      ),
    )
    open()
    const box = await screen.findByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '10')
    expect(payButton()).toHaveProperty('disabled', true)
    expect(screen.getByText('Check the number you typed')).toBeTruthy()
    await userEvent.tab()
    expect((await screen.findAllByText('₹11,800'))[0]).toBeTruthy()
    expect(bodies).toEqual([{ quantity: 10 }])
    await waitFor(() => expect(payButton()).toHaveProperty('disabled', false))
  })

  it('a number above the maximum is refused in words, kept, not saved, and cannot be paid for', async () => {
    serveApplication()
    open()
    const box = await screen.findByRole('spinbutton')
    expect(screen.getByText('₹1,180 with tax for each further one · At most 10')).toBeTruthy()
    await userEvent.clear(box)
    await userEvent.type(box, '12{Enter}')
    expect(screen.getByText('At most 10')).toBeTruthy()
    expect(box).toHaveProperty('value', '12')
    expect(payButton()).toHaveProperty('disabled', true)
    await userEvent.clear(box)
    await userEvent.type(box, '1{Enter}')
    expect(screen.queryByText('At most 10')).toBeNull()
    expect(payButton()).toHaveProperty('disabled', false)
  })

  it('what could not be saved stays, and is saved by trying again', async () => {
    const served = serveApplication()
    portal.use(
      onCall(updateApplication, () => problem(503, 'unavailable', 'The service is busy.'), {
        params: { id: applicationId },
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'One more' }))
    expect(await screen.findByText('The service is busy.')).toBeTruthy()
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
    expect(payButton()).toHaveProperty('disabled', true)

    portal.use(
      onCall(
        updateApplication,
        () => {
          served.current = makeServiceApplication({ serviceDetails: { quantity: 2 }, quote: makeQuote(2000) })
          return done()
        },
        { params: { id: applicationId } },
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByText('₹2,360'))[0]).toBeTruthy()
  })
})

it('reads the texts of the service again when the language is changed', async () => {
  portal.use(
    onCall(
      getServiceDetails,
      ({ request }) => {
        const title = request.headers.get('accept-language') === 'hi' ? 'केंद्र पंजीकरण' : 'Centre registration'
        return done('', { data: makeServiceApplication({ service: { service: 'tc-registration', title } }) })
      },
      { params: { userServiceId: applicationId } },
    ),
  )
  renderApp(
    <>
      <LanguageSwitch languages={offeredLanguages} />
      <ServiceScreen />
    </>,
    { path: paths.paymentService, state: serviceState(applicationId) },
  )
  expect(await screen.findByRole('heading', { name: 'Centre registration' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByRole('heading', { name: 'केंद्र पंजीकरण' })).toBeTruthy()
})

describe('the form of a completed application', () => {
  const openCompleted = (submitted_at: string | null) => {
    const { serviceDetails, ...paid } = paidOf(makeServiceApplication())
    serveApplication({
      ...paid,
      serviceDetails: { ...serviceDetails, client_status: 'completed' },
      next_step: { turn: 'nobody', next: 'none', stage_id: null },
      allowed_actions: [],
      news: 'completed',
      application_form: { required: false, submitted_at },
    })
    open(paths.service)
  }

  it('can still be read', async () => {
    openCompleted('2026-11-20T10:00:00.000Z')
    expect(await screen.findByText('Submitted on 20 Nov 2026. You can still read it here.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show the form' })).toBeTruthy()
  })

  it('is not offered to be filled in where none was submitted', async () => {
    openCompleted(null)
    await screen.findByRole('heading', { name: 'Training Centre Registration' })
    expect(screen.queryByRole('heading', { name: 'Application form' })).toBeNull()
  })
})
