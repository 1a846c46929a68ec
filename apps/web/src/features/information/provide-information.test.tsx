import { createTicket, listStates, submitFields } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { askedDocument } from '../../testing/asked-items.ts'
import { applicationId, customerId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, problem } from '../../testing/serve-application.ts'
import { ProvideInformation } from './provide-information.tsx'

const field = (field_id: string, label: string, input_type: string, identifier: string | null = null) => ({
  field_id,
  label,
  field_title: label,
  help: '',
  input_type,
  options: [
    { value: 'a', label: 'Option A' },
    { value: 'b', label: 'Option B' },
  ],
  identifier,
})

const application = paidOf(
  makeServiceApplication({
    documentList: [askedDocument('pan', 'PAN card')],
    fieldList: [
      field('name', 'Name of the centre', 'text'),
      field('pin', 'PIN code', 'text', 'pin'),
      field('home', 'Home state', 'text'),
      field('sector', 'Sector', 'select'),
      field('premises', 'Premises', 'radio'),
      field('facilities', 'Facilities', 'checkbox'),
      field('area', 'Area', 'number'),
      field('login', 'Login', 'password'),
      field('given', 'Given before', 'text'),
    ],
    submittedFields: [{ field_id: 'given', value: 'Already here' }],
    pending_items: 9,
  }),
)

