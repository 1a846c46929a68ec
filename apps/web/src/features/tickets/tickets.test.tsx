import {
  createTicket,
  getServiceDetails,
  getTicket,
  listMyServices,
  listTickets,
  readHelp,
  replyToTicket,
  resumableUploadPath,
  submitTicketFile,
  type Ticket,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { newTicketPath, paths, ticketPath } from '../../shared/routing/paths.ts'
import { applicationId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done } from '../../testing/serve-application.ts'
import { TicketsScreen } from './list/tickets-screen.tsx'
import { NewTicketScreen } from './new-ticket/new-ticket-screen.tsx'
import { TicketScreen } from './thread/ticket-screen.tsx'
import { TicketStatusBadge } from './ticket-status-badge.tsx'

const ticketId = '0190b3c8-7b1e-7c3a-9d52-0000000000a1'
const messageId = '0190b3c8-7b1e-7c3a-9d52-0000000000b1'

const ticket: Ticket = {
  id: ticketId,
  ticket_no: 'TKT-8F3KQ7M2XD',
  subject: 'Paid twice?',
  topic: 'payment',
  status: 'answered',
  application: null,
  created_at: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T07:00:00.000Z',
  messages: [
    {
      id: messageId,
      author: 'customer',
      acting_staff: null,
      text: 'Two messages.',
      sent_at: '2026-11-20T06:00:00.000Z',
      files: [],
    },
    {
      id: '0190b3c8-7b1e-7c3a-9d52-0000000000b2',
      author: 'staff',
      acting_staff: null,
      text: 'Only one was taken.',
      sent_at: '2026-11-20T07:00:00.000Z',
      files: [],
    },
  ],
}

beforeEach(() => sessionStorage.clear())

const ticketRoute = (
  <Routes>
    <Route path=":ticketId" element={<TicketScreen />} />
  </Routes>
)

const typedIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

function answerTicketCalls() {
  const created: unknown[] = []
  portal.use(
    onCall(listMyServices, () => HttpResponse.json({ success: true, services: [], next_cursor: null })),
    onCall(getServiceDetails, () => HttpResponse.json({ success: true, data: makeServiceApplication() }), {
      params: { userServiceId: applicationId },
    }),
    onCall(createTicket, async ({ request }) => {
      created.push(await request.json())
      const data = { id: ticketId, ticket_no: ticket.ticket_no, message_id: messageId }
      return HttpResponse.json({ success: true, message: 'Your ticket was created.', data })
    }),
  )
  return created
}

it('[DB-03] a ticket from an application begins with it chosen, also when it is not among the newest', async () => {
  const created = answerTicketCalls()
  const path = newTicketPath({ applicationId, topic: 'progress' })
  const { router, reports } = renderApp(<NewTicketScreen />, { path })

  await screen.findByRole('option', { name: 'Training Centre Registration #TCR8F3KQ7M2XD', selected: true })
  await userEvent.type(screen.getByLabelText(/^Subject/), 'How long?')
  await userEvent.type(screen.getByLabelText(/^Your message/), 'When is the inspection?')
  await userEvent.click(screen.getByRole('button', { name: 'Create ticket' }))

  await waitFor(() => expect(router.state.location.pathname).toBe(ticketPath(ticketId)))
  expect(created).toMatchObject([
    {
      topic: 'progress',
      subject: 'How long?',
      message: 'When is the inspection?',
      application_id: applicationId,
    },
  ])
  expect(reports).toMatchObject([
    { action: 'TICKET_CREATE', entity_id: ticketId, description: 'Opened ticket TKT-8F3KQ7M2XD' },
  ])
})

it('what a new ticket lacks is said in the language that is chosen after it', async () => {
  answerTicketCalls()
  const { speak } = renderApp(<NewTicketScreen />, {
    path: newTicketPath({ applicationId, topic: 'progress' }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Create ticket' }))
  await screen.findByText('Please write a message.')
  speak('hi')
  await screen.findByText('कृपया संदेश लिखें।')
})

it('what was typed for one application is not offered for another', async () => {
  answerTicketCalls()
  const first = renderApp(<NewTicketScreen />, { path: newTicketPath({ applicationId }) })
  await userEvent.type(await screen.findByLabelText(/^Subject/), 'How long?')
  await first.router.navigate(paths.newTicket)
  await waitFor(() => expect(typedIn(/^Subject/)).toBe(''))
  await first.router.navigate(newTicketPath({ applicationId }))
  await waitFor(() => expect(typedIn(/^Subject/)).toBe('How long?'))
})

it('the focus goes to what is missing first, in a new ticket and in a reply', async () => {
  const created = answerTicketCalls()
  const { router } = renderApp(
    <Routes>
      <Route path={paths.newTicket} element={<NewTicketScreen />} />
      <Route path=":ticketId" element={<TicketScreen />} />
    </Routes>,
    { path: paths.newTicket },
  )
  const create = await screen.findByRole('button', { name: 'Create ticket' })
  const fill = [
    [/^What is it about/, (field: HTMLElement) => userEvent.selectOptions(field, 'payment')],
    [/^Subject/, (field: HTMLElement) => userEvent.type(field, 'How long?')],
    [/^Your message/, null],
  ] as const
  for (const [label, give] of fill) {
    await userEvent.click(create)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    await give?.(screen.getByLabelText(label))
  }
  expect(created).toEqual([])

  portal.use(
    onCall(getTicket, () => HttpResponse.json({ success: true, data: ticket }), { params: { id: ticketId } }),
  )
  await router.navigate(`/${ticketId}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your reply/)))
})

it('[DB-03] the thread says who wrote what, and lets the customer reply', async () => {
  const replies: unknown[] = []
  portal.use(
    onCall(getTicket, () => HttpResponse.json({ success: true, data: ticket }), { params: { id: ticketId } }),
    onCall(
      replyToTicket,
      async ({ request }) => {
        replies.push(await request.json())
        return HttpResponse.json({ success: true, message: 'Sent', data: { message_id: messageId } })
      },
      { params: { id: ticketId } },
    ),
  )
  const { toasts } = renderApp(ticketRoute, { path: `/${ticketId}` })

  const messages = within(await screen.findByRole('log')).getAllByRole('listitem')
  expect(messages[0]?.textContent).toMatch(/^You20 Nov 2026, 11:30.AMTwo messages\.$/)
  expect(messages[1]?.textContent).toMatch(/^Sanad support20 Nov 2026, 12:30.PMOnly one was taken\.$/)

  await userEvent.type(screen.getByLabelText(/^Your reply/), 'Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(toasts()).toEqual(['success: Your reply was sent.']))
  expect(replies).toMatchObject([{ message: 'Thank you.' }])
  expect(typedIn(/^Your reply/)).toBe('')
})

it('a ticket that is not the customer’s own is not there', async () => {
  portal.use(
    onCall(
      getTicket,
      () =>
        HttpResponse.json(
          { success: false, message: 'Not found', code: 'not_found', requestId: '1' },
          { status: 404 },
        ),
      { params: { id: ticketId } },
    ),
  )
  renderApp(ticketRoute, { path: `/${ticketId}` })
  await screen.findByRole('heading', { level: 1, name: 'No such ticket' })
})

it('[DB-01] further tickets are shown on demand', async () => {
  const { messages: _, ...first } = ticket
  const second = { ...first, id: messageId, subject: 'Which bill?' }
  portal.use(
    onCall(listTickets, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'next'
          ? { success: true, data: [second], next_cursor: null }
          : { success: true, data: [first], next_cursor: 'next' },
      ),
    ),
  )
  renderApp(<TicketsScreen />)
  await screen.findByRole('link', { name: /^Paid twice\?/ })
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: /^Which bill\?/ })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it.each([
  ['en', /^This looks like an Aadhaar number/, 'Your message'],
  ['hi', /^यह आधार नंबर लगता है/, 'संदेश'],
] as const)(
  'who types an Aadhaar number into a ticket is told that it is masked (%s)',
  async (language, told, label) => {
    answerTicketCalls()
    renderApp(<NewTicketScreen />, { path: paths.newTicket, language })
    const message = await screen.findByLabelText(new RegExp(label))
    await userEvent.type(message, 'My number is 2341.2341.234')
    expect(screen.queryByText(told)).toBeNull()
    await userEvent.type(message, '6')
    await screen.findByText(told)
  },
)

/** Stub that takes files, the second one when it is let. */
function takeFiles() {
  const taken: string[] = []
  let release = () => {}
  const may = new Promise<void>((resolve) => {
    release = resolve
  })
  const headers = (length: string) => ({
    location: `${resumableUploadPath}/f1`,
    'upload-length': length,
    'upload-offset': length,
    'tus-resumable': '1.0.0',
  })
  let name = ''
  portal.use(
    http.post(`*${resumableUploadPath}`, ({ request }) => {
      const length = request.headers.get('upload-length') ?? '0'
      name = request.headers.get('upload-metadata') ?? ''
      return new HttpResponse(null, { status: 201, headers: headers(length) })
    }),
    onCall(submitTicketFile, async () => {
      taken.push(name)
      if (taken.length === 2) await may
      const file = {
        id: messageId,
        original_name: 'bill.pdf',
        scan: 'checking',
        view_url: null,
        size_bytes: 4,
      }
      return done('', { data: file })
    }),
    onCall(getTicket, () => HttpResponse.json({ success: true, data: ticket }), { params: { id: ticketId } }),
  )
  return { taken, sendLast: () => release() }
}

const bothScreens = (
  <Routes>
    <Route path={paths.newTicket} element={<NewTicketScreen />} />
    <Route path={`${paths.tickets}/:ticketId`} element={<TicketScreen />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
)

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

const addFiles = async (...names: string[]) => {
  for (const name of names) {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, pdf(name))
  }
}

const fillTicket = async () => {
  await userEvent.selectOptions(await screen.findByLabelText(/^What is it about/), 'payment')
  await userEvent.type(screen.getByLabelText(/^Subject/), 'Paid twice?')
  await userEvent.type(screen.getByLabelText(/^Your message/), 'Two messages.')
}

const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a ticket is said to be created when its files are there, and a reload before asks', async () => {
  answerTicketCalls()
  const { taken, sendLast } = takeFiles()
  const { router, toasts } = renderApp(bothScreens, { path: paths.newTicket })
  await fillTicket()
  await addFiles('bill.pdf', 'late.pdf')
  expect(asksBeforeUnload()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Create ticket' }))
  await waitFor(() => expect(taken).toHaveLength(2))
  expect(toasts()).toEqual([])
  expect(asksBeforeUnload()).toBe(true)
  sendLast()
  await waitFor(() => expect(router.state.location.pathname).toBe(ticketPath(ticketId)))
  await waitFor(() => expect(toasts()).toEqual(['success: Your ticket was created.']))
  expect(asksBeforeUnload()).toBe(false)
  expect(screen.queryByText(/did not arrive/)).toBeNull()
})

it('whoever leaves while files are on their way is told where the ticket is', async () => {
  answerTicketCalls()
  const { taken, sendLast } = takeFiles()
  const { router, toasts } = renderApp(bothScreens, { path: paths.newTicket })
  await fillTicket()
  await addFiles('bill.pdf', 'late.pdf')
  await userEvent.click(screen.getByRole('button', { name: 'Create ticket' }))
  await waitFor(() => expect(taken).toHaveLength(2))
  await router.navigate(paths.documents)
  await screen.findByRole('heading', { name: 'Elsewhere' })
  sendLast()
  const told = 'success: Your ticket was created. It is under “Support tickets”.'
  await waitFor(() => expect(toasts()).toEqual([told]))
  expect(router.state.location.pathname).toBe(paths.documents)
})

it.each([
  [
    'en',
    'The files bill.pdf and late.pdf could not be kept. Please add them again.',
    'The file late.pdf could not be kept. Please add it again.',
    'The files late.pdf and bill.pdf could not be kept. Please add them again.',
  ],
  [
    'hi',
    'फ़ाइलें bill.pdf और late.pdf नहीं रखी जा सकीं। कृपया उन्हें फिर से जोड़ें।',
    'फ़ाइल late.pdf नहीं रखी जा सकी। कृपया उसे फिर से जोड़ें।',
    'फ़ाइलें late.pdf और bill.pdf नहीं रखी जा सकीं। कृपया उन्हें फिर से जोड़ें।',
  ],
] as const)(
  'files that a reload lost, as the browser keeps none, are asked for again by their names, above the form (%s)',
  async (language, two, one, again) => {
    answerTicketCalls()
    renderApp(bothScreens, { path: paths.newTicket, language })
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull())
    await addFiles('bill.pdf', 'late.pdf')
    cleanup()
    renderApp(bothScreens, { path: paths.newTicket, language })
    const told = await screen.findByText(two)
    const [field] = screen.getAllByRole('combobox')
    expect(field && told.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await addFiles('bill.pdf')
    await screen.findByText(one)
    cleanup()
    renderApp(bothScreens, { path: paths.newTicket, language })
    await screen.findByText(again)
  },
)

it('several files are added at once; those that are not are named with the reason, the sixth as well', async () => {
  answerTicketCalls()
  renderApp(bothScreens, { path: paths.newTicket })
  await screen.findByText('Add a file')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  expect(input?.multiple).toBe(true)
  const names = ['1.pdf', 'notes.txt', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf', '7.pdf']
  if (input) await userEvent.upload(input, names.map(pdf), { applyAccept: false })
  await screen.findByText('5 of 5')
  for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']) screen.getByText(name)
  await screen.findByText(/^“notes\.txt” was not added\. Please choose a PDF, JPG or PNG file\./)
  screen.getByText(/6\.pdf and 7\.pdf were not added: a message has at most 5 files\.$/)
})

it('what was not added is no longer said once a file is removed, or the reply sent', async () => {
  portal.use(
    onCall(getTicket, () => HttpResponse.json({ success: true, data: ticket }), { params: { id: ticketId } }),
    onCall(replyToTicket, () =>
      HttpResponse.json({ success: true, message: '', data: { message_id: messageId } }),
    ),
  )
  renderApp(bothScreens, { path: ticketPath(ticketId) })
  await screen.findByText('Add a file')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const add = (...names: string[]) => input && userEvent.upload(input, names.map(pdf), { applyAccept: false })
  await add('1.pdf', 'notes.txt')
  await screen.findByText(/“notes\.txt” was not added/)
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(screen.queryByText(/was not added/)).toBeNull()
  await add('notes.txt')
  await screen.findByText(/“notes\.txt” was not added/)
  await userEvent.type(screen.getByLabelText(/^Your reply/), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(screen.queryByText(/was not added/)).toBeNull())
})

const help = {
  phone_number: null,
  whatsapp_number: null,
  hours: { from_day: 1, to_day: 5, opens: '09:00', closes: '18:00' },
}

it('who writes is told when the service centre answers, by its own hours', async () => {
  answerTicketCalls()
  portal.use(onCall(readHelp, () => HttpResponse.json({ success: true, data: help })))
  renderApp(bothScreens, { path: paths.newTicket })
  await screen.findByText(/^We answer Monday to Friday, 9:00 AM to 6:00 PM\./)
})

it.each<[string, Partial<Ticket>, boolean]>([
  ['answered', {}, false],
  ['waiting', { status: 'open', messages: ticket.messages.slice(0, 1) }, true],
  ['closed', { status: 'closed', messages: ticket.messages.slice(0, 1) }, false],
])('a ticket that is %s says when it will be answered: %s', async (_name, changes, isTold) => {
  const shown = { ...ticket, ...changes }
  portal.use(
    onCall(readHelp, () => HttpResponse.json({ success: true, data: help })),
    onCall(getTicket, () => HttpResponse.json({ success: true, data: shown }), { params: { id: ticketId } }),
  )
  renderApp(bothScreens, { path: ticketPath(ticketId) })
  await screen.findByText('Two messages.')
  const told = () => screen.queryByText(/^We answer Monday to Friday/)
  if (isTold) await waitFor(() => expect(told()).toBeTruthy())
  else expect(told()).toBeNull()
})

it('a ticket that waits for the service centre is not amber, which is what waits for the customer', () => {
  renderApp(<TicketStatusBadge status="open" />)
  expect(screen.getByText('Open').closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('blue')
})
