import {
  getNotificationPreferences,
  getProfile,
  listAccounts,
  listMyServices,
  listSessions,
  type NotificationPreferences,
  otpStatus,
  requestOtp,
  revokeSession,
  saveNotificationPreferences,
  switchAccount,
  type User,
  updateProfile,
  verifyOtp,
} from '@sanad/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openApp, reloadApp, storeSession, tokenThatExpires, whereIs } from '../../testing/open-app.tsx'
import { asha } from '../../testing/people.ts'
import { sectionIds } from './section-ids.ts'

const ravi: User = {
  ...asha,
  id: '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a11',
  name_of_person: 'Ravi Kulkarni',
  mobile: '9123456780',
}
const account = (user: User, is_current: boolean) => ({
  id: user.id,
  name_of_person: user.name_of_person,
  mobile: `••••••${user.mobile.slice(-4)}`,
  is_current,
  otp_required: !is_current,
})
const session = {
  id: '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a20',
  is_current: true,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  staff_name: null,
  began_at: '2026-11-20T06:00:00.000Z',
  expires_at: '2026-11-21T06:00:00.000Z',
}

const preferences: NotificationPreferences = {
  choices: [],
  verified: { sms: true, email: false, whatsapp: false },
  language: 'en',
  reminder_days: [1, 7],
}

const noCodes = { has_active_otp: false, can_resend: true, seconds_left: 0 }

function open(
  user: User = asha,
  {
    acting,
    place = '',
    at = `/dashboard/profile${place}`,
  }: { acting?: string; place?: string; at?: string } = {},
) {
  storeSession(3600, user)
  answer(getProfile, { success: true, user, acting_staff: acting ? { name: acting } : null })
  answer(listMyServices, { success: true, services: [], next_cursor: null })
  answer(listAccounts, { success: true, accounts: [account(user, true)] })
  answer(listSessions, { success: true, data: [session] })
  return openApp(at)
}

it('[AU-07] shows the profile, saves what was changed and says so', async () => {
  const { user, store } = open()
  const changed = { ...asha, name_of_person: 'Asha Patil', address: 'Pune' }
  const calls = answer(updateProfile, {
    success: true,
    message: 'Profile updated successfully',
    user: changed,
  })
  const name = await screen.findByLabelText(/Full Name/)
  expect(screen.getByLabelText('Mobile Number')).toHaveProperty('readOnly', true)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Nothing has been changed yet.')).toBeTruthy()
  await user.clear(name)
  await user.type(name, ' Asha Patil ')
  await user.type(screen.getByLabelText('Address'), 'Pune')
  answer(getProfile, { success: true, user: changed, acting_staff: null })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(calls.bodies).toEqual([{ name_of_person: 'Asha Patil', date_of_birth: null, address: 'Pune' }])
  expect(store.getState().auth.user).toEqual(changed)
})

