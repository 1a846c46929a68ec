import {
  beginAuthenticator,
  confirmAuthenticator,
  getStaffMember,
  staffLogin,
  staffLogout,
} from '@sanad/contracts/staff'
import { totpCode } from '@sanad/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { hireStaff } from '../../../testing/factories/hire-staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

// Password hashing is slow by design, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function signIn() {
  const { email, password } = await hireStaff(portal.db, { roles: ['clerk'] })
  const begun = await call(portal.app, staffLogin, { body: { email, password, keep: 'cookie' } })
  const halfway = { cookies: { sanad_staff: cookieOf(begun).value }, headers: own }
  const { secret } = await succeed(portal.app, beginAuthenticator, halfway)
  const body = { code: totpCode(secret) }
  const opened = await call(portal.app, confirmAuthenticator, { ...halfway, body })
  const cookie = cookieOf(opened)
  return { begun, halfway, opened, cookie, cookies: { sanad_staff: cookie.value } }
}
const own = { 'sec-fetch-site': 'same-origin' }

function cookieOf({ cookies }: Awaited<ReturnType<typeof call>>) {
  const cookie = cookies.find(({ name }) => name === 'sanad_staff')
  if (!cookie) throw new Error('No cookie was set')
  return cookie
}

it('[DK-02] the token of the desk lies in a cookie that no script reads, and in no answer', async () => {
  const { begun, opened, cookie, cookies } = await signIn()
  for (const answer of [begun, opened]) {
    const kept = cookieOf(answer)
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api', maxAge: 8 * 3600 })
    expect(answer.text).not.toContain(kept.value)
    expect(answer.body).not.toHaveProperty('token')
  }
  expect(cookie.value).not.toBe(cookieOf(begun).value)
  await succeed(portal.app, getStaffMember, { cookies, headers: own })
})

it('[DK-02] a call with the cookie from anywhere but a page of the desk’s own origin is refused', async () => {
  const { cookies } = await signIn()
  for (const site of ['same-site', 'cross-site', 'none', undefined]) {
    const headers: Record<string, string> = site ? { 'sec-fetch-site': site } : {}
    expect(await refuse(portal.app, getStaffMember, { cookies, headers }), site).toMatchObject({
      status: 401,
      code: 'token_missing',
    })
  }
})

it('the cookie ends with the session', async () => {
  const { cookies } = await signIn()
  const out = await call(portal.app, staffLogout, { cookies, headers: own })
  expect(out.cookies).toMatchObject([{ name: 'sanad_staff', value: '' }])
  expect(await refuse(portal.app, getStaffMember, { cookies, headers: own })).toMatchObject({
    code: 'unauthenticated',
  })
})
