import { listErasureRequests, makePanelCode } from '@sanad/contracts'
import {
  addCustomerNote,
  type CustomerEvent,
  type DeskCustomer,
  getDeskCustomer,
  listCustomerDrafts,
  listCustomerTimeline,
  listWork,
  saveCustomerDraft,
  sendActingCode,
  type WorkItem,
} from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { workItemPath } from '../../shared/routing/paths.ts'
import { answer, breakOff, refuse } from '../../testing/fake-portal.ts'
import { openDesk, whereIs } from '../../testing/open-desk.tsx'

const customer: DeskCustomer = {
  id: '5f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
  name_of_person: 'Asha Kulkarni',
  mobile: '9876543210',
  email: 'asha@example.in',
  language: 'hi',
  registered_at: '2026-11-01T06:00:00.000Z',
  ways: [
    { channel: 'sms', is_proved: true },
    { channel: 'whatsapp', is_proved: false },
    { channel: 'email', is_proved: true },
  ],
  is_acting_allowed: false,
  businesses: [],
}
const event: CustomerEvent = {
  id: '1',
  kind: 'message',
  at: '2026-11-20T06:00:00.000Z',
  words: 'Document to be sent again',
  delivery: { state: 'failed', channel: 'whatsapp', recipient: '••••3210', reason: 'not_on_whatsapp' },
  reason: null,
  staff_name: null,
  application_id: null,
  track_id: null,
  ticket_id: null,
}
const path = `/customers/${customer.id}`

beforeEach(() => {
  answer(getDeskCustomer, { success: true, data: customer })
  answer(listCustomerDrafts, { success: true, data: [] })
  answer(saveCustomerDraft, { success: true, message: 'Saved.' })
  const act: CustomerEvent = {
    ...event,
    ...{
      id: '2',
      kind: 'act',
      words: 'hold',
      delivery: null,
      reason: 'The bank asks',
      staff_name: 'Priya Nair',
    },
  }
  answer(listCustomerTimeline, { success: true, data: [event, act], next_cursor: null })
  answer(listWork, { success: true, data: [], next_cursor: null })
})

it('[DK-65] a customer’s page shows one timeline, with what was not delivered and why', async () => {
  const { user } = openDesk(path)
  const list = await screen.findByRole('list', { name: 'Timeline' })
  expect(within(list).getByText('Failed')).toBeTruthy()
  expect(within(list).getByText('not_on_whatsapp')).toBeTruthy()
  expect(within(list).getByText('Put on hold')).toBeTruthy()
  expect(within(list).getByText('The bank asks')).toBeTruthy()
  await user.click(screen.getByLabelText('Message'))
  await waitFor(() => expect(whereIs()).toBe(`${path}?kind=message`))
})

it('[DK-66] a message that reached nobody leads to the customer’s other ways', async () => {
  const item = { kind: 'message', subject_id: event.id, application_id: null, customer: { id: customer.id } }
  expect(workItemPath(item as unknown as WorkItem)).toBe(`${path}?kind=message`)
  openDesk(`${path}?kind=message`)
  expect((await screen.findByRole('link', { name: 'asha@example.in' })).getAttribute('href')).toBe(
    'mailto:asha@example.in',
  )
  expect(screen.getAllByText('Verified')).toHaveLength(2)
  expect(screen.getAllByText('Not verified')).toHaveLength(1)
})

it('[DK-65] a customer who was erased, or whom another team serves, is not there', async () => {
  refuse(getDeskCustomer, 'not_found')
  openDesk(path)
  await screen.findByRole('heading', { name: 'No such customer' })
})

