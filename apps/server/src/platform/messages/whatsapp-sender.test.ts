import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PeerAnswer } from '../../testing/http-peer.ts'
import { startWhatsApp, whatsAppError } from '../../testing/start-whatsapp.ts'
import type { Message, MessageSender } from './message-sender.ts'
import { createWhatsAppSender } from './whatsapp-sender.ts'

let whatsApp: Awaited<ReturnType<typeof startWhatsApp>>
let sender: MessageSender
beforeAll(async () => {
  whatsApp = await startWhatsApp()
  sender = createWhatsAppSender(whatsApp.config)
})
afterAll(() => whatsApp.close())

const otpMessage = (fields: Partial<Message> = {}): Message => ({
  id: randomUUID(),
  channel: 'whatsapp',
  to: '9876543210',
  template: { name: 'otp', category: 'authentication' },
  language: 'en',
  subject: '',
  text: '123456 is your code.',
  values: ['123456'],
  ...fields,
})

it('a code goes out by an authentication template, in its body and in its button', async () => {
  const message = otpMessage()
  const { providerMessageId } = await sender.send(message)
  expect(providerMessageId).toMatch(/^wamid\./)
  const request = whatsApp.requests.at(-1)
  expect(request).toMatchObject({ method: 'POST', path: '/v24.0/106540352242922/messages' })
  expect(request?.headers.authorization).toBe(`Bearer ${whatsApp.config.token}`)
  expect(JSON.parse(request?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'sanad_otp',
      language: { code: 'en' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: '123456' }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
      ],
    },
    biz_opaque_callback_data: message.id,
  })
})

it('other messages go out by utility templates, in the language of the customer', async () => {
  const template = { name: 'stage-completed', category: 'utility' } as const
  await sender.send(otpMessage({ template, language: 'hi', values: ['TCR-8F3KQ7M2XD', 'Payment'] }))
  expect(JSON.parse(whatsApp.requests.at(-1)?.body ?? '')).toMatchObject({
    template: {
      name: 'sanad_stage_completed',
      language: { code: 'hi' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'TCR-8F3KQ7M2XD' },
            { type: 'text', text: 'Payment' },
          ],
        },
      ],
    },
  })
})

it.each<[string, PeerAnswer, object]>([
  ['130429', whatsAppError(130429, 429), { kind: 'not_taken', reason: 'rate_limited' }],
  ['131026', whatsAppError(131026), { kind: 'final', reason: 'not_on_whatsapp' }],
  ['131056', whatsAppError(131056), { kind: 'not_taken', reason: 'pair_limit', retryAfterSeconds: 6 }],
  ['190', whatsAppError(190, 401), { kind: 'not_taken', reason: 'refused' }],
  ['100', whatsAppError(100), { kind: 'final', reason: 'refused_100' }],
  ['131000', whatsAppError(131000, 500), { kind: 'not_taken', reason: 'failed' }],
  ['an HTML page', { status: 503, body: '<h1>-</h1>' }, { kind: 'unknown', reason: 'failed_503' }],
  ['an answer without an id', { body: { messages: [] } }, { kind: 'unknown', reason: 'unreadable' }],
  [
    'a redirect',
    { status: 302, headers: { location: '/' }, body: '' },
    { kind: 'not_taken', reason: 'redirected' },
  ],
  ['a reset', 'reset', { kind: 'unknown', reason: 'cut_off' }],
  ['no answer in time', 'silence', { kind: 'unknown', reason: 'timeout' }],
])('[F-21] %s tells what became of the WhatsApp message, in our words', async (_name, answer, expected) => {
  whatsApp.meet(answer)
  const patience = answer === 'silence' ? { timeoutMs: 200 } : {}
  const failure = await createWhatsAppSender({ ...whatsApp.config, ...patience })
    .send(otpMessage())
    .catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject(expected)
  for (const secret of [whatsApp.config.token, '9876543210', '123456']) {
    expect(JSON.stringify(failure) + String(failure)).not.toContain(secret)
  }
})
