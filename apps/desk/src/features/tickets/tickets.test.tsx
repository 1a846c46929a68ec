import type { SuccessOf } from '@sanad/contracts'
import {
  addTicketNote,
  answerTicket,
  closeDeskTicket,
  type DeskTicket,
  getDeskTicket,
  linkTicket,
  listDeskTickets,
  listSavedReplies,
  listTicketDrafts,
  saveTicketDraft,
  submitDeskTicketFile,
  takeBackReply,
} from '@sanad/contracts/staff'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { signedIn } from '../../shared/session/session-slice.ts'
import { answer, breakOff, refuse } from '../../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

const first = '8a6e0804-2bd0-4672-b79d-d97027f90711'
const second = '8a6e0804-2bd0-4672-b79d-d97027f90712'
const application = { id: '8a6e0804-2bd0-4672-b79d-d97027f90713', track_id: 'TCR-8F3KQ7M2XD', title: 'TC' }

const ticket: DeskTicket = {
  id: '8a6e0804-2bd0-4672-b79d-d97027f90714',
  ticket_no: 'TKT-8F3KQ7M2XD',
  subject: 'My payment is not shown',
  topic: 'payment',
  status: 'open',
  application: null,
  created_at: '2026-11-20T05:00:00.000Z',
  updated_at: '2026-11-20T05:00:00.000Z',
  customer: {
    id: '8a6e0804-2bd0-4672-b79d-d97027f90715',
    name_of_person: 'आशा कुलकर्णी',
    mobile_end: '3210',
    language: 'hi',
  },
  work: { id: 7, version: 1, owner: null },
  field_id: null,
  entries: [
    {
      id: first,
      kind: 'message',
      author: 'customer',
      author_name: null,
      text: 'मैंने कल भुगतान किया।',
      at: '2026-11-20T05:00:00.000Z',
      files: [],
    },
    {
      id: second,
      kind: 'note',
      author: 'staff',
      author_name: 'Ravi Rao',
      text: 'Bank called.',
      at: '2026-11-20T06:00:00.000Z',
      files: [],
    },
  ],
  newest_message_id: first,
  reply_values: { name: 'आशा कुलकर्णी', ticket: 'TKT-8F3KQ7M2XD' },
  applications: [application],
}
type TicketDraft = SuccessOf<typeof listTicketDrafts>['data'][number]
const done = { success: true, message: 'Recorded.' } as const

/** Everything that the page of a ticket asks for. */
function answerTicketPage(changes: Partial<DeskTicket> = {}, drafts: TicketDraft[] = []) {
  answer(getDeskTicket, { success: true, data: { ...ticket, ...changes } })
  answer(listSavedReplies, {
    success: true,
    data: [
      {
        key: 'document-again',
        version: 1,
        name: { en: 'Document again', hi: 'दस्तावेज़ दोबारा' },
        body: { en: 'Dear {name}, {document} again.', hi: 'प्रिय {name}, {document} दोबारा भेजें।' },
      },
    ],
  })
  answer(listTicketDrafts, { success: true, data: drafts })
  answer(saveTicketDraft, done)
}

async function openTicket(changes: Partial<DeskTicket> = {}, drafts: TicketDraft[] = []) {
  answerTicketPage(changes, drafts)
  const opened = openDesk(`/tickets/${ticket.id}`)
  await screen.findByRole('heading', { level: 1, name: ticket.subject })
  return opened
}
const replyField = () => screen.getByLabelText<HTMLTextAreaElement>('Reply to आशा कुलकर्णी')

it('[DK-75] the list says whose each ticket is, its state stands in the address, and a row opens the thread', async () => {
  const { entries: _, ...summary } = ticket
  answer(listDeskTickets, { success: true, data: [summary], next_cursor: null })
  answerTicketPage()
  const { user } = openDesk('/tickets')
  const row = await screen.findByRole('link', { name: /My payment is not shown/ })
  expect(row.textContent).toContain('आशा कुलकर्णी ··3210')
  await user.click(screen.getByLabelText('Closed'))
  await waitFor(() => expect(whereIs()).toBe('/tickets?state=closed'))
  await user.click(await screen.findByRole('link', { name: /My payment is not shown/ }))
  await screen.findByRole('log', { name: 'Thread' })
})

