import {
  getDeskApplication,
  getDeskCustomer,
  getDeskTicket,
  listCustomerTimeline,
  listDeskTickets,
  listSavedReplies,
  listWork,
  lookUpPan,
  type SearchHit,
  searchDesk,
} from '@sanad/contracts/staff'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, breakOff } from '../../testing/fake-portal.ts'
import { openDesk, whereIs } from '../../testing/open-desk.tsx'

const id = '8a6e0804-2bd0-4672-b79d-d97027f9071a'
const ticketId = '8a6e0804-2bd0-4672-b79d-d97027f9071b'
const application: SearchHit = {
  kind: 'application',
  ...{ title: 'TCR-8F3KQ7M2XD', service: 'TC Registration', detail: 'Asha ··3210' },
  ...{ id, application_id: id },
}
const found = () =>
  answer(searchDesk, {
    success: true,
    data: [
      application,
      {
        kind: 'ticket',
        title: 'TKT-1',
        detail: 'My payment',
        service: null,
        id: ticketId,
        application_id: null,
      },
    ],
    tried: ['mobile'],
  })

async function openPalette() {
  answer(listWork, { success: true, data: [], next_cursor: null })
  // The screen that a result leads to may be there before the test ends.
  for (const endpoint of [getDeskApplication, getDeskTicket, listDeskTickets, listSavedReplies])
    breakOff(endpoint)
  const opened = openDesk('/work/all')
  await screen.findByText('Nothing waits here.')
  await opened.user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Search' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  return opened
}

it('[DK-61] Ctrl K, four digits and Enter open what they lead to', async () => {
  found()
  const { user } = await openPalette()
  await user.keyboard('3210')
  await screen.findByRole('option', { name: /TCR-8F3KQ7M2XD\s*TC Registration · Asha ··3210/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(whereIs()).toBe(`/applications/${id}`))
})

it('[DK-61] Enter takes what the whole words lead to, not what stood there for the first of them', async () => {
  const { user } = await openPalette()
  breakOff(getDeskCustomer)
  breakOff(listCustomerTimeline)
  const customer = (title: string, id: string): SearchHit => ({
    ...{ kind: 'customer', title, detail: '··3210', service: null, id, application_id: null },
  })
  answer(searchDesk, { success: true, data: [customer('Asha Rao', id)], tried: ['name'] })
  await user.keyboard('asha')
  await screen.findByRole('option', { name: /Asha Rao/ })
  answer(searchDesk, { success: true, data: [customer('Asha Kulkarni', ticketId)], tried: ['name'] })
  await user.keyboard(' kulkarni{Enter}')
  await waitFor(() => expect(whereIs()).toBe(`/customers/${ticketId}`))
})

it('[DK-61] four digits lead to the customer whose mobile ends so before their applications', async () => {
  const of = { detail: '··3210', service: null, application_id: null }
  answer(searchDesk, {
    success: true,
    data: [application, { kind: 'customer', title: 'Asha Kulkarni', id: ticketId, ...of }],
    tried: ['mobile'],
  })
  const { user } = await openPalette()
  breakOff(getDeskCustomer)
  breakOff(listCustomerTimeline)
  await user.keyboard('3210')
  await screen.findByRole('option', { name: /Asha Kulkarni/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(whereIs()).toBe(`/customers/${ticketId}`))
})

it('[DK-61] arrows choose among the groups', async () => {
  found()
  const { user } = await openPalette()
  await user.keyboard('3210')
  await screen.findByRole('option', { name: /TKT-1/ })
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(whereIs()).toBe(`/tickets/${ticketId}`))
})

it('commands are found by their words, with their keys, and run from the palette', async () => {
  answer(searchDesk, { success: true, data: [], tried: ['name'] })
  const { user } = await openPalette()
  await user.keyboard('ticket')
  await waitFor(() => expect(screen.getByRole('option', { name: /Tickets/ }).textContent).toContain('G T'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(whereIs()).toBe('/tickets'))
})

it('[DK-61] nothing found says what was tried', async () => {
  answer(searchDesk, { success: true, data: [], tried: ['tracking_id', 'name'] })
  const { user } = await openPalette()
  await user.keyboard('qqqq')
  await screen.findByText(/Looked at tracking ids, names\./)
})

it('[DK-63] a whole PAN is looked for with a reason alone, and is in no address and in no store', async () => {
  const searched = answer(searchDesk, { success: true, data: [], tried: [] })
  const asked = answer(lookUpPan, {
    success: true,
    data: [application],
  })
  const { user, store } = await openPalette()
  await user.keyboard('abcpx 1234k')
  await screen.findByRole('option', { name: /Find who gave this PAN/ })
  await user.keyboard('{Enter}')
  await screen.findByText(/ABCPX••••K/)
  await user.click(screen.getByRole('button', { name: 'Look up' }))
  expect(screen.getByText('Please choose what it is for.')).toBeTruthy()
  expect(screen.getByText('Please say in words why.')).toBeTruthy()
  expect(asked.bodies).toEqual([])
  await user.click(screen.getByLabelText('The customer asks'))
  await user.type(screen.getByLabelText('In words'), 'Calls without a number{Enter}')
  const link = await screen.findByRole('link', { name: /TCR-8F3KQ7M2XD/ })
  const body = { pan: 'ABCPX1234K', why: 'customer_asks', reason: 'Calls without a number' }
  expect(asked.bodies).toEqual([body])
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('ABCPX1234K'))
  expect(searched.urls.filter((url) => /1234k/i.test(url))).toEqual([])
  await user.click(link)
  await waitFor(() => expect(whereIs()).toBe(`/applications/${id}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[DK-63] an Aadhaar number is not sent to the portal, and the search says that it never is', async () => {
  const searched = answer(searchDesk, { success: true, data: [], tried: [] })
  const { user } = await openPalette()
  await user.keyboard('2341 2341 2346')
  await screen.findByText(/Aadhaar numbers are never searched/)
  expect(searched.urls.filter((url) => url.includes('2346'))).toEqual([])
})

it('[DK-61] a search has an address that a link can name', async () => {
  found()
  openDesk('/search?q=3210')
  await screen.findByRole('heading', { level: 1, name: 'Search' })
  await screen.findByRole('option', { name: /TCR-8F3KQ7M2XD/ })
})
