import { Writable } from 'node:stream'
import {
  createLink,
  exchangeToken,
  getByCsrf,
  getById,
  requestOtp,
  saveDraft,
  trackByToken,
  updateOtp,
} from '@sanad/contracts'
import { expect, it } from 'vitest'
import { call, succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { readCode, wrongCode } from '../../testing/factories/challenge.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp } from '../../testing/test-app.ts'

it('no token of a link, no code and nothing typed reaches the log, and no answer is kept by a cache', async () => {
  let log = ''
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  const portal = await startTestApp({ logTo, config: { logLevel: 'debug' } })
  const { app, services } = portal
  const { customerId, token, mobile } = await signIn(services)
  const { applicationId } = await createApplication(services, { customerId })
  const params = { id: applicationId }
  const makeLink = async (purpose: 'csrf' | 'entry' | 'track') =>
    (await succeed(app, createLink, { token, params, body: { purpose } })).data.token
  const [csrf, entry, track] = [await makeLink('csrf'), await makeLink('entry'), await makeLink('track')]
  const found = await call(app, getByCsrf, { params: { token: csrf } })
  expect(found.headers['cache-control']).toBe('no-store')
  expect(found.headers['referrer-policy']).toBe('no-referrer')
  await call(app, getByCsrf, { params: { token: `${csrf}x` } })
  await call(app, trackByToken, { params: { token: track } })
  const { csrf_token } = await succeed(app, exchangeToken, { body: { token: entry } })
  await call(app, getById, { params, accessLink: csrf_token })
  await succeed(app, saveDraft, { params, accessLink: csrf, body: { values: { city: 'Canarytown' } } })
  await succeed(app, requestOtp, { accessLink: csrf, body: { user_id: customerId, channel: 'sms' } })
  const code = await readCode(app, mobile)
  await call(app, updateOtp, { body: { otp: wrongCode(code), token: csrf } })
  await call(app, updateOtp, { body: { otp: code, token: csrf } })
  await app.inject(`/user/submit-form?csrf=${csrf}`)
  await app.inject(`/user/track/${track}`)
  await portal.close()
  expect(log).toContain('/api/v2/services/user/get-by-csrf/:token')
  for (const secret of [csrf, entry, track, csrf_token, code, 'Canarytown']) expect(log).not.toContain(secret)
})
