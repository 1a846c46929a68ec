import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PeerAnswer } from '../../testing/http-peer.ts'
import { startMsg91 } from '../../testing/start-msg91.ts'
import type { Message, MessageSender } from './message-sender.ts'
import { createMsg91Sender } from './msg91-sender.ts'

let msg91: Awaited<ReturnType<typeof startMsg91>>
let sender: MessageSender
beforeAll(async () => {
  msg91 = await startMsg91()
  sender = createMsg91Sender(msg91.config)
})
afterAll(() => msg91.close())

const otpMessage = (fields: Partial<Message> = {}): Message => ({
  id: randomUUID(),
  channel: 'sms',
  to: '9876543210',
  template: { name: 'otp', category: 'authentication' },
  language: 'en',
  subject: '',
  text: '123456 is your code.\n\n@sanad.example #123456',
  values: ['123456'],
  ...fields,
})

it('an SMS is sent by its registered template, with what that leaves open and our id', async () => {
  const message = otpMessage()
  const { providerMessageId } = await sender.send(message)
  expect(providerMessageId).toMatch(/^[0-9a-f]{24}$/)
  const request = msg91.requests.at(-1)
  expect(request).toMatchObject({ method: 'POST', path: '/api/v5/flow' })
  expect(request?.headers).toMatchObject({
    authkey: msg91.config.authKey,
    'content-type': 'application/json',
  })
  expect(JSON.parse(request?.body ?? '')).toEqual({
    template_id: '65f2000000000000000000e1',
    short_url: '0',
    recipients: [{ mobiles: '919876543210', CRQID: message.id, VAR1: '123456' }],
  })
})

it('each language has its own registered template', async () => {
  await sender.send(otpMessage({ language: 'hi' }))
  expect(msg91.requests.at(-1)?.body).toContain('65f2000000000000000000h1')
  const unknown = otpMessage({ template: { name: 'unknown', category: 'utility' } })
  await expect(sender.send(unknown)).rejects.toMatchObject({ kind: 'final', reason: 'no_template' })
})

const error = (message: string, status = 200): PeerAnswer => ({ status, body: { type: 'error', message } })

it.each<[string, PeerAnswer, object]>([
  ['an error with status 200', error('Invalid authkey'), { kind: 'not_taken', reason: 'refused' }],
  ['a wrong number', error('Invalid mobile number', 400), { kind: 'final', reason: 'invalid_number' }],
  ['an error of theirs', error('Try later', 500), { kind: 'not_taken', reason: 'failed_500' }],
  [
    'too many calls',
    { status: 429, headers: { 'retry-after': '7' }, body: { type: 'error', message: 'Too many' } },
    { kind: 'not_taken', reason: 'rate_limited', retryAfterSeconds: 7 },
  ],
  ['an HTML page with status 200', { body: '<h1>Welcome</h1>' }, { kind: 'unknown', reason: 'unreadable' }],
  [
    'an HTML page with status 502',
    { status: 502, body: '<h1>-</h1>' },
    { kind: 'unknown', reason: 'failed_502' },
  ],
  ['JSON of another form', { body: { ok: true } }, { kind: 'unknown', reason: 'unreadable' }],
  ['a connection that is reset', 'reset', { kind: 'unknown', reason: 'cut_off' }],
  ['no answer in time', 'silence', { kind: 'unknown', reason: 'timeout' }],
])('[F-21] %s tells what became of the SMS, in our words', async (_name, answer, expected) => {
  msg91.meet(answer)
  const patience = answer === 'silence' ? { timeoutMs: 200 } : {}
  const failure = await createMsg91Sender({ ...msg91.config, ...patience })
    .send(otpMessage())
    .catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject(expected)
  for (const secret of [msg91.config.authKey, '9876543210', '123456']) {
    expect(JSON.stringify(failure) + String(failure)).not.toContain(secret)
  }
})

it('[F-21] a redirect is not followed, so that our key stays with MSG91', async () => {
  const elsewhere = await startMsg91()
  msg91.meet({ status: 307, headers: { location: `${elsewhere.url}/api/v5/flow` }, body: '' })
  await expect(sender.send(otpMessage())).rejects.toMatchObject({ kind: 'not_taken', reason: 'redirected' })
  expect(elsewhere.requests).toEqual([])
  await elsewhere.close()
})

it('[F-21] a provider that is down has certainly not taken the message', async () => {
  const gone = await startMsg91()
  await gone.close()
  const failing = createMsg91Sender(gone.config).send(otpMessage())
  await expect(failing).rejects.toMatchObject({ kind: 'not_taken', reason: 'unreachable' })
})
