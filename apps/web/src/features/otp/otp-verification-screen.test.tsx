import { type ChannelStatus, otpStatus, readHelp, requestOtp, verifyOtp } from '@sanad/contracts'
import { formatTimeOfDay } from '@sanad/domain'
import { expectConsole } from '@sanad/testing/watch-console'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { answer, answerDashboard, answerOddly, breakOff, refuse } from '../../testing/fake-portal.ts'
import { openApp, storeSession, tokenThatExpires, whereIs } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'

const unsent = { has_active_otp: false, can_resend: true, seconds_left: 0 }
const sent = { has_active_otp: true, can_resend: false, seconds_left: 75 }

function answerStatus({ sms = unsent, email = unsent }: { sms?: ChannelStatus; email?: ChannelStatus } = {}) {
  return answer(otpStatus, { success: true, sms, email, whatsapp: unsent })
}

function openVerification(path = '/otp-verification') {
  const user = { id: asha.id, mobile: '••••••3210', email: 'a••••@example.com' }
  saveOtpChallenge({ purpose: 'login', token: 'challenge', user })
  return openApp(path)
}

const boxes = () => screen.findByLabelText('One-time password (6 digits)')

async function openWithCode() {
  answerStatus({ sms: sent })
  const app = openVerification()
  return { ...app, field: await boxes() }
}

it('[OT-05] [OT-06] the SMS is asked for by itself, with the challenge, and its countdown runs', async () => {
  answerStatus()
  const calls = answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  openVerification()
  const countdown = await screen.findByRole('timer')
  expect(countdown.textContent).toMatch(/^(2:00|1:59)$/)
  await waitFor(() => expect(countdown.textContent).toMatch(/^1:5\d$/), { timeout: 3000 })
  expect(calls.bodies).toEqual([{ user_id: asha.id, channel: 'sms' }])
  expect(calls.requests[0]?.headers.get('authorization')).toBe('Bearer challenge')
  expect(localStorage.getItem('userToken')).toBeNull()
  const tab = screen.getByRole('tab', { name: 'SMS OTP sent' })
  // The dot says what it means.
  expect(tab.textContent).toBe('SMS OTP sent')
})

it('[F-21] a code that is late, or cannot be delivered, is told while the countdown runs', async () => {
  answerStatus({ sms: { ...sent, delivery: 'delayed' } })
  openVerification()
  await screen.findByText(/^The OTP is taking longer than usual\./)
  const field = await boxes()
  answerStatus({ sms: { ...sent, delivery: 'failed' } })
  await screen.findByText(/^The OTP could not be delivered\./, undefined, { timeout: 15_000 })
  expect(screen.queryByText(/^We sent a 6-digit OTP/)).toBeNull()
  expect(field.isConnected).toBe(true)
  screen.getByRole('tab', { name: 'WhatsApp' })
})

it('[OT-05] [OT-06] a code that is under way is not asked for again, and a hasty resend says how long to wait', async () => {
  const { user } = await openWithCode()
  const resend = screen.getByRole('button', { name: /Resend OTP/ })
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  await user.click(resend)
  await screen.findByText(/^Please wait 1:1[45] before requesting another OTP$/)
  expect(screen.getByLabelText('One-time password (6 digits)').getAttribute('aria-invalid')).toBeNull()
})

it('[OT-06] while another code has to wait, the one that was sent can be typed', async () => {
  answerStatus({ sms: { ...unsent, can_resend: false, seconds_left: 80 } })
  const token = tokenThatExpires(3600)
  answer(verifyOtp, { success: true, message: 'Verified', token, user: asha })
  answerDashboard()
  const { user } = openVerification()
  const field = await boxes()
  screen.getByText(/^An OTP was sent to \+91 ••••••3210 a moment ago\./)
  await user.type(field, '123456')
  await waitFor(() => expect(whereIs()).toBe('/dashboard'))
})