it('[F-38] another e-mail address is saved after a code that was sent to the number', async () => {
  const { user } = open()
  const changed = { ...asha, email: 'new@example.in' }
  refuse(updateProfile, 'proof_needed')
  answer(otpStatus, { success: true, sms: noCodes, email: noCodes, whatsapp: noCodes })
  const sent = answer(requestOtp, { success: true, message: '', seconds_left: 120 })
  const email = await screen.findByLabelText(/Email Address/)
  await user.clear(email)
  await user.type(email, changed.email)
  await user.click(screen.getByRole('button', { name: 'Save e-mail address' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(`We sent a 6-digit OTP to ${asha.mobile}`)
  expect(sent.bodies).toEqual([{ user_id: asha.id, channel: 'sms' }])
  answer(verifyOtp, { success: true, message: '', token: tokenThatExpires(3600), user: asha })
  const calls = answer(updateProfile, { success: true, message: '', user: changed })
  await user.click(within(dialog).getAllByRole('textbox')[0] ?? dialog)
  await user.keyboard('123456')
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(calls.bodies).toMatchObject([{ email: changed.email }])
})

it.each([
  [/Full Name/, '   ', 'Name is required', 'Save changes'],
  [
    /Email Address/,
    'asha@',
    'Please enter the whole email address, such as name@example.com.',
    'Save e-mail address',
  ],
] as const)('a wrong %s is named before anything is sent', async (label, text, message, save) => {
  const { user } = open()
  const calls = answer(updateProfile, { success: true, message: '', user: asha })
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
  await user.click(screen.getByRole('button', { name: save }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(calls.requests).toHaveLength(0)
})

it('the focus goes to what is wrong first; a birth date in the future is', async () => {
  const { user } = open()
  const calls = answer(updateProfile, { success: true, message: '', user: asha })
  const name = await screen.findByLabelText(/Full Name/)
  const birth = screen.getByLabelText('Date of Birth')
  await user.clear(name)
  await user.clear(birth)
  await user.type(birth, '12042090')
  const save = screen.getByRole('button', { name: 'Save changes' })
  await user.click(save)
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.type(name, 'Asha Patil')
  await user.click(save)
  expect(await screen.findByText('Please enter a date in the past')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(birth))
  expect(calls.requests).toHaveLength(0)
})

it('[AU-07] a failure to read or to save is told in the words of the specification', async () => {
  const { user } = open()
  refuse(updateProfile, 'unavailable', { message: '' })
  await user.type(await screen.findByLabelText('Address'), 'Pune')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Failed to update profile')).toBeTruthy()
})

it('what is wrong with the profile is said in the language that is chosen after it', async () => {
  const { user } = open()
  refuse(updateProfile, 'invalid_request', { issues: [{ path: 'address', message: 'Invalid input' }] })
  await user.type(await screen.findByLabelText('Address'), 'Pune')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Invalid data provided')
  await user.clear(screen.getByLabelText(/Email Address/))
  await user.tab()
  await screen.findByText('Please enter the whole email address, such as name@example.com.')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await screen.findByText('दी गई जानकारी सही नहीं है')
  screen.getByText('कृपया इसे जाँच लें')
  await screen.findByText('कृपया पूरा ई-मेल पता लिखें, जैसे name@example.com।')
})

it('[AU-07] a profile that cannot be read offers to try again', async () => {
  storeSession()
  refuse(getProfile, 'unavailable', { message: '' })
  answer(listMyServices, { success: true, services: [], next_cursor: null })
  const { user } = openApp('/dashboard/profile')
  expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy()
  answer(getProfile, { success: true, user: asha, acting_staff: null })
  answer(listAccounts, { success: true, accounts: [account(asha, true)] })
  answer(listSessions, { success: true, data: [session] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText(/Full Name/)).toBeTruthy()
})

it('[AU-08] switching for the first time asks for a code by e-mail and replaces token and user', async () => {
  const { user, store } = open({ ...asha, email_verified: true })
  answer(listAccounts, { success: true, accounts: [account(asha, true), account(ravi, false)] })
  const challenge = tokenThatExpires(600)
  const switched = answer(switchAccount, {
    success: true,
    message: '',
    otp_required: true,
    token: challenge,
    user: { id: ravi.id, mobile: '••••••6780', email: 'a••••@example.com' },
  })
  answer(otpStatus, { success: true, sms: noCodes, email: noCodes, whatsapp: noCodes })
  const sent = answer(requestOtp, { success: true, message: '', seconds_left: 120 })
  const token = tokenThatExpires(7200)
  const verified = answer(verifyOtp, { success: true, message: '', token, user: ravi })

  await user.click(await screen.findByRole('button', { name: 'Switch to the account of Ravi Kulkarni' }))
  const dialog = within(await screen.findByRole('dialog'))
  const box = await dialog.findByLabelText('One-time password (6 digits)')
  expect(sent.bodies).toEqual([{ user_id: ravi.id, channel: 'email' }])
  expect(sent.requests[0]?.headers.get('authorization')).toBe(`Bearer ${challenge}`)
  await user.type(box, '123456')
  await waitFor(() => expect(store.getState().auth).toMatchObject({ token, user: ravi }))
  expect(switched.bodies).toEqual([{ targetUserId: ravi.id }])
  expect(verified.requests[0]?.headers.get('authorization')).toBe(`Bearer ${challenge}`)
  expect(localStorage.getItem('userToken')).toBe(token)
  expect(localStorage.getItem('userData')).toContain('Ravi Kulkarni')
})

it('[AU-08] a later switch is direct, and one that fails says so', async () => {
  const { user, store } = open({ ...asha, email_verified: true })
  answer(listAccounts, { success: true, accounts: [account(asha, true), account(ravi, false)] })
  refuse(switchAccount, 'unavailable', { message: '' })
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Switch to the account of Ravi Kulkarni' }))
  await press()
  expect(await screen.findByText('Failed to switch account')).toBeTruthy()
  const token = tokenThatExpires(7200)
  answer(switchAccount, { success: true, message: '', otp_required: false, token, user: ravi })
  await press()
  await waitFor(() => expect(store.getState().auth).toMatchObject({ token, user: ravi }))
})

it('[AU-08] accounts that cannot be read are told of', async () => {
  open()
  refuse(listAccounts, 'unavailable', { message: '' })
  expect(await screen.findByText('Failed to fetch accounts')).toBeTruthy()
})

it('[AU-08] an address that was verified lately says from when it links accounts', async () => {
  const opens_at = '2026-12-01T09:45:00.000Z'
  open({ ...asha, email_verified: true })
  answer(listAccounts, { success: true, accounts: [account(asha, true)], opens_at })
  await screen.findByText(/accounts that share it are linked from 1 Dec 2026, 3:15 PM on\.$/)
  expect(screen.queryByText('There is no other account that you can switch to yet.')).toBeNull()
})

it('[AU-08] who has one account is told how another mobile number is linked', async () => {
  open({ ...asha, email_verified: true })
  await screen.findByText('There is no other account that you can switch to yet.')
  await screen.findByText(
    /^To link another mobile number of yours, register it with a different e-mail address\./,
  )
})

it('an expired challenge of a switch does not end the session', async () => {
  const { user, store, expiries } = open({ ...asha, email_verified: true })
  answer(listAccounts, { success: true, accounts: [account(asha, true), account(ravi, false)] })
  const masked = { id: ravi.id, mobile: '', email: '' }
  const token = tokenThatExpires(600)
  answer(switchAccount, { success: true, message: '', otp_required: true, token, user: masked })
  refuse(otpStatus, 'unauthenticated')
  const failed = refuse(requestOtp, 'unauthenticated')
  await user.click(await screen.findByRole('button', { name: 'Switch to the account of Ravi Kulkarni' }))
  await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
  await waitFor(() => expect(failed.requests).toHaveLength(1))
  expect(store.getState().auth.isAuthenticated).toBe(true)
  expect(expiries).toEqual([])
})

it('a session that the customer does not know is ended', async () => {
  const { user } = open()
  const other = { ...session, id: '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a21', is_current: false, user_agent: '' }
  const helper = { ...other, id: '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a22', staff_name: 'Priya Nair' }
  answer(listSessions, { success: true, data: [session, other, helper] })
  const ended = answer(revokeSession, { success: true, message: '' })
  expect(await screen.findByText('Chrome on Linux')).toBeTruthy()
  expect(screen.getByText('Priya Nair of the service centre')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'End the session: Unknown browser' }))
  await waitFor(() => expect(ended.requests).toHaveLength(1))
  expect(ended.requests[0]?.url).toContain(other.id)
})

it('staff who act for the customer see the profile, a banner on top, and no way to change anything', async () => {
  open(asha, { acting: 'Priya Nair' })
  expect(await screen.findByText(/^Priya Nair, you are acting for /)).toBeTruthy()
  expect(await screen.findByLabelText(/Full Name/)).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Verify e-mail' })).toBeNull()
  expect(screen.queryByText('Linked accounts')).toBeNull()
  expect(screen.queryByText('Where you are logged in')).toBeNull()
})

it('the account is in sections, each with a heading and a link to it', async () => {
  open()
  const sections = within(await screen.findByRole('navigation', { name: 'Sections of your account' }))
  const titles = sections.getAllByRole('link').map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Who you are',
    'Contact and proofs',
    'Language and theme',
    'How we reach you',
    'Business Profile',
    'Linked accounts',
    'Where you are logged in',
    'Privacy',
  ])
  for (const name of titles) expect(screen.getByRole('heading', { level: 2, name: name ?? '' })).toBeTruthy()
  for (const link of sections.getAllByRole<HTMLAnchorElement>('link')) {
    expect(document.querySelector(link.hash)).toBeTruthy()
  }
})

/** The sections that were scrolled to. */
function recordScrolls(): string[] {
  const shown: string[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id)
  })
  // jsdom has no layout to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => {
    scroll.mockRestore()
    vi.unstubAllGlobals()
  })
  return shown
}

