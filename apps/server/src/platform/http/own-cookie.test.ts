import { login, logout, requestOtp, verifyOtp } from '@sanad/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { call, succeed } from '../../testing/call.ts'
import { beginLogin, readCode } from '../../testing/factories/challenge.ts'
import { startTestApp } from '../../testing/test-app.ts'

it('[F-50] over https cookies are the host’s own: nobody else plants them, and they go with the logout', async () => {
  const portal = await startTestApp({ config: { publicUrl: 'https://sanad.example' } })
  onTestFinished(() => portal.close())
  const { app, services } = portal
  const { customerId, token, mobile } = await beginLogin(app, services)
  const named = { user_id: customerId, channel: 'sms' as const }
  await succeed(app, requestOtp, { token, body: named })
  const body = { ...named, otp_code: await readCode(app, mobile) }
  const answer = await call(app, verifyOtp, { token, body })
  const own = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' }
  expect(answer.cookies).toMatchObject([
    { name: '__Host-sanad_device', ...own },
    { name: '__Host-sanad_place', ...own },
  ])
  for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain')
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  const planted = { sanad_device: cookies['__Host-sanad_device'] ?? '' }
  expect(await succeed(app, login, { body: { mobile }, cookies: planted })).toMatchObject({
    otp_required: true,
  })
  const known = await succeed(app, login, { body: { mobile }, cookies })
  expect(known).not.toMatchObject({ otp_required: true })
  const ended = await call(app, logout, { token: known.token, cookies })
  expect(ended.cookies).toMatchObject([{ name: '__Host-sanad_device', value: '', ...own }])
})