it('[OT-06] what was typed of the former code goes when another one is sent', async () => {
  answerStatus({ sms: { ...sent, can_resend: true, seconds_left: 0 } })
  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  const { user } = openVerification()
  const field = await boxes()
  await user.type(field, '123')
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
  await screen.findByRole('timer')
  expect(field).toHaveProperty('value', '')
})

it('[OT-06] a page that is opened later says when the code was sent, and that the newest of several counts', async () => {
  answerStatus({ sms: { ...sent, sent_at: '2026-11-20T10:00:00.000Z', replaces_another: true } })
  openVerification()
  await boxes()
  screen.getByText('Sent on 20 Nov 2026, 3:30 PM. More than one OTP was sent: only the newest one counts.')
})

it('[OT-06] who asks for another code is told that the newest counts, before and after a wrong one', async () => {
  answerStatus({ sms: { ...sent, can_resend: true, seconds_left: 0, sent_at: '2026-11-20T10:00:00.000Z' } })
  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  refuse(verifyOtp, 'otp_invalid')
  const { user } = openVerification()
  const field = await boxes()
  const hint = 'More than one OTP was sent: only the newest one counts.'
  screen.getByText('Sent on 20 Nov 2026, 3:30 PM.')
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
  await screen.findByText(hint)
  await user.type(field, '123456')
  await screen.findByText(
    /^Invalid OTP\. Please try again\. Only the newest OTP counts: it was sent at \d+:\d\d [AP]M\.$/,
  )
  // Said once.
  expect(screen.queryByText(hint)).toBeNull()
})

it('when the newest code was sent is said by the portal’s clock where this device’s is known to be off', async () => {
  const skew = -7 * 3_600_000
  localStorage.setItem('clockOffset', String(skew))
  answerStatus({ sms: { ...sent, can_resend: true, seconds_left: 0 } })
  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  refuse(verifyOtp, 'otp_invalid')
  const { user } = openVerification()
  const field = await boxes()
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
  await user.type(field, '123456')
  const told = await screen.findByText(/it was sent at/)
  const near = [0, 60_000].map((ago) =>
    formatTimeOfDay(new Date(Date.now() + skew - ago).toISOString(), 'en-IN'),
  )
  expect(near.some((time) => told.textContent?.includes(`sent at ${time}.`))).toBe(true)
})

it('a wrong code of one that replaced another says when the newest was sent, also after a reload', async () => {
  answerStatus({ sms: { ...sent, sent_at: '2026-11-20T10:00:00.000Z', replaces_another: true } })
  refuse(verifyOtp, 'otp_invalid')
  const { user } = openVerification()
  await user.type(await boxes(), '123456')
  await screen.findByText(
    'Invalid OTP. Please try again. Only the newest OTP counts: it was sent at 3:30 PM.',
  )
  screen.getByText('Sent on 20 Nov 2026, 3:30 PM.')
})

it('a code that is refused says nothing of several where one was sent', async () => {
  refuse(verifyOtp, 'otp_expired')
  const { user, field } = await openWithCode()
  await user.type(field, '123456')
  await screen.findByText(/^OTP has expired/)
  expect(screen.queryByText(/More than one OTP/)).toBeNull()
})

it('an e-mail address that no code is sent to says why, and what to do', async () => {
  answerStatus({ sms: sent, email: { ...unsent, can_resend: false } })
  const { user } = openVerification()
  await user.click(await screen.findByRole('tab', { name: 'Email' }))
  await screen.findByText(/^No OTP can be sent to this email address, because it has not been verified yet\./)
})

it('a portal that sends SMS alone offers no choice of a channel', async () => {
  answer(otpStatus, { success: true, sms: sent })
  openVerification()
  await boxes()
  expect(screen.queryByRole('tab')).toBeNull()
})

it('a portal without SMS sends the first code by WhatsApp, and offers what it has', async () => {
  answer(otpStatus, { success: true, email: unsent, whatsapp: unsent })
  const requests = answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  openVerification()
  await boxes()
  expect(requests.bodies).toMatchObject([{ channel: 'whatsapp' }])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Email'),
    expect.stringContaining('WhatsApp'),
  ])
})