it('requests to be erased are listed with what is in the way and what the law keeps', async () => {
  answer(listErasureRequests, {
    success: true,
    data: [
      {
        reference: 'ER-1',
        customer_id: customer.id,
        status: 'blocked',
        requested_at: '2026-11-10T06:00:00.000Z',
        due_at: '2026-11-17T06:00:00.000Z',
        done_at: null,
        held: [{ kind: 'payments', count: 2, until: '2034-12-31' }],
      },
    ],
    next_cursor: null,
  })
  openDesk('/privacy')
  expect(await screen.findByText('Blocked')).toBeTruthy()
  expect(screen.getByText(/Payments: 2 kept until 31 Dec 2034/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the customer' }).getAttribute('href')).toBe(`/desk${path}`)
})

it('[DK-108] Y notes a call, says when it was not kept, and keeps it once with the words that were typed', async () => {
  const { user } = openDesk(path)
  await screen.findByRole('button', { name: 'Note a call (Y)' })
  breakOff(addCustomerNote)
  await user.keyboard('y')
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Who called, and what was said')
  await user.type(words, 'Asked about fees.{Control>}{Enter}{/Control}')
  await screen.findByRole('alert')
  expect(words.value).toBe('Asked about fees.')
  const calls = answer(addCustomerNote, { success: true, message: 'Recorded.' })
  await user.type(words, '{Control>}{Enter}{/Control}')
  await screen.findByText('Kept; it stands in the timeline.')
  expect(calls.bodies).toMatchObject([{ note: 'Asked about fees.', is_call: true, about_others: false }])
})

it('[DK-58] what was typed of one customer’s call is not written beside another, whom Back leads to', async () => {
  const { user, go } = openDesk(path)
  await screen.findByRole('heading', { name: customer.name_of_person, level: 1 })
  const other = { ...customer, id: '8a6e0804-2bd0-4672-b79d-d97027f90799', name_of_person: 'Meera Joshi' }
  answer(getDeskCustomer, { success: true, data: other })
  go(`/customers/${other.id}`)
  await screen.findByRole('heading', { name: 'Meera Joshi', level: 1 })
  await user.keyboard('y')
  await user.type(await screen.findByLabelText('Who called, and what was said'), 'Meera asked')
  history.back()
  await screen.findByRole('heading', { name: customer.name_of_person, level: 1 })
  expect(screen.queryByDisplayValue('Meera asked')).toBeNull()
})

it('[DK-58] what was typed of a call is there again after leaving', async () => {
  const { user } = openDesk(path)
  await screen.findByRole('button', { name: 'Note a call (Y)' })
  const saved = answer(saveCustomerDraft, { success: true, message: 'Saved.' })
  await user.keyboard('y')
  await user.click(await screen.findByRole('checkbox', { name: /call/ }))
  await user.type(screen.getByLabelText('Who called, and what was said'), 'Asked{Escape}')
  const draft = {
    ...({ kind: 'call', body: 'Asked', body_hi: '', template_id: null, stage_id: null } as const),
    fields: { is_call: 'false' },
  }
  await waitFor(() => expect(saved.bodies.at(-1)).toEqual(draft))
  answer(listCustomerDrafts, { success: true, data: [draft] })
  await user.keyboard('y')
  await screen.findByDisplayValue('Asked')
  await screen.findByText('What you wrote before is here again.')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /call/ }).checked).toBe(false)
})

const portalUrl = 'http://127.0.0.1/user/middleware/user?auth=one'

/** The tabs that were opened, as far as a tab does anything here. */
function watchTabs() {
  const tabs: { location: { href: string }; close: () => void }[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    const tab = { location: { href: '' }, close: vi.fn() }
    tabs.push(tab)
    return tab as unknown as Window
  })
  return tabs
}
const letIn = () => {
  const data = { code: 'one', url: portalUrl, expires_at: '2026-11-20T06:01:30.000Z' }
  return answer(makePanelCode, { success: true, data })
}

