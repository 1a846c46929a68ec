import { Writable } from 'node:stream'
import { getProfile, login, logout, register, requestOtp, verifyOtp } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { call, succeed } from '../../testing/call.ts'
import { beginLogin, wrongCode } from '../../testing/factories/challenge.ts'
import { startTestApp } from '../../testing/test-app.ts'
import type { MessageSender } from '../messages/message-sender.ts'

const canary = 'CANARY-7f3b'

it('no code, token, cookie, number or query ever reaches the log', async () => {
  let log = ''
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  const texts: string[] = []
  const sender: MessageSender = {
    async send({ to, text }) {
      if (to.includes('@')) throw new Error(`refused ${to}: ${text}`)
      texts.push(text)
      return { providerMessageId: null }
    },
  }
  const messages = { sms: sender, email: sender, whatsapp: sender }
  const portal = await startTestApp({ messages, logTo, config: { logLevel: 'debug' } })
  const { app } = portal
  const person = await beginLogin(app, portal.services)
  const { token, customerId: user_id, mobile } = person
  await succeed(app, requestOtp, { token, body: { user_id, channel: 'sms' } })
  await succeed(app, requestOtp, { token, body: { user_id, channel: 'email' } })
  await portal.runJobs()
  const code = texts.at(-1)?.match(/\d{6}/)?.[0] ?? ''
  await call(app, verifyOtp, { token, body: { user_id, channel: 'sms', otp_code: wrongCode(code) } })
  const verified = await call(app, verifyOtp, { token, body: { user_id, channel: 'sms', otp_code: code } })
  const { token: session } = verifyOtp.success.parse(verified.body)
  const device = verified.cookies[0]?.value ?? ''
  await call(app, login, { body: { mobile }, cookies: { sanad_device: device } })
  await call(app, getProfile, { token: `${canary}.token`, accessLink: canary })
  await call(app, register, { body: { mobile, name_of_person: canary, email: `${canary}@example.in` } })
  await app.inject(`/user/track/${canary}?csrf=${canary}&token=${canary}`)
  await app.inject(`/api/v2/services/user/get-by-csrf/${canary}?csrf=${canary}`)
  app.log.error(
    { token: canary, headers: { authorization: canary, cookie: canary }, body: { otp_code: canary } },
    'x',
  )
  app.log.error({ err: Object.assign(new Error('broken'), { detail: canary, parameters: [canary] }) }, 'x')
  await call(app, logout, { token: session })
  await portal.close()

  expect(log).toContain('/api/otp/verify-otp')
  expect(log).toContain('A message was not sent')
  for (const secret of [code, token, session, device, mobile, person.email, canary]) {
    expect(secret).not.toBe('')
    expect(log).not.toContain(secret)
  }
})