it('[DK-58] a reply and a note are there again where they were left, and what is typed is kept', async () => {
  const { user } = await openTicket({}, [
    { kind: 'reply', body: 'Your payment', body_hi: '', template_id: null },
    { kind: 'note', body: 'Call the bank', body_hi: '', template_id: null },
  ])
  await waitFor(() => expect(replyField().value).toBe('Your payment'))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Call the bank')
  const saved = answer(saveTicketDraft, done)
  await user.type(replyField(), ' has come')
  await waitFor(() => expect(saved.bodies.at(-1)).toEqual({ kind: 'reply', body: 'Your payment has come' }))
})

it('[DK-04] what was typed while the session had ended is kept once somebody is signed in again', async () => {
  const { user, store } = await openTicket()
  refuse(saveTicketDraft, 'token_missing')
  await user.type(replyField(), 'Half a thought')
  await screen.findByRole('heading', { name: 'Sign in again' })
  const saved = answer(saveTicketDraft, done)
  answer(listTicketDrafts, { success: true, data: [] })
  store.dispatch(signedIn(priya))
  await waitFor(() => expect(saved.bodies.at(-1)).toEqual({ kind: 'reply', body: 'Half a thought' }))
  expect(replyField().value).toBe('Half a thought')
})

/** Calls that are answered when the test says so. */
function hold(endpoint: typeof saveTicketDraft | typeof answerTicket) {
  const [reached, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
  portal.use(
    onCall(endpoint, () => {
      reached.resolve()
      return answered.promise
    }),
  )
  return { reached: reached.promise, answer: answered.resolve }
}

it('[DK-58] what is sent is no draft any more, though it could not be kept and the page is left meanwhile', async () => {
  const { user, go } = await openTicket()
  const lost = hold(saveTicketDraft)
  await user.type(replyField(), 'It is shown now.')
  await lost.reached
  const sending = hold(answerTicket)
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  lost.answer(HttpResponse.error())
  await sending.reached
  const saved = answer(saveTicketDraft, done)
  await user.type(replyField(), ' And more')
  expect(replyField().value).toBe('It is shown now.')
  go('/me')
  await screen.findByRole('heading', { name: 'My settings' })
  sending.answer(HttpResponse.json({ ...done, data: { message_id: second } }))
  go(`/tickets/${ticket.id}`)
  await screen.findByRole('log')
  await user.type(replyField(), 'Next')
  await waitFor(() => expect(saved.bodies).toEqual([{ kind: 'reply', body: 'Next' }]))
})

it('[DK-65] the name beside a ticket leads to the customer', async () => {
  await openTicket()
  const link = await screen.findByRole('link', { name: ticket.customer.name_of_person })
  expect(link.getAttribute('href')).toContain(`/customers/${ticket.customer.id}`)
})

it('[DK-113] what a customer wrote is marked as theirs, in its language, for no browser to translate', async () => {
  await openTicket()
  const words = screen.getByText('मैंने कल भुगतान किया।')
  expect([words.lang, words.translate]).toEqual(['hi', false])
  expect(screen.getByText('My payment is not shown').lang).toBe('en')
})

it('[DK-75] a note has another field, another button and another place than the reply', async () => {
  const { user } = await openTicket()
  const kept = answer(addTicketNote, done)
  const answered = answer(answerTicket, { ...done, data: { message_id: second } })
  await user.keyboard('y')
  const region = screen.getByRole('region', { name: 'Internal note' })
  await user.keyboard('Called back.{Control>}{Enter}{/Control}')
  await user.click(within(region).getByRole('button', { name: 'Keep the note' }))
  await screen.findByText('Note kept')
  expect(kept.bodies[0]).toMatchObject({ note: 'Called back.', about_others: false })
  expect(answered.bodies).toHaveLength(0)
})

it('[DK-110] after a note is kept, and after Escape, keys are acts again and no letters of the note', async () => {
  const { user } = await openTicket()
  answer(addTicketNote, done)
  await user.keyboard('y')
  const region = screen.getByRole('region', { name: 'Internal note' })
  const note = within(region).getByRole('textbox')
  expect(document.activeElement).toBe(note)
  await user.keyboard('{Escape}')
  expect(document.activeElement).not.toBe(note)
  await user.keyboard('yCalled back.{Control>}{Enter}{/Control}')
  await screen.findByText('Note kept')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
})

it('[DK-112] saved replies that are left without a choice lead back to where one was', async () => {
  const { user } = await openTicket()
  const next = screen.getByRole('button', { name: /^Next/ })
  next.focus()
  await user.keyboard('/')
  await screen.findByRole('button', { name: 'Document again' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(next))
})

it('[DK-76] a saved reply opens in the customer’s language by four keys, and is not sent while a value is missing', async () => {
  const { user } = await openTicket()
  const answered = answer(answerTicket, { ...done, data: { message_id: second } })
  await user.keyboard('/')
  await screen.findByRole('button', { name: 'Document again' })
  await user.keyboard('docu{Enter}')
  await waitFor(() => expect(replyField().value).toBe('प्रिय आशा कुलकर्णी, {document} दोबारा भेजें।'))
  await waitFor(() => expect(document.activeElement).toBe(replyField()))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Please write in place of {document} what is meant.')
  expect(answered.bodies).toHaveLength(0)
  await user.clear(replyField())
  await user.type(replyField(), 'पैन दोबारा भेजें।')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^Reply, not sent yet: My payment is not shown$/)
  expect(answered.bodies[0]).toMatchObject({ message: 'पैन दोबारा भेजें।', seen: first })
  // Not in the field, where the key of the next piece of work would be a letter.
  await waitFor(() => expect(screen.getByRole('log').contains(document.activeElement)).toBe(true))
})

it('[DK-76] the number of an application that is missing in a reply is filled in once the ticket is linked to one', async () => {
  const { user, store } = await openTicket()
  const unlinked = '{track} is with the department.'
  await user.click(replyField())
  await user.paste(unlinked)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(
    /^Please link the ticket to an application: its number then stands in place of {track}/,
  )
  const reply_values = { ...ticket.reply_values, track: 'TCR-8F3KQ7M2XD' }
  answer(getDeskTicket, { success: true, data: { ...ticket, reply_values } })
  store.dispatch(api.util.invalidateTags(['Ticket']))
  await waitFor(() => expect(replyField().value).toBe('TCR-8F3KQ7M2XD is with the department.'))
  expect(screen.queryByText(/^Please link/)).toBeNull()
})

it('[DK-59] a message that came in while somebody wrote is to be looked at first', async () => {
  const { user, store } = await openTicket()
  const refused = refuse(answerTicket, 'seen_outdated')
  await user.type(replyField(), 'Done')
  answer(getDeskTicket, { success: true, data: { ...ticket, newest_message_id: second } })
  store.dispatch(api.util.invalidateTags(['Ticket']))
  await screen.findByText(/The customer has written since you opened/)
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await screen.findByText('The customer has written since. Read the new message, then send.')
  expect(refused.bodies[0]).toMatchObject({ seen: first })
  expect(replyField().value).toBe('Done')
  await user.click(screen.getByRole('button', { name: 'I have read it (U)' }))
  const answered = answer(answerTicket, { ...done, data: { message_id: second } })
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await waitFor(() => expect(answered.bodies[0]).toMatchObject({ seen: second }))
})

it('a reply that is sent again after a cut has the same request id', async () => {
  const { user } = await openTicket()
  const cut = breakOff(answerTicket)
  await user.type(replyField(), 'Done')
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await waitFor(() => expect(cut.bodies.length).toBeGreaterThan(0))
  const answered = answer(answerTicket, { ...done, data: { message_id: second } })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the reply' }).disabled).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await screen.findByText(/^Reply, not sent yet: My payment is not shown$/)
  expect(answered.bodies[0]).toEqual(cut.bodies[0])
})

it('[DK-75] a file goes after its reply, and one that is cut off is named; a ticket is linked, and closed without words', async () => {
  const { user } = await openTicket()
  answer(answerTicket, { ...done, data: { message_id: second } })
  const sent = breakOff(submitDeskTicketFile)
  await user.type(replyField(), 'See the receipt')
  await user.upload(screen.getByLabelText('Attach a file'), new File(['%PDF'], 'a.pdf'))
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await screen.findByText('a.pdf was not sent. Send it again with the next reply.')
  expect(sent.bodies.length).toBeGreaterThan(0)
  const linked = answer(linkTicket, done)
  await user.selectOptions(screen.getByLabelText('Link to an application'), application.id)
  await screen.findByText('Linked to TCR-8F3KQ7M2XD')
  expect(linked.bodies[0]).toEqual({ application_id: application.id })
  const closed = answer(closeDeskTicket, { ...done, data: { message_id: null } })
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('x')
  await screen.findByText('Ticket closed: My payment is not shown')
  expect(closed.bodies[0]).toMatchObject({ message: '', seen: first })
})

it('[DK-75] beside a ticket stands how the payment of its application is', async () => {
  const payment = {
    paid_rupees: 15_000,
    paid_back_rupees: 0,
    refunding_rupees: 8000,
    next: 'pay_stage',
  } as const
  await openTicket({ application, payment })
  const textBeside = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(textBeside('Paid')).toBe('₹15,000')
  expect(textBeside('Being paid back')).toBe('₹8,000')
  expect(screen.queryByText('Paid back')).toBeNull()
  expect(textBeside('State of the payment')).toBe('To be paid now')
})

it('[DK-75] Z takes a reply back: its words are in the form again, above what was begun since', async () => {
  const { user } = await openTicket()
  const answered = answer(answerTicket, { ...done, data: { message_id: second } })
  await user.type(replyField(), 'It is shwon now.')
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await screen.findByText(/^Reply, not sent yet: My payment is not shown$/)
  await waitFor(() => expect(replyField().value).toBe(''))
  const taken = answer(takeBackReply, {
    ...done,
    data: { ticket_id: ticket.id, text: 'It is shwon now.' },
  })
  await user.type(replyField(), 'And')
  await user.keyboard('{Escape}z')
  await screen.findByText('Taken back: My payment is not shown')
  expect(taken.bodies[0]).toMatchObject({ takes_back: Object(answered.bodies[0]).request_id })
  await waitFor(() => expect(replyField().value).toBe('It is shwon now.\n\nAnd'))
})

it('[DK-75] a taking back whose answer was lost is the same request when Z is pressed again', async () => {
  const { user } = await openTicket()
  answer(answerTicket, { ...done, data: { message_id: second } })
  await user.type(replyField(), 'It is shown now.')
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  await screen.findByText(/^Reply, not sent yet: My payment is not shown$/)
  const lost = refuse(takeBackReply, 'internal')
  await user.keyboard('{Escape}z')
  await screen.findByText(/[Tt]ry again/)
  const taken = answer(takeBackReply, { ...done, data: { ticket_id: ticket.id, text: 'It is shown now.' } })
  await user.keyboard('z')
  await screen.findByText('Taken back: My payment is not shown')
  expect(taken.bodies).toEqual(lost.bodies)
})

it('[DK-75] what can still be taken back is marked as not sent yet, until it is', async () => {
  const [message] = ticket.entries
  if (!message) throw new Error('The ticket has no message.')
  const reply = { ...message, id: second, author: 'staff', author_name: 'Ravi Rao', text: 'Done' } as const
  await openTicket({ entries: [message, { ...reply, held_ms: 300 }] })
  const [asked, replied] = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(asked?.textContent).not.toContain('Not sent yet')
  expect(replied?.textContent).toContain('Not sent yet')
  await waitFor(() => expect(replied?.textContent).not.toContain('Not sent yet'))
})

it('[DK-75] a file is not left behind by a closing without words', async () => {
  const { user } = await openTicket()
  const closed = answer(closeDeskTicket, { ...done, data: { message_id: null } })
  await user.upload(screen.getByLabelText('Attach a file'), new File(['%PDF'], 'a.pdf'))
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('x')
  await screen.findByText('Please write a message.')
  expect(closed.bodies).toEqual([])
})

it('[DK-75] a file opens by a press however long the page has been open: an old link is read anew', async () => {
  const [message] = ticket.entries
  if (!message) throw new Error('The ticket has no message.')
  const seconds = Math.floor(Date.now() / 1000)
  const withLink = (expires: number) => {
    const view_url = `/uploads/tickets/one.pdf?expires=${expires}&signature=x`
    const file = { id: second, original_name: 'one.pdf', size_bytes: 9, scan: 'clean', view_url } as const
    return { view_url, entries: [{ ...message, files: [file] }] }
  }
  const [old, fresh] = [withLink(seconds + 10), withLink(seconds + 600)]
  const { user } = await openTicket({ entries: old.entries })
  const tab = { location: { assign: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)

  refuse(getDeskTicket, 'not_found')
  await user.click(screen.getByRole('link', { name: 'one.pdf' }))
  await waitFor(() => expect(tab.close).toHaveBeenCalled())
  expect(tab.location.assign).not.toHaveBeenCalled()
  answer(getDeskTicket, { success: true, data: { ...ticket, entries: fresh.entries } })
  await user.click(screen.getByRole('link', { name: 'one.pdf' }))
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(fresh.view_url))

  // It stands on the page now, and is followed as any link.
  const link = screen.getByRole('link', { name: 'one.pdf' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(fresh.view_url))
  await user.click(link)
  expect(open).toHaveBeenCalledTimes(2)
  open.mockRestore()
})