it('L opens the portal of a customer who has allowed it, in the press itself', async () => {
  const tabs = watchTabs()
  const calls = letIn()
  answer(getDeskCustomer, { success: true, data: { ...customer, is_acting_allowed: true } })
  const { user } = openDesk(path)
  await screen.findByRole('button', { name: 'Acting as… (L)' })
  await user.keyboard('l')
  await waitFor(() => expect(tabs).toMatchObject([{ location: { href: portalUrl } }]))
  expect(calls.bodies).toEqual([undefined])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('where the customer has not allowed it yet, L asks for the code that they read out, by keys alone', async () => {
  const tabs = watchTabs()
  const { user } = openDesk(path)
  await screen.findByRole('button', { name: 'Acting as… (L)' })
  await user.keyboard('l')
  const dialog = await screen.findByRole('dialog', { name: 'Acting for Asha Kulkarni' })
  // What is proved, masked, and nothing else.
  const ways = within(dialog).getAllByRole<HTMLInputElement>('radio')
  expect(ways.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'SMS to ••••••3210',
    expect.stringMatching(/^E-mail to a•+@example\.in$/),
  ])
  await waitFor(() => expect(document.activeElement).toBe(ways[0]))
  await user.keyboard('{ArrowDown}')
  const sent = answer(sendActingCode, { success: true, message: 'OTP sent', seconds_left: 120 })
  await user.keyboard('{Enter}')
  await within(dialog).findByText('The code is on its way. Ask the customer to read it out.')
  expect(sent.bodies).toEqual([{ channel: 'email' }])
  const field = within(dialog).getByLabelText<HTMLInputElement>('Code that the customer reads out')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  expect(within(dialog).getByText('Please type all six digits.')).toBeTruthy()
  expect(tabs).toHaveLength(0)
  refuse(makePanelCode, 'otp_invalid', { attempts_left: 4 })
  await user.keyboard('123 456{Enter}')
  await within(dialog).findByText('This is not the code. 4 tries left.')
  expect(document.activeElement).toBe(field)
  expect(tabs[0]?.close).toHaveBeenCalled()
  const opened = letIn()
  await user.clear(field)
  await user.keyboard('654321{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened.bodies).toEqual([{ channel: 'email', otp_code: '654321' }])
  expect(tabs[1]?.location.href).toBe(portalUrl)
})

it('why a code is not sent or not taken is said in the dialog, which Escape closes', async () => {
  // They had allowed it, and took it back since.
  watchTabs()
  refuse(makePanelCode, 'acting_code_needed')
  answer(getDeskCustomer, { success: true, data: { ...customer, is_acting_allowed: true } })
  const { user } = openDesk(path, { language: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'ग्राहक की ओर से… (L)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Asha Kulkarni की ओर से काम' })
  refuse(sendActingCode, 'otp_wait', { seconds_left: 90 })
  await user.click(within(dialog).getByRole('button', { name: 'कोड भेजें' }))
  await within(dialog).findByText(/वही पूछें; नहीं तो 1:30 बाद/)
  // It was sent before, and can be typed.
  const field = within(dialog).getByLabelText('ग्राहक का सुनाया हुआ कोड')
  expect(document.activeElement).toBe(field)
  refuse(makePanelCode, 'otp_expired')
  await user.type(field, '123456{Enter}')
  await within(dialog).findByText('यह कोड अब मान्य नहीं है। दूसरा भेजें।')
  refuse(makePanelCode, 'otp_attempts_exceeded', { seconds_left: 3600 })
  await user.keyboard('{Enter}')
  await within(dialog).findByText(/बहुत बार गलत कोड लिखा गया/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('of a customer who has proved nothing it is said why nobody can act for them', async () => {
  const ways = customer.ways.map((way) => ({ ...way, is_proved: false }))
  answer(getDeskCustomer, { success: true, data: { ...customer, ways } })
  const { user } = openDesk(path)
  await user.click(await screen.findByRole('button', { name: 'Acting as… (L)' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/neither a number nor an address of theirs is verified/)).toBeTruthy()
  expect(within(dialog).queryByRole('radio')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
