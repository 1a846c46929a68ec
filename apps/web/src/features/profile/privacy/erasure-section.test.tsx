import {
  getProfile,
  listAccounts,
  listMyServices,
  listSessions,
  otpStatus,
  readPrivacy,
  requestErasure,
  requestOtp,
} from '@sanad/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import { openApp, storeSession } from '../../../testing/open-app.tsx'
import { asha } from '../../../testing/people.ts'

const noCodes = { has_active_otp: false, can_resend: true, seconds_left: 0 }

it('the code that an erasure needs is asked for as one to erase', async () => {
  storeSession(3600, asha)
  answer(getProfile, { success: true, user: asha, acting_staff: null })
  answer(listMyServices, { success: true, services: [], next_cursor: null })
  answer(listAccounts, { success: true, accounts: [] })
  answer(listSessions, { success: true, data: [] })
  const data = {
    ...{ nominee: null, notice_version: 2, is_notice_new: false, consents: [], data_export: null },
    erasure: { request: null, cooling_off_days: 7, blockers: [], held: [] },
  }
  answer(readPrivacy, { success: true, data })
  refuse(requestErasure, 'proof_needed')
  answer(otpStatus, { success: true, sms: noCodes })
  const sent = answer(requestOtp, { success: true, message: '', seconds_left: 120 })
  const { user } = openApp('/dashboard/profile')
  await user.click(await screen.findByRole('button', { name: 'Erase my account' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Yes, erase it' }))
  await waitFor(() => expect(sent.bodies).toEqual([{ user_id: asha.id, channel: 'sms', purpose: 'erasure' }]))
})
