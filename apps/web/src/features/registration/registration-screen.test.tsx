import { otpStatus, register, requestOtp, verifyOtp } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { expectConsole } from '@sanad/testing/watch-console'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { answer, answerDashboard, answerOddly, refuse } from '../../testing/fake-portal.ts'
import { openApp, tokenThatExpires, whereIs } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'

type User = ReturnType<typeof userEvent.setup>

const unsent = { has_active_otp: false, can_resend: true, seconds_left: 0 }
const registered = {
  success: true,
  message: 'Registered',
  user: { id: asha.id },
  token: 'challenge',
} as const

function acceptRegistration() {
  answer(otpStatus, { success: true, sms: unsent, email: unsent, whatsapp: unsent })
  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  return answer(register, registered)
}

async function fillIn(user: User) {
  await screen.findByRole('button', { name: 'Read the privacy notice' })
  await user.type(await screen.findByLabelText(/Full Name/), asha.name_of_person)
  await user.type(screen.getByLabelText(/Mobile Number/), '+91 98765 43210')
  await user.type(screen.getByLabelText(/Email Address/), asha.email)
}

const proceed = () => screen.findByRole('button', { name: 'Continue' })
const boxes = () => screen.findByLabelText('One-time password (6 digits)')

async function openSecondStep(search = '') {
  const app = openApp(`/register${search}`)
  await fillIn(app.user)
  await app.user.click(await proceed())
  await screen.findByRole('button', { name: /Resend OTP/ })
  return app
}

it('[RG-05] [RG-06] a conflict offers to cancel or to log in with the number that was typed', async () => {
  refuse(register, 'account_exists', {
    show_login_option: true,
    existing_user: true,
    conflict_type: 'mobile',
    message: 'An account with this information already exists. Would you like to login?',
  })
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  const modal = within(await screen.findByRole('alertdialog', { name: 'Account Already Exists' }))
  modal.getByText('An account with this information already exists. Would you like to login?')

  await user.click(modal.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(whereIs()).toBe('/register')

  await user.click(await proceed())
  await user.click(await screen.findByRole('button', { name: 'Yes, Login' }))
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(screen.getByLabelText('Mobile Number')).toHaveProperty('value', asha.mobile)
})

it('[RG-05] a conflict that offers no login says that the user exists', async () => {
  refuse(register, 'account_exists')
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  await screen.findByText('User already exists')
})

it("[RG-07] a refused form says so and marks the field, without the validator's words", async () => {
  refuse(register, 'invalid_request', {
    issues: [{ path: 'email', message: 'Invalid input: expected string' }],
  })
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid data provided')
  screen.getByText('Please check this')
  expect(screen.queryByText(/expected string/)).toBeNull()
})

it('a refusal, and the field that it names, are said in the language that is chosen after it', async () => {
  refuse(register, 'invalid_request', { issues: [{ path: 'email', message: 'Invalid input' }] })
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  await screen.findByText('Invalid data provided')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await screen.findByText('दी गई जानकारी सही नहीं है')
  screen.getByText('कृपया इसे जाँच लें')
})

it('[RG-08] a refusal that says nothing says that the registration failed', async () => {
  answerOddly(register, {}, 400)
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  await screen.findByText('Registration failed')
})

it('[RG-07] any other failure says to try again', async () => {
  refuse(register, 'internal')
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  await screen.findByText('Registration failed. Please try again.')
})

it('[RG-08] an answer that nobody understands says that something went wrong', async () => {
  expectConsole(/^Unexpected answer to register/)
  answerOddly(register, '<html>', 200)
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(await proceed())
  await screen.findByText('Something went wrong. Please try again.')
})

it('[RG-08] a first code that could not be sent says so and can be sent again', async () => {
  acceptRegistration()
  answerOddly(requestOtp, {}, 502)
  const { user } = await openSecondStep()
  await screen.findByText('Registration successful but failed to send OTP. Please try again.')
  await user.click(screen.getByRole('button', { name: /Resend OTP/ }))
  await screen.findByText('Failed to send OTP. Please try again.')
})

it('[RG-08] another code that could not be sent says so', async () => {
  acceptRegistration()
  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 0 })
  const { user } = await openSecondStep()
  await boxes()
  answerOddly(requestOtp, {}, 502)
  await user.click(screen.getByRole('button', { name: /Resend OTP/ }))
  await screen.findByText('Failed to resend OTP. Please try again.')
})

it('[RG-04] an SMS that comes before the answer to its request loses none of its digits', async () => {
  acceptRegistration()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  portal.use(
    onCall(requestOtp, async () => {
      await arrived
      return HttpResponse.json({ success: true, message: 'OTP sent', seconds_left: 120 })
    }),
  )
  const verified = answer(verifyOtp, {
    success: true,
    message: 'Verified',
    token: tokenThatExpires(3600),
    user: asha,
  })
  answerDashboard()
  const { user } = await openSecondStep()
  const field = await boxes()
  await user.type(field, '123')
  arrive()
  await screen.findByRole('timer')
  await user.keyboard('456')
  await waitFor(() => expect(verified.bodies).toMatchObject([{ otp_code: '123456' }]))
})

it('[RG-02] [RG-04] the second step has its boxes and ways back, and the form keeps what was typed', async () => {
  const calls = acceptRegistration()
  const { user } = await openSecondStep()
  expect(calls.bodies).toEqual([
    {
      mobile: asha.mobile,
      name_of_person: asha.name_of_person,
      email: asha.email,
      date_of_birth: null,
      address: null,
      privacy_notice_version: 1,
      accept_offers: false,
    },
  ])
  screen.getByRole('heading', { name: 'Verify Your Mobile Number' })
  screen.getByRole('button', { name: 'Verify OTP & Create Account' })
  screen.getByRole('link', { name: 'Back to Login' })
  await boxes()

  await user.click(screen.getByRole('link', { name: 'Back to Registration' }))
  expect(await screen.findByLabelText(/Full Name/)).toHaveProperty('value', asha.name_of_person)
  expect(screen.getByLabelText(/Email Address/)).toHaveProperty('value', asha.email)
})

