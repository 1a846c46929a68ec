import type { SuccessOf } from '@sanad/contracts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getDeskCustomer,
  getSignInStep,
  getStaffMember,
  listAuditEntries,
  listCalendarDays,
  listCustomerTimeline,
  listDeskConsultations,
  listDeskTickets,
  listDueStages,
  listMoneyProposals,
  listParkedNotices,
  listPaymentsToCheck,
  listStaff,
  listTeams,
  listWork,
  lockStaffSession,
  proveStaffFactor,
  readCalendarEffect,
  staffLogin,
  staffLogout,
  takeNextWork,
} from '@sanad/contracts/staff'
import { permissionsOf } from '@sanad/domain'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { lockWhenIdle } from '../shared/session/lock-when-idle.ts'
import { locked, sessionExpired } from '../shared/session/session-slice.ts'
import { shareSession } from '../shared/session/share-session.ts'
import { answer, breakOff, refuse } from '../testing/fake-portal.ts'
import { makeWorkItem } from '../testing/make-work-item.ts'
import { type OpenedDesk, openDesk, priya, rohan, whereIs } from '../testing/open-desk.tsx'

afterEach(() => void vi.useRealTimers())

/** What the server answers to the password of a member with an authenticator. */
const asksForFactor: SuccessOf<typeof staffLogin> = { success: true, step: 'factor', factors: ['totp'] }

async function typeCode(user: OpenedDesk['user'], code: string): Promise<void> {
  await user.type(await screen.findByLabelText(/^Code/), `${code}{Enter}`)
}

