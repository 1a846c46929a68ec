import { login, logout, saveNotificationPreferences } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, answerDashboard, answerOddly, refuse } from '../../testing/fake-portal.ts'
import { openApp, reloadApp, tokenThatExpires, whereIs } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'

async function logIn(mobile: string, path = '/') {
  const app = openApp(path)
  await app.user.type(await screen.findByLabelText('Mobile Number'), mobile)
  await app.user.click(screen.getByRole('button', { name: 'Continue' }))
  return app
}

it("[AU-06] a refused login shows the server's message", async () => {
  refuse(login, 'rate_limited')
  await logIn(asha.mobile)
  await screen.findByText('Too many attempts. Please wait a little and try again.')
})

it('[AU-06] an answer without a message says that the authentication failed', async () => {
  answerOddly(login, {}, 500)
  await logIn(asha.mobile)
  await screen.findByText('Authentication failed')
})

it('what is wrong is said in the language that is chosen after it', async () => {
  refuse(login, 'rate_limited')
  const { user } = openApp('/')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText('Mobile number is required')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await screen.findByText('मोबाइल नंबर ज़रूरी है')
  await user.type(screen.getByLabelText('मोबाइल नंबर'), `${asha.mobile}{Enter}`)
  await screen.findByText('बहुत ज़्यादा कोशिशें हो गईं। कृपया थोड़ी देर बाद फिर कोशिश करें।')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByText('Too many attempts. Please wait a little and try again.')
})

it('a challenge opens the OTP page and is kept apart from a session', async () => {
  const user = { id: asha.id, mobile: '••••••3210', email: 'a••••@example.com' }
  const calls = answer(login, {
    success: true,
    message: 'Verify',
    otp_required: true,
    token: 'challenge',
    user,
  })
  await logIn('+91 98765 43210', '/?redirect=%2Fdashboard%2Fservices')
  await waitFor(() => expect(whereIs()).toBe('/otp-verification?redirect=%2Fdashboard%2Fservices'))
  expect(calls.bodies).toEqual([{ mobile: asha.mobile }])
  expect(localStorage.getItem('userToken')).toBeNull()
  expect(sessionStorage.getItem('otpChallenge')).toContain('challenge')
})

it('[RT-02] who came for a page is told that they go on there', async () => {
  const { user } = openApp('/?redirect=%2Fdashboard%2Fservice%3Fapplication%3D1')
  await screen.findByText(/^Your place is kept/)
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await screen.findByText(/^आपकी जगह याद रखी गई है/)
})

it.each(['/', '/?redirect=%2Fdashboard'])(
  'a login that leads to the overview names no other place: %s',
  async (path) => {
    openApp(path)
    await screen.findByLabelText('Mobile Number')
    expect(screen.queryByText(/^Your place is kept/)).toBeNull()
  },
)

it('a known device is signed in at once', async () => {
  const token = tokenThatExpires(3600)
  answer(login, { success: true, message: 'Welcome', otp_required: false, token, user: asha })
  answerDashboard()
  await logIn(asha.mobile)
  await waitFor(() => expect(whereIs()).toBe('/dashboard'))
  expect(localStorage.getItem('userToken')).toBe(token)
})

it('messages are written in the language that was chosen before login', async () => {
  const token = tokenThatExpires(3600)
  answer(login, { success: true, message: 'Welcome', otp_required: false, token, user: asha })
  answerDashboard()
  const preferences = { choices: [], verified: {}, language: 'hi' as const, reminder_days: [] }
  const saved = answer(saveNotificationPreferences, { success: true, data: preferences })
  const { user } = openApp('/')
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  await user.type(await screen.findByLabelText('मोबाइल नंबर'), `${asha.mobile}{Enter}`)
  await waitFor(() => expect(saved.bodies).toEqual([{ language: 'hi' }]))
  await waitFor(() => expect(sessionStorage.getItem('chosenLanguage')).toBeNull())
})

it('on a shared computer the number of whoever logged out is not filled in', async () => {
  const token = tokenThatExpires(3600)
  answer(login, { success: true, message: 'Welcome', otp_required: false, token, user: asha })
  answer(logout, { success: true, message: 'Bye' })
  answerDashboard()
  const { user } = await logIn(asha.mobile)
  sessionStorage.setItem('registrationDraft', JSON.stringify({ name: asha.name_of_person }))
  await user.click(await screen.findByText('Log out'))
  expect(await screen.findByLabelText('Mobile Number')).toHaveProperty('value', '')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(asha.mobile)
  expect(sessionStorage.getItem('registrationDraft')).toBeNull()
})

it('the login says that one logged out, once, and not that a session expired', async () => {
  answer(login, {
    success: true,
    message: 'Welcome',
    otp_required: false,
    token: tokenThatExpires(3600),
    user: asha,
  })
  answer(logout, { success: true, message: 'Bye' })
  answerDashboard()
  const { user } = await logIn(asha.mobile)
  await user.click(await screen.findByText('Log out'))
  await screen.findByLabelText('Mobile Number')
  const said = await screen.findByText('You are logged out.')
  expect(said.closest('[role=status]')).toBeTruthy()
  expect(screen.queryByText(/^Session expired/)).toBeNull()
  reloadApp()
  await screen.findByLabelText('Mobile Number')
  expect(screen.queryByText('You are logged out.')).toBeNull()
})