it('a look at another channel sends no code by it', async () => {
  const requests = answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  const { user } = await openWithCode()
  await user.click(screen.getByRole('tab', { name: 'WhatsApp' }))
  await screen.findByRole('button', { name: /^Send OTP to/ })
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  await screen.findByRole('button', { name: /^Send OTP to a/ })
  expect(requests.bodies).toEqual([])
})

it('after too many wrong codes nothing can be typed before the next one, and the focus is where it is asked for', async () => {
  refuse(verifyOtp, 'otp_attempts_exceeded', { seconds_left: 0 })
  const { user, field } = await openWithCode()
  await user.type(field, '123456')
  const resend = screen.getByRole('button', { name: /Resend OTP/ })
  await waitFor(() => expect(document.activeElement).toBe(resend))
  expect(field).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Verify OTP' })).toHaveProperty('disabled', true)
})

it('[OT-02] [OT-03] a wrong paste and missing digits are named', async () => {
  const { user, field } = await openWithCode()
  await user.click(field)
  await user.paste('12345')
  await screen.findByText('Please paste a valid 6-digit OTP')
  await user.type(field, '123')
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  await screen.findByText('Please enter complete 6-digit OTP')
})

it('[OT-13] an expired code frees the resend button', async () => {
  refuse(verifyOtp, 'otp_expired')
  const resends = answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  const { user, field } = await openWithCode()
  await user.type(field, '123456')
  await screen.findByText('OTP has expired. Please request a new one.')
  expect(field).toHaveProperty('value', '')
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }))
  await waitFor(() => expect(resends.bodies).toHaveLength(1))
})

it('a code that signed in before is said to be used, and frees the resend button', async () => {
  refuse(verifyOtp, 'otp_used')
  const { user, field } = await openWithCode()
  await user.type(field, '123456')
  await screen.findByText('This OTP was already used. Please request a new one.')
  expect(field).toHaveProperty('value', '')
  expect(screen.queryByRole('timer')).toBeNull()
})

it("[OT-14] a wrong code shows the server's error, and no token fails the login", async () => {
  refuse(verifyOtp, 'otp_invalid')
  const { user, field, store } = await openWithCode()
  await user.type(field, '123456')
  await screen.findByText('Invalid OTP. Please try again.')
  expect(field).toHaveProperty('value', '')

  expectConsole(/^Unexpected answer to verifyOtp/)
  answerOddly(verifyOtp, { success: true, message: 'Verified' })
  await user.type(field, '654321')
  await screen.findByText('Authentication failed. Please try again.')
  expect(store.getState().auth.isAuthenticated).toBe(false)
})

it('a press on the button right after the sixth digit does not hide why the code was refused', async () => {
  refuse(verifyOtp, 'otp_invalid')
  const { user, field } = await openWithCode()
  await user.type(field, '123456')
  const button = screen.getByRole('button', { name: 'Verify OTP' })
  await screen.findByText('Invalid OTP. Please try again.')
  await user.click(button)
  screen.getByText('Invalid OTP. Please try again.')

  await user.type(field, '12')
  await user.click(button)
  screen.getByText('Please enter complete 6-digit OTP')
  // What is wrong can be typed again at once.
  expect(document.activeElement).toBe(field)
})

it('why a code was refused, or none was sent, is said in the language that is chosen after it', async () => {
  refuse(verifyOtp, 'otp_invalid')
  const { user, field } = await openWithCode()
  await user.click(screen.getByRole('button', { name: /Resend OTP/ }))
  await user.type(field, '123456')
  await screen.findByText('Invalid OTP. Please try again.')
  await user.click(screen.getByRole('button', { name: /Resend OTP/ }))
  await screen.findByText(/^Please wait 1:1\d before/)
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await screen.findByText('OTP सही नहीं है। कृपया फिर कोशिश करें।')
  screen.getByText(/^दूसरा OTP माँगने से पहले/)
})

