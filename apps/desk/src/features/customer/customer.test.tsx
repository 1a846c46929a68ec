import { listErasureRequests } from '@sanad/contracts'
import {
  addCustomerNote,
  type CustomerEvent,
  type DeskCustomer,
  getDeskCustomer,
  listCustomerTimeline,
  listWork,
  type WorkItem,
} from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
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
  ticket_id: null,
}
const path = `/customers/${customer.id}`

beforeEach(() => {
  answer(getDeskCustomer, { success: true, data: customer })
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
  expect(await screen.findByText('In the way')).toBeTruthy()
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