it('an address that names a section leads to it once it is there, and a reload stays where the page was', async () => {
  const shown = recordScrolls()
  const ids = Object.values(sectionIds)
  // The same section twice in a row would be in focus before it was led to.
  const addresses = ['#', '?section='].flatMap((way) => ids.map((id) => ({ id, place: way + id })))
  for (const { id, place } of addresses) {
    open(asha, { place })
    await waitFor(() => expect(document.activeElement?.id).toBe(id))
    expect(shown.at(-1)).toBe(id)
    expect(document.activeElement?.tagName).toBe('SECTION')
  }
  shown.length = 0
  reloadApp()
  await screen.findByRole('heading', { name: 'Privacy' })
  await screen.findByText('Chrome on Linux')
  expect(shown).toEqual([])
})

it.each(['privacy', 'sessions'])(
  'a message leads to its section also through the login: %s',
  async (section) => {
    const shown = recordScrolls()
    openApp(`/go/${section}`)
    await waitFor(() => expect(whereIs()).toContain('?redirect='))
    // The login leads on whoever has a session.
    open(asha, { at: whereIs() })
    await waitFor(() => expect(document.activeElement?.id).toBe(section))
    expect(shown.at(-1)).toBe(section)
  },
)

it('the channels are a table that says why a column is off', async () => {
  const { user } = open()
  const saved = answer(saveNotificationPreferences, { success: true, data: preferences })
  answer(getNotificationPreferences, { success: true, data: preferences })
  const table = within(await screen.findByRole('table', { name: 'How we reach you' }))
  expect(table.getByRole('columnheader', { name: /E-mail/ }).textContent).toContain('not verified')
  expect(table.getByRole('checkbox', { name: 'Due dates E-mail' })).toHaveProperty('disabled', true)
  await user.click(table.getByRole('checkbox', { name: 'Due dates SMS' }))
  await waitFor(() =>
    expect(saved.bodies).toEqual([{ choices: [{ topic: 'compliance', channel: 'sms', enabled: true }] }]),
  )
})