it('[OT-15] what the server does not explain has words of its own', async () => {
  answerOddly(otpStatus, {}, 500)
  answerOddly(requestOtp, {}, 500)
  answerOddly(verifyOtp, {}, 500)
  const { user } = openVerification()
  await screen.findByText('Unknown error while checking status')
  await user.click(screen.getByRole('button', { name: /^Send OTP to/ }))
  await screen.findByText('Failed to send OTP. Please try again.')

  expectConsole(/^Unexpected answer to requestOtp/)
  answerOddly(requestOtp, {})
  await user.click(screen.getByRole('button', { name: /^Send OTP to/ }))
  await screen.findByText('Unknown error while requesting OTP')

  refuse(requestOtp, 'not_found')
  await user.click(screen.getByRole('button', { name: /^Send OTP to/ }))
  await screen.findByText('User ID not found. Please refresh the page.')

  answer(requestOtp, { success: true, message: 'OTP sent', seconds_left: 120 })
  await user.click(screen.getByRole('button', { name: /^Send OTP to/ }))
  await user.type(await boxes(), '123456')
  await screen.findByText('Unknown error during OTP verification')
})

it('a lost connection says so', async () => {
  breakOff(verifyOtp)
  const { user, field } = await openWithCode()
  await user.type(field, '123456')
  await screen.findByText('You seem to be offline. Please check your connection and try again.')
  // Nobody has refused it: it is not looked up in the message again.
  expect(field).toHaveProperty('value', '123456')
  answer(verifyOtp, { success: true, message: 'Verified', token: tokenThatExpires(3600), user: asha })
  answerDashboard()
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  await waitFor(() => expect(whereIs()).toBe('/dashboard'))
})

it('[RT-02] [UI-09] the right code stores the session and leads where the visitor came from', async () => {
  answerStatus({ sms: sent })
  const token = tokenThatExpires(3600)
  answer(verifyOtp, { success: true, message: 'Verified', token, user: asha })
  answerDashboard()
  const { user } = openVerification('/otp-verification?redirect=%2Fdashboard%2Fservices%3Fpage%3D2')
  await user.type(await boxes(), '123456')
  await waitFor(() => expect(whereIs()).toBe('/dashboard/services?page=2'))
  expect(localStorage.getItem('userToken')).toBe(token)
  expect(localStorage.getItem('userId')).toBe(asha.id)
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
    id: asha.id,
    name_of_person: asha.name_of_person,
    loginAt: expect.any(String),
  })
  expect(sessionStorage.getItem('otpChallenge')).toBeNull()
})

it('without a login that was begun the way leads to the login page', async () => {
  openApp('/otp-verification?redirect=%2Fdashboard%2Fservices')
  await screen.findByRole('heading', { name: 'Log in to Sanad' })
  expect(whereIs()).toBe('?redirect=%2Fdashboard%2Fservices')
})

it('[RT-11] login-type pages send a signed-in customer to the dashboard', async () => {
  for (const page of ['/', '/register', '/otp-verification']) {
    storeSession()
    answerDashboard()
    openApp(page)
    await waitFor(() => expect(whereIs()).toBe('/dashboard'))
  }
})

it('whoever has used up the tries of a code finds the numbers of the help beside it', async () => {
  answer(readHelp, {
    success: true,
    data: {
      phone_number: '+918022334455',
      whatsapp_number: null,
      hours: { from_day: 1, to_day: 6, opens: '10:30', closes: '17:30' },
    },
  })
  const { user, field } = await openWithCode()
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull()
  refuse(verifyOtp, 'otp_attempts_exceeded', { seconds_left: 0 })
  await user.type(field, '123456')
  expect(await screen.findByRole('link', { name: 'Call +91 80223 34455' })).toBeTruthy()
})