it('what was typed before the first step was sent is there after a reload', async () => {
  const { user } = openApp('/register')
  await fillIn(user)
  cleanup()
  openApp('/register')
  await waitFor(() => expect(screen.getByLabelText(/Full Name/)).toHaveProperty('value', asha.name_of_person))
  expect(screen.getByLabelText(/Email Address/)).toHaveProperty('value', asha.email)
  expect(screen.getByLabelText(/Mobile Number/)).toHaveProperty('value', '+91 98765 43210')
})

it('[OT-02] [OT-03] [OT-05] wrong pastes, missing digits and hasty resends are named', async () => {
  acceptRegistration()
  const { user } = await openSecondStep()
  await user.click(await boxes())
  await user.paste('12 34')
  await screen.findByText('Please paste a valid 6-digit OTP')
  await user.click(screen.getByRole('button', { name: 'Verify OTP & Create Account' }))
  await screen.findByText('Please enter complete OTP')
  await user.click(screen.getByRole('button', { name: /Resend OTP/ }))
  await screen.findByText(/^Please wait (2:00|1:5\d) before resending OTP$/)
})

it('[RG-10] too many wrong codes send back to the beginning', async () => {
  acceptRegistration()
  refuse(verifyOtp, 'otp_attempts_exceeded', { max_attempts: true })
  const { user } = await openSecondStep()
  await user.type(await boxes(), '123456')
  await screen.findByText('Maximum OTP attempts reached. Please try registering again.')
  expect(await boxes()).toHaveProperty('value', '')
})

it('[RG-09] a verified customer is signed in and goes to the dashboard after two seconds', async () => {
  acceptRegistration()
  const token = tokenThatExpires(3600)
  answer(verifyOtp, { success: true, message: 'Verified', token, user: asha })
  answerDashboard()
  const { user, store } = await openSecondStep()
  await user.type(await boxes(), '123456')
  await screen.findByText('Taking you to your dashboard…')
  const since = performance.now()
  expect(store.getState().auth).toMatchObject({ token, user: asha, isAuthenticated: true })
  await waitFor(() => expect(whereIs()).toBe('/dashboard'), { timeout: 3000 })
  expect(performance.now() - since).toBeGreaterThan(1500)
})

it('[RT-02] who came for another page is not told of the dashboard', async () => {
  acceptRegistration()
  answer(verifyOtp, { success: true, message: 'Verified', token: tokenThatExpires(3600), user: asha })
  answerDashboard()
  const { user } = await openSecondStep('?redirect=%2Fdashboard%2Fservices')
  await user.type(await boxes(), '123456')
  await screen.findByText('Taking you to the page that you came for…')
  await waitFor(() => expect(whereIs()).toBe('/dashboard/services'), { timeout: 3000 })
})

it('[RG-09] without a token the way leads to the login after two seconds', async () => {
  expectConsole(/^Unexpected answer to verifyOtp/)
  acceptRegistration()
  answerOddly(verifyOtp, { success: true, message: 'Verified', user: { id: asha.id } })
  const { user } = await openSecondStep()
  await user.type(await boxes(), '123456')
  await screen.findByText('Please log in with your mobile number.')
  await waitFor(() => expect(whereIs()).toBe(''), { timeout: 3000 })
})

it('[RG-01] [RG-03] three things are asked for, the rest is optional, and a disabled button says what it waits for', async () => {
  const calls = acceptRegistration()
  const { user } = openApp('/register')
  const button = await proceed()
  expect(button).toHaveProperty('disabled', true)
  expect(button.getAttribute('aria-describedby')).toBe(
    screen.getByText('To continue, fill in correctly: Full Name, Mobile Number, Email Address').id,
  )
  await fillIn(user)
  expect(button).toHaveProperty('disabled', false)
  await user.click(screen.getByText('Date of birth and address (optional)'))
  await user.type(screen.getByLabelText('Date of Birth (optional)'), '12041988')
  expect(screen.getByLabelText('Date of Birth (optional)')).toHaveProperty('value', '12/04/1988')
  await user.type(screen.getByLabelText('Address (optional)'), '12 Tilak Road, Pune')
  await user.click(button)
  await screen.findByRole('heading', { name: 'Verify Your Mobile Number' })
  expect(calls.bodies).toMatchObject([{ date_of_birth: '1988-04-12', address: '12 Tilak Road, Pune' }])
})

it('[RG-03] a birth date in the future is refused, and so is one that does not exist, each in its words', async () => {
  const { user } = openApp('/register')
  await fillIn(user)
  await user.click(screen.getByText('Date of birth and address (optional)'))
  const birth = screen.getByLabelText('Date of Birth (optional)')
  await user.type(birth, '12042090')
  await user.tab()
  expect(await screen.findByText('Please enter a date in the past')).toBeTruthy()
  await user.clear(birth)
  await user.type(birth, '31021988')
  expect(await screen.findByText('Please enter a day that exists, such as 15/08/1990')).toBeTruthy()
  expect(await proceed()).toHaveProperty('disabled', true)
  await user.clear(birth)
  await user.type(birth, '12041988')
  await waitFor(async () => expect(await proceed()).toHaveProperty('disabled', false))
})
