import {
  getProfile,
  listAccounts,
  listMyServices,
  listSessions,
  type NamedNominee,
  nameNominee,
  readPrivacy,
  removeNominee,
} from '@sanad/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/fake-portal.ts'
import { openApp, storeSession } from '../../../testing/open-app.tsx'
import { asha } from '../../../testing/people.ts'

const anil: NamedNominee = {
  ...{ name: 'Anil Kulkarni', relation: 'spouse', mobile: '9811112222' },
  named_at: '2026-11-20T06:00:00.000Z',
}

function open(nominee: NamedNominee | null) {
  storeSession(3600, asha)
  answer(getProfile, { success: true, user: asha, acting_staff: null })
  answer(listMyServices, { success: true, services: [], next_cursor: null })
  answer(listAccounts, { success: true, accounts: [] })
  answer(listSessions, { success: true, data: [] })
  const data = {
    ...{ nominee, notice_version: 2, is_notice_new: false, consents: [], data_export: null },
    erasure: { request: null, cooling_off_days: 7, blockers: [], held: [] },
  }
  answer(readPrivacy, { success: true, data })
  return openApp('/dashboard/profile')
}

it('a customer names a person by three answers, which are checked first', async () => {
  const { user } = open(null)
  const saved = answer(nameNominee, { success: true, message: 'Saved' })
  await user.click(await screen.findByRole('button', { name: 'Name a person' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Name a person' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please enter the name.')).toBeTruthy()
  expect(saved.bodies).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Full name/)))
  await user.type(dialog.getByLabelText(/^Full name/), 'Anil Kulkarni')
  await user.selectOptions(dialog.getByLabelText(/^What they are to you/), 'wife or husband')
  await user.type(dialog.getByLabelText(/^Mobile number/), '+91 98111 12222')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const body = { name: 'Anil Kulkarni', relation: 'spouse', mobile: '9811112222' }
  await waitFor(() => expect(saved.bodies).toEqual([body]))
})

it('who is named is shown, and is removed by one press', async () => {
  const { user } = open(anil)
  const removed = answer(removeNominee, { success: true, message: 'Removed' })
  expect(
    await screen.findByText('Anil Kulkarni, wife or husband, 9811112222. Named on 20 Nov 2026.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove this person' }))
  await waitFor(() => expect(removed.bodies).toHaveLength(1))
})