async function openInformation(given = application) {
  const shown = renderApp(<ProvideInformation application={given} />, { path: '/information' })
  await userEvent.click(screen.getByRole('tab', { name: /^Information/ }))
  return { ...shown, isOpen: () => shown.router.state.location.pathname === '/information' }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and submit' }))

describe('the information tab', () => {
  it('[DI-04] has Cancel and Submit only where fields are to be given: documents are saved as they are given', async () => {
    await openInformation()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: /^Documents/ }))
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Close' })).toBeTruthy()
  })

  it('has nothing to cancel where everything was given', async () => {
    await openInformation({
      ...application,
      documentList: [],
      fieldList: [],
      extra_info: [],
      pending_items: 0,
    })
    expect(screen.getByRole('link', { name: 'Close' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull()
  })

  it('[DI-05] shows each type in its own input, and what mentions a state as a list of states', async () => {
    await openInformation()
    expect(await screen.findByRole('option', { name: 'Maharashtra' })).toBeTruthy()
    expect(screen.getByLabelText('Home state')).toHaveProperty('tagName', 'SELECT')
    expect(screen.getByLabelText('Sector')).toHaveProperty('tagName', 'SELECT')
    expect(screen.getAllByRole('option', { name: 'Select an option' })).toHaveLength(2)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.getByLabelText('Area')).toMatchObject({ type: 'number', min: '0' })
    expect(screen.getByLabelText('Login')).toHaveProperty('type', 'password')
  })

  it('[DI-06] [DI-09] disables what is submitted, and sends what was filled in', async () => {
    const bodies: unknown[] = []
    portal.use(
      onCall(submitFields, async ({ request }) => {
        bodies.push(await request.json())
        return done()
      }),
    )
    const { toasts, reports } = await openInformation()
    expect(screen.getByLabelText('Given before')).toMatchObject({ disabled: true, value: 'Already here' })
    await submit()
    expect(screen.getByText('Please fill in at least one item.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Name of the centre'), 'Kulkarni')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Option B' }))
    await submit()
    expect(bodies).toEqual([])
    await confirm()
    await waitFor(() => expect(toasts()).toEqual(['success: Field submitted successfully!']))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kulkarni')
    expect(bodies).toEqual([
      {
        user_id: customerId,
        application_id: applicationId,
        fields: [
          { field_id: 'name', value: 'Kulkarni' },
          { field_id: 'facilities', value: ['b'] },
        ],
        extra_info: [],
      },
    ])
    await waitFor(() => expect(reports).toHaveLength(1))
    expect(reports).toMatchObject([
      {
        action: 'INFORMATION_BULK_SUBMIT',
        description: 'Submitted 2 items',
        metadata: {
          fields: [
            { field_id: 'name', field_name: 'Name of the centre', field_value: 'Kulkarni' },
            { field_id: 'facilities', field_name: 'Facilities', field_value: 'b' },
          ],
        },
      },
    ])
  })

  it('[DI-09] one answer is reported as an update', async () => {
    portal.use(onCall(submitFields, () => done()))
    const { reports } = await openInformation()
    await userEvent.type(screen.getByLabelText('Name of the centre'), 'Kulkarni')
    await submit()
    await confirm()
    await waitFor(() => expect(reports).toHaveLength(1))
    expect(reports).toMatchObject([
      {
        action: 'INFORMATION_UPDATE',
        description: 'Submitted one item',
        metadata: {
          fields: [{ field_id: 'name', field_name: 'Name of the centre', field_value: 'Kulkarni' }],
        },
      },
    ])
  })

  it('shows a wrong value at its field without asking the server, and goes to it', async () => {
    const { speak } = await openInformation()
    await userEvent.type(screen.getByLabelText('PIN code'), '12')
    await submit()
    expect(screen.getByText('A PIN code has six digits and does not start with 0.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PIN code')))
    const summary = within(screen.getByRole('alert'))
    expect(summary.getByText('Please correct the marked information.')).toBeTruthy()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.click(summary.getByRole('link', { name: 'PIN code' }))
    expect(document.activeElement).toBe(screen.getByLabelText('PIN code'))
    speak('hi')
    expect(screen.getByText('पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।')).toBeTruthy()
  })

  it("[DI-08] shows the server's issues at their fields and keeps what was typed", async () => {
    const issues = [{ path: 'fields.name', message: 'This was already submitted.' }]
    portal.use(onCall(submitFields, () => problem(409, 'field_already_submitted', 'Refused.', { issues })))
    const { toasts, isOpen } = await openInformation()
    await userEvent.type(screen.getByLabelText('Name of the centre'), 'Kulkarni')
    await submit()
    await confirm()
    expect(await screen.findByText('This was already submitted.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the centre'))
    expect(screen.getByLabelText('Name of the centre')).toHaveProperty('value', 'Kulkarni')

    portal.use(onCall(submitFields, () => problem(500, 'internal', '')))
    await submit()
    await confirm()
    await waitFor(() => expect(toasts()).toEqual(['error: Refused.', 'error: Failed to submit field.']))

    portal.use(onCall(submitFields, () => HttpResponse.error()))
    await submit()
    await confirm()
    await waitFor(() =>
      expect(toasts()[2]).toMatch(
        /^error: Error submitting fields\. No connection\. What you typed is still on this page;/,
      ),
    )
    expect(isOpen()).toBe(true)
  })

  it('what was doubtful is said again where everything is read once more, and may be sent', async () => {
    const fieldList = [
      { ...field('office', 'State of the office', 'select'), input_type: 'state' },
      field('office-pin', 'PIN code of the office', 'text', 'pin'),
    ]
    portal.use(
      onCall(listStates, () =>
        HttpResponse.json({ success: true, data: [{ id: 21, state_name: 'Maharashtra' }] }),
      ),
    )
    await openInformation({ ...application, fieldList, submittedFields: [] })
    await screen.findByRole('option', { name: 'Maharashtra' })
    await userEvent.selectOptions(screen.getByLabelText('State of the office'), 'Maharashtra')
    await userEvent.type(screen.getByLabelText('PIN code of the office'), '560001')
    await submit()
    await screen.findByRole('heading', { name: 'Check your answers' })
    expect(screen.getByText(/^PIN code of the office: This PIN code/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm and submit' })).toHaveProperty('disabled', false)
  })

  it('what is about to be final is read once more, and can be changed', async () => {
    await openInformation()
    await userEvent.type(screen.getByLabelText('Name of the centre'), 'Kulkarni')
    await userEvent.selectOptions(screen.getByLabelText('Sector'), 'Option B')
    await userEvent.type(screen.getByLabelText('Login'), 'secret')
    await submit()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your answers' }))
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Kulkarni',
      'Change',
      'Option B',
      'Change',
      '••••••••',
      'Change',
    ])
    const missing = screen.getByText(/^\d+ answers are still missing$/)
    expect(within(missing.parentElement as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(1)
    await userEvent.click(screen.getByRole('button', { name: 'Change: Sector' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Sector')))
    expect(screen.getByLabelText('Name of the centre')).toHaveProperty('value', 'Kulkarni')
    await submit()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Sector')).toHaveProperty('value', 'b')
  })

  it('a submitted answer can be asked to be changed, and says what became of it', async () => {
    const bodies: unknown[] = []
    portal.use(
      onCall(createTicket, async ({ request }) => {
        bodies.push(await request.json())
        const data = { id: applicationId, ticket_no: 'TKT-1', message_id: applicationId }
        return HttpResponse.json({ success: true, message: '', data }, { status: 200 })
      }),
    )
    await openInformation()
    await userEvent.click(screen.getByRole('button', { name: 'Ask to change this: Given before' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('Please say what is wrong.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('What is wrong?'), 'I mistyped it')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({
      application_id: applicationId,
      field_id: 'given',
      subject: 'Please change: Given before',
      message: 'I mistyped it',
    })
  })

  it('an answer whose change was asked for says so instead', async () => {
    const change_requests = [
      {
        field_id: 'given',
        ticket_id: applicationId,
        status: 'open' as const,
        asked_at: '2026-11-20T06:00:00Z',
      },
    ]
    await openInformation({ ...application, change_requests })
    expect(screen.getByText('You asked on 20 Nov 2026 to change this. We are looking at it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Ask to change this/ })).toBeNull()
  })

  it('what is known is filled in and said to be', async () => {
    const known = { ...field('town', 'Town', 'text'), known: 'Pune' }
    await openInformation({ ...application, fieldList: [known] })
    const town = screen.getByLabelText('Town')
    expect(town).toHaveProperty('value', 'Pune')
    expect(screen.getByText(/Filled in from what we know already/)).toBeTruthy()
    await userEvent.type(town, ' City')
    expect(screen.queryByText(/Filled in from what we know already/)).toBeNull()
  })

  it('what was typed is kept for a reload, but no password', async () => {
    await openInformation()
    await userEvent.type(screen.getByLabelText('Name of the centre'), 'Kulkarni')
    await userEvent.type(screen.getByLabelText('Login'), 'secret')
    const kept = { ...sessionStorage }
    expect(JSON.stringify(kept)).toContain('Kulkarni')
    expect(screen.getByText(/It is saved only when you submit/)).toBeTruthy()
    expect(JSON.stringify(kept)).not.toContain('secret')
  })
})

it('of a paused application it says that nothing is urgent, and takes what is given', async () => {
  const { serviceDetails } = application
  renderApp(
    <ProvideInformation
      application={{ ...application, serviceDetails: { ...serviceDetails, client_status: 'on_hold' } }}
    />,
  )
  expect(screen.getByText(/^Work is paused. You need not hurry/)).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Information/ })).toBeTruthy()
})
