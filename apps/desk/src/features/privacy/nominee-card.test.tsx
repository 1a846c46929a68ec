import { listErasureRequests } from '@sanad/contracts'
import { getDeskCustomer, revealNominee } from '@sanad/contracts/staff'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { openDesk } from '../../testing/open-desk.tsx'

const id = '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a11'

function open() {
  answer(listErasureRequests, { success: true, data: [], next_cursor: null })
  const customer = { id, name_of_person: 'Asha Kulkarni', mobile: '9876543210', email: 'asha@sanad.example' }
  const of = { language: 'en', registered_at: '2026-11-01T06:00:00.000Z', ways: [], businesses: [] }
  answer(getDeskCustomer, { success: true, data: { ...customer, ...of, is_acting_allowed: false } })
  openDesk(`/privacy?customer=${id}`)
}
const show = async () => userEvent.click(await screen.findByRole('button', { name: 'Show the person' }))

it('whom a customer named is shown for a reason alone', async () => {
  open()
  const asked = answer(revealNominee, {
    success: true,
    data: {
      ...{ name: 'Anil Kulkarni', relation: 'spouse', mobile: '9811112222' },
      named_at: '2026-11-20T06:00:00.000Z',
    },
  })
  await show()
  expect(screen.getByText('Please say why.')).toBeTruthy()
  expect(asked.bodies).toEqual([])
  await userEvent.type(screen.getByLabelText(/^Why you look/), 'The family told us')
  await show()
  await screen.findByText('Anil Kulkarni, Wife or husband, +91 9811112222, named on 20 Nov 2026')
  expect(asked.bodies).toEqual([{ reason: 'The family told us' }])
})

it('names the customer about whom one asks', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Asha Kulkarni ··3210' })
  expect(link.getAttribute('href')).toContain(`/customers/${id}`)
})

it('says where nobody was named', async () => {
  open()
  answer(revealNominee, { success: true, data: null })
  await userEvent.type(await screen.findByLabelText(/^Why you look/), 'The family told us')
  await show()
  await waitFor(() => expect(screen.getByText('This customer named nobody.')).toBeTruthy())
})