it('somebody who is not signed in comes to the sign-in, and from there to where they wanted to go', async () => {
  const { user } = openDesk('/me?from=mail', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(whereIs()).toBe('/sign-in?redirect=%2Fdesk%2Fme%3Ffrom%3Dmail')
  const login = answer(staffLogin, asksForFactor)
  const factor = answer(proveStaffFactor, { success: true, staff: priya })
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await typeCode(user, '123456')
  await screen.findByRole('heading', { name: 'My settings' })
  expect(whereIs()).toBe('/me?from=mail')
  expect(login.bodies).toEqual([{ email: priya.email, password: 'correct horse', keep: 'cookie' }])
  expect(factor.bodies).toEqual([{ code: '123456' }])
})

it('[DK-02] nothing of the sign-in lies in the storage of the browser', async () => {
  const { user } = openDesk('/sign-in?redirect=%2Fdesk%2Fme', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  answer(staffLogin, asksForFactor)
  answer(proveStaffFactor, { success: true, staff: priya })
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await typeCode(user, '123456')
  await screen.findByRole('heading', { name: 'My settings' })
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
})

it('a refused sign-in says why and keeps the address', async () => {
  const { user } = openDesk('/sign-in?redirect=%2Fdesk%2Fme', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  refuse(staffLogin, 'staff_login_failed')
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('password')
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(priya.email)
})

it('[DK-01] the first sign-in enrols a second factor and shows the recovery codes once', async () => {
  const { user } = openDesk('/sign-in?redirect=%2Fdesk%2Fme', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  answer(staffLogin, { success: true, step: 'enrol', factors: [] })
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  answer(beginAuthenticator, { success: true, secret, uri: `otpauth://totp/desk?secret=${secret}` })
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Use an authenticator app' }))
  await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  screen.getByRole('img', { name: 'QR code for the authenticator app' })
  const recovery_codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`)
  answer(confirmAuthenticator, { success: true, staff: priya, recovery_codes })
  await typeCode(user, '123456')
  for (const code of recovery_codes) await screen.findByText(code)
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  await screen.findByRole('heading', { name: 'My settings' })
  expect(screen.queryByText(recovery_codes[0] ?? '')).toBeNull()
})

it.each(['/me?from=mail', '/sign-in?redirect=%2Fdesk%2Fme%3Ffrom%3Dmail', '/invitation'])(
  '[DK-01] a first sign-in that is loaded anew at %s before it has a second factor goes on with it',
  async (path) => {
    const { user } = openDesk(path, { staff: null })
    refuse(getStaffMember, 'factor_needed')
    answer(getSignInStep, { success: true, step: 'enrol', factors: [] })
    answer(beginAuthenticator, { success: true, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/desk' })
    await user.click(await screen.findByRole('button', { name: 'Use an authenticator app' }))
    expect(screen.queryByRole('heading', { name: 'Locked' })).toBeNull()
    answer(confirmAuthenticator, { success: true, staff: priya, recovery_codes: ['AAAA-BBBB'] })
    await typeCode(user, '123456')
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(whereIs()).toMatch(path === '/invitation' ? /^\/work/ : /^\/me\?from=mail$/))
  },
)

it('a wrong code is refused with why, and another one can be typed', async () => {
  const { user } = openDesk('/sign-in?redirect=%2Fdesk%2Fme', { staff: null })
  await screen.findByRole('heading', { name: 'Sign in' })
  answer(staffLogin, asksForFactor)
  refuse(proveStaffFactor, 'factor_wrong')
  await user.type(screen.getByLabelText(/^E-mail/), priya.email)
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await typeCode(user, '000000')
  expect((await screen.findByRole('alert')).textContent).toContain('not right')
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('')
})

it('[DK-03] after 15 minutes without input the desk locks, and unlocking restores the screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store, user } = openDesk('/me')
  const stop = lockWhenIdle(store)
  const title = await screen.findByRole('heading', { name: 'My settings' })
  const lock = answer(lockStaffSession, { success: true, message: 'Locked' })
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000))
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000))
  expect(lock.bodies).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  await screen.findByRole('heading', { name: 'Locked' })
  expect(title.isConnected && title.closest('[inert]')).not.toBeNull()
  expect(lock.bodies).toHaveLength(1)
  vi.useRealTimers()
  answer(proveStaffFactor, { success: true, staff: priya })
  await typeCode(user, '123456')
  await waitFor(() => expect(title.closest('[inert]')).toBeNull())
  stop()
})

it('[DK-03] a lock that the server could not hear of is asked for again before a reloaded desk opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store } = openDesk('/me')
  const stop = lockWhenIdle(store)
  onTestFinished(stop)
  await screen.findByRole('heading', { name: 'My settings' })
  breakOff(lockStaffSession)
  await act(() => vi.advanceTimersByTimeAsync(16 * 60_000))
  await screen.findByRole('heading', { name: 'Locked' })
  vi.useRealTimers()
  cleanup()
  // Who works here is not even asked: the answer would open it.
  const reloaded = openDesk('/me')
  onTestFinished(lockWhenIdle(reloaded.store))
  await screen.findByRole('heading', { name: 'This screen could not be shown' })
  cleanup()
  const lock = answer(lockStaffSession, { success: true, message: 'Locked' })
  onTestFinished(lockWhenIdle(openDesk('/me').store))
  await screen.findByRole('heading', { name: 'My settings' })
  expect(lock.bodies).toHaveLength(1)
  cleanup()
  openDesk('/me')
  await screen.findByRole('heading', { name: 'My settings' })
  expect(lock.bodies).toHaveLength(1)
})

it('[DK-03] the desk does not lock while another tab has input, and locks once no tab has any', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store } = openDesk('/me')
  const stop = lockWhenIdle(store)
  await screen.findByRole('heading', { name: 'My settings' })
  const lock = answer(lockStaffSession, { success: true, message: 'Locked' })
  const other = new BroadcastChannel('desk-input')
  let input = Date.now()
  other.onmessage = ({ data }) => data === 'input?' && other.postMessage({ input })
  onTestFinished(() => {
    stop()
    other.close()
  })
  for (const minutes of [14, 12, 12]) {
    await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
    input = Date.now()
    // Second by second: the other one answers in real time.
    for (let second = 0; second < 90; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
      await new Promise((passed) => setImmediate(passed))
    }
  }
  expect(lock.bodies).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(16 * 60_000))
  await screen.findByRole('heading', { name: 'Locked' })
  expect(lock.bodies).toHaveLength(1)
})

it.each([
  ['locked', 'Locked'],
  ['in', 'My settings'],
] as const)(
  '[DK-03] what another tab says of the lock (%s) holds here, for the same member alone',
  async (status, title) => {
    const { store } = openDesk('/me')
    await screen.findByRole('heading', { name: 'My settings' })
    if (status === 'in') act(() => void store.dispatch(locked()))
    const stop = shareSession(store)
    const other = new BroadcastChannel('desk-session')
    onTestFinished(() => {
      stop()
      other.close()
    })
    const before = store.getState().session.status
    other.postMessage({ status, staff: rohan.id })
    await new Promise((passed) => setTimeout(passed, 50))
    expect(store.getState().session.status).toBe(before)
    other.postMessage({ status, staff: priya.id })
    await waitFor(() => expect(store.getState().session.status).toBe(status))
    await screen.findByRole('heading', { name: title })
  },
)

it('[DK-03] a locked session that is loaded anew asks for the second factor alone, and leads back', async () => {
  const { user } = openDesk('/me?from=mail', { staff: null })
  refuse(getStaffMember, 'factor_needed')
  answer(getSignInStep, { success: true, step: 'factor', factors: ['totp'] })
  await screen.findByRole('heading', { name: 'Locked' })
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  answer(proveStaffFactor, { success: true, staff: priya })
  await typeCode(user, '123456')
  await screen.findByRole('heading', { name: 'My settings' })
  expect(whereIs()).toBe('/me?from=mail')
})

it('[DK-03] a locked session that is loaded anew can be left for the whole sign-in', async () => {
  const { user } = openDesk('/me', { staff: null })
  refuse(getStaffMember, 'factor_needed')
  answer(getSignInStep, { success: true, step: 'factor', factors: ['totp'] })
  answer(staffLogout, { success: true, message: 'Logged out' })
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByLabelText(/^Password/)
})

it('[DK-04] a session that ends keeps the screen behind the sign-in, for the same member', async () => {
  const { user, store } = openDesk('/me')
  const title = await screen.findByRole('heading', { name: 'My settings' })
  const dark = screen.getByRole('radio', { name: 'Dark' })
  dark.focus()
  store.dispatch(sessionExpired('unauthenticated'))
  await screen.findByRole('heading', { name: 'Sign in again' })
  expect(title.isConnected).toBe(true)
  expect(title.closest('[inert]')).not.toBeNull()
  answer(staffLogin, asksForFactor)
  answer(proveStaffFactor, { success: true, staff: priya })
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}')
  await typeCode(user, '123456')
  await waitFor(() => expect(title.closest('[inert]')).toBeNull())
  // Where one was: the next key goes on with it.
  expect(document.activeElement).toBe(dark)
})

it('signing out leads to the sign-in; without an answer somebody stays signed in', async () => {
  const { user } = openDesk('/me')
  const signOut = await screen.findByText('Sign out')
  breakOff(staffLogout)
  await user.click(signOut)
  expect(whereIs()).toBe('/me')
  answer(staffLogout, { success: true, message: 'Logged out' })
  await user.click(signOut)
  await screen.findByRole('heading', { name: 'Sign in' })
})

it('without an answer about who is signed in the desk says so and offers to try again', async () => {
  openDesk('/me')
  breakOff(getStaffMember)
  await screen.findByRole('button', { name: 'Retry' })
})

it('the list folds with [ and the keys of the screen are listed with ?', async () => {
  const { user } = openDesk('/me')
  await screen.findByRole('heading', { name: 'My settings' })
  const fold = screen.getByRole('button', { name: 'Fold the list', hidden: true })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('[[')
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'All keys' })
  expect(dialog.textContent).toContain('Fold the list')
})

it('[DK-110] the keys of a screen stand in ? before those of every screen', async () => {
  breakOff(listDeskConsultations)
  const { user } = openDesk('/consultations')
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'All keys' })
  const words = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(words.indexOf('Earlier')).toBeGreaterThanOrEqual(0)
  expect(words.indexOf('Earlier')).toBeLessThan(words.indexOf('Fold the list'))
})

const moneyReads = [listMoneyProposals, listParkedNotices, listPaymentsToCheck]

it.each([
  ['/tickets', [listDeskTickets]],
  ['/money?tab=due', [listDueStages]],
  ['/settings/calendar', [listCalendarDays, readCalendarEffect]],
  ['/audit', [listAuditEntries, listWork]],
  ['/me', []],
  ['/people', [listStaff, listTeams]],
  [`/customers/${priya.id}`, [getDeskCustomer, listCustomerTimeline, listWork]],
  ['/no-such-screen', []],
])(
  '[DK-11] N takes the next piece of work at %s too, is in ?, and goes on from there',
  async (path, reads) => {
    // What the screen itself shows does not matter.
    for (const read of [...reads, ...moneyReads]) breakOff(read)
    const { user } = openDesk(path)
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'All keys' })
    expect(dialog.textContent).toContain('Take the next piece')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const item = makeWorkItem(1, { kind: 'discount', subject_id: rohan.id })
    answer(takeNextWork, { success: true, item })
    await user.keyboard('n')
    await waitFor(() => expect(whereIs()).toBe('/money?tab=approve'))
    await screen.findByRole('heading', { level: 1, name: 'Money' })
    await screen.findByRole('tab', { name: 'To approve', selected: true })
    const last = answer(takeNextWork, { success: true, item: null })
    await user.keyboard('n')
    await screen.findByText('Nothing waits.')
    expect(last.bodies).toMatchObject([{ view: {}, except: rohan.id }])
  },
)

it('[DK-11] who takes no work has no N', async () => {
  const { user } = openDesk('/me', { staff: { ...priya, permissions: permissionsOf(['auditor']) } })
  await screen.findByRole('heading', { name: 'My settings' })
  await user.keyboard('?')
  expect((await screen.findByRole('dialog')).textContent).not.toContain('Take the next piece')
})

it('[DK-11] why N takes nothing is said', async () => {
  const { user } = openDesk('/me')
  await screen.findByRole('heading', { name: 'My settings' })
  refuse(takeNextWork, 'staff_absent')
  await user.keyboard('n')
  await screen.findByText(/are absent/)
})

it('an unknown address has a page, in Hindi as well', async () => {
  openDesk('/no-such-screen', { language: 'hi' })
  await screen.findByRole('heading', { name: 'पेज नहीं मिला' })
})
