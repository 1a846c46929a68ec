import {
  type ApplicationForm,
  getByApplication,
  getByCsrf,
  otpStatus,
  requestOtp,
  updateApplication,
} from '@sanad/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, answerOddly, breakOff, refuse } from '../../../testing/fake-portal.ts'
import { openApp, whereIs } from '../../../testing/open-app.tsx'
import { asha } from '../../../testing/people.ts'

const application = {
  id: '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a',
  user_id: asha.id,
  track_id: 'SKI-8F3KQ7M2XD',
  service_id: 'skill-india',
  title: 'Skill India',
  payment_status: 0,
} as const
const form: ApplicationForm = {
  ...application,
  groups: [],
  submitted_at: null,
  change_requests: [],
  draft: null,
}

async function openForm(groups: ApplicationForm['groups'] = []) {
  answer(getByCsrf, {
    success: true,
    message: 'Found',
    data: {
      ...application,
      type_of_reg: 'Skill India',
      redirect: 'paymentConfirmation',
      otp_verified_view: 0,
      email_verified: false,
      sms_verified: false,
      whatsapp_verified: false,
      email: 'as**@example.com',
      mobile: '98******10',
      is_form_submitted: true,
    },
  })
  answer(getByApplication, { success: true, data: { ...form, groups } })
  const { user } = openApp('/edit-application?csrf=token')
  return { user, save: async () => user.click(await screen.findByRole('button', { name: 'Save Changes' })) }
}

it('[EA-02] without a token there is nothing to edit', async () => {
  openApp('/edit-application')
  expect(
    await screen.findByText(
      /^CSRF token is required to edit application\. Open the link in our message again/,
    ),
  ).toBeTruthy()
})

it('[EA-04] an answer that says nothing says that the application was not updated', async () => {
  const { save } = await openForm()
  answerOddly(updateApplication, {}, 502)
  await save()
  expect(await screen.findByText('Failed to update application')).toBeTruthy()
})

it('[EA-04] no answer says that an error occurred', async () => {
  const { save } = await openForm()
  breakOff(updateApplication)
  await save()
  expect(await screen.findByText('An error occurred while updating the application')).toBeTruthy()
})

const detail = {
  label: 'Validity',
  field_title: 'Validity',
  help: '',
  input_type: 'text',
  options: [],
  identifier: null,
  asked: true,
  required: false,
  read_only: false,
  secret: false,
  max_length: 500,
  only_if: null,
}

it('what is shown as known from elsewhere is saved with the changes', async () => {
  const fields = [
    { ...detail, field_id: 'validity', value: '3 years', prefilled: true },
    { ...detail, field_id: 'name_of_scheme', field_title: 'Scheme', value: 'stored' },
  ]
  const { save } = await openForm([{ group: 'application', fields }])
  const { bodies } = answer(updateApplication, {
    success: true,
    message: 'Application updated successfully!',
  })
  await save()
  await vi.waitFor(() => expect(bodies).toEqual([{ validity: '3 years' }]))
})

it("a form that the server could not read shows the server's words", async () => {
  await openForm()
  refuse(getByApplication, 'internal', { message: 'Failed to retrieve service form' })
  expect(await screen.findByText('Failed to retrieve service form')).toBeTruthy()
})

it('a required field that was emptied is refused and named, and nothing is sent', async () => {
  const fields = [{ ...detail, field_id: 'validity', required: true, value: '3 years' }]
  const { user, save } = await openForm([{ group: 'application', fields }])
  const { requests } = answer(updateApplication, {
    success: true,
    message: 'Application updated successfully!',
  })
  const validity = await screen.findByRole('textbox', { name: /^Validity/ })
  await user.clear(validity)
  await save()
  within(await screen.findByRole('alert')).getByRole('link', { name: 'Validity' })
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(document.activeElement).toBe(validity)
  expect(requests).toHaveLength(0)
})

it('Escape closes the form', async () => {
  const { user } = await openForm()
  const unsent = { has_active_otp: false, can_resend: true, seconds_left: 0 }
  answer(otpStatus, { success: true, sms: unsent, email: unsent, whatsapp: unsent })
  // The page that follows asks for a code.
  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  const dialog = await screen.findByRole('dialog', { name: 'Edit Application' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(whereIs()).toBe('/confirmation'))
})