it('what is ticked in the table is said to be saved once it is, and again after the next', async () => {
  const { user } = open()
  const saved = answer(saveNotificationPreferences, { success: true, data: preferences })
  answer(getNotificationPreferences, { success: true, data: preferences })
  const table = within(await screen.findByRole('table', { name: 'How we reach you' }))
  const said: string[] = []
  const status = within(screen.getByRole('region', { name: 'How we reach you' })).getByRole('status')
  expect(status.textContent).toBe('')
  const changes = new MutationObserver(() => said.push(status.textContent ?? ''))
  changes.observe(status, { childList: true, subtree: true })
  onTestFinished(() => changes.disconnect())
  await user.click(table.getByRole('checkbox', { name: 'Due dates SMS' }))
  await waitFor(() => expect(said).toEqual(['Saved']))
  await user.click(table.getByRole('checkbox', { name: 'Due dates SMS' }))
  await waitFor(() => expect(said).toEqual(['Saved', '', 'Saved']))
  expect(saved.requests).toHaveLength(2)
  refuse(saveNotificationPreferences, 'unavailable', { message: '' })
  await user.click(table.getByRole('checkbox', { name: 'Due dates SMS' }))
  await screen.findByText('Your choice could not be saved. Please try again.')
  expect(said.at(-1)).toBe('')
})

it('[AU-08] the menu of the name leads to the other accounts', async () => {
  const { user, store } = open({ ...asha, email_verified: true })
  const first = { ...account(ravi, false), id: crypto.randomUUID(), name_of_person: 'Meera Joshi' }
  const known = { ...account(ravi, false), otp_required: false }
  answer(listAccounts, { success: true, accounts: [account(asha, true), known, first] })
  const token = tokenThatExpires(7200)
  const switched = answer(switchAccount, {
    success: true,
    message: '',
    otp_required: false,
    token,
    user: ravi,
  })
  const button = await screen.findByRole('button', { name: `Account of ${asha.name_of_person}` })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') ?? document.body
  // jsdom knows no popovers: the browser fires this when the panel opens.
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  const menu = within(panel)
  const link = await menu.findByRole('link', { name: 'Switch to Meera Joshi', hidden: true })
  expect(link.getAttribute('href')).toContain('/dashboard/profile#accounts')
  await user.click(menu.getByRole('button', { name: 'Switch to Ravi Kulkarni', hidden: true }))
  await waitFor(() => expect(store.getState().auth).toMatchObject({ token, user: ravi }))
  expect(switched.bodies).toEqual([{ targetUserId: ravi.id }])
})

it('a portal that sends SMS alone asks for no proof of the e-mail address and offers no other channel', async () => {
  open()
  answer(getNotificationPreferences, {
    success: true,
    data: {
      choices: [{ topic: 'tickets', channel: 'sms', enabled: true }],
      verified: { sms: true },
      language: 'en',
      reminder_days: [],
    },
  })
  const matrix = await screen.findByRole('table')
  expect(within(matrix).getAllByRole('checkbox')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Verify e-mail' })).toBeNull()
  await screen.findByText('There is no other account that you can switch to yet.')
  expect(screen.queryByText(/^To link another mobile number of yours/)).toBeNull()
})
