import { createHmac, randomUUID } from 'node:crypto'
import { listCustomerMessages } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueMessage } from '../../platform/messages/queue-message.ts'
import { emailChanged } from '../../platform/messages/templates/email-changed.ts'
import { refuse, succeed } from '../../testing/call.ts'
import { createCustomer } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { type MessageProviders, startMessageProviders } from '../../testing/message-providers.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let providers: MessageProviders
let portal: TestApp
let token: string
beforeAll(async () => {
  providers = await startMessageProviders()
  portal = await startTestApp({ config: { messages: providers.config } })
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(async () => {
  await portal.close()
  await providers.close()
})

async function queue(channel: 'sms' | 'whatsapp') {
  const { customerId, mobile } = await createCustomer(portal.services)
  const id = await portal.db.transaction().execute((tx) =>
    queueMessage(tx, portal.services.config, {
      customerId,
      channel,
      to: mobile,
      template: emailChanged,
      params: { email: 'm••••@example.in', code: 'code' },
      language: 'en',
    }),
  )
  return { id, customerId, mobile }
}

async function stateOf(customerId: string) {
  const { data } = await succeed(portal.app, listCustomerMessages, {
    token,
    params: { id: customerId },
    query: {},
  })
  return data[0]
}

const statusOf = (id: string, status: string, more: object = {}) => ({
  id: `wamid.${id}`,
  status,
  timestamp: '1795200000',
  recipient_id: '919876543210',
  biz_opaque_callback_data: id,
  ...more,
})

async function report(statuses: object[], secret = providers.config.whatsApp.appSecret) {
  const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: '1' }, statuses }
  // Unusual whitespace: the signature covers the raw bytes, not a re-serialised body.
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  }).replaceAll(',', ' , ')
  const signature = createHmac('sha256', secret).update(payload).digest('hex')
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/messages/whatsapp/webhook',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    payload,
  })
  return statusCode
}

it('reports that come late, twice and in any order leave the furthest state', async () => {
  const { id, customerId } = await queue('whatsapp')
  expect(await stateOf(customerId)).toMatchObject({
    state: 'queued',
    recipient: expect.stringMatching(/^•+\d{4}$/),
  })
  for (const status of ['delivered', 'sent', 'delivered']) {
    expect(await report([statusOf(id, status)])).toBe(200)
    expect(await stateOf(customerId)).toMatchObject({ state: 'delivered' })
  }
  expect(await report([statusOf(id, 'read'), statusOf(id, 'failed', { errors: [{ code: 131026 }] })])).toBe(
    200,
  )
  expect(await stateOf(customerId)).toMatchObject({ state: 'read', reason: null })
})

it('a failure that is reported later tells its reason', async () => {
  const { id, customerId } = await queue('whatsapp')
  await portal.db
    .updateTable('messages')
    .set({ sent_at: new Date(), sealed: null, provider_message_id: `wamid.${id}` })
    .where('id', '=', id)
    .execute()
  expect(await stateOf(customerId)).toMatchObject({ state: 'sent' })
  const errors = [{ code: 131026, title: 'Message undeliverable' }]
  // Without our correlation id: matched by the provider's message id.
  expect(await report([statusOf(id, 'failed', { errors, biz_opaque_callback_data: undefined })])).toBe(200)
  expect(await stateOf(customerId)).toMatchObject({ state: 'failed', reason: 'not_on_whatsapp' })
})

it('a report of something else is taken and left alone, one that is not WhatsApp’s is refused', async () => {
  const { id, customerId } = await queue('whatsapp')
  expect(await report([{ id: 'wamid.1', status: 'played' }, { strange: true }])).toBe(200)
  expect(await report([statusOf(randomUUID(), 'delivered')])).toBe(200)
  expect(await report([statusOf(id, 'delivered')], 'another secret')).toBe(401)
  expect(await stateOf(customerId)).toMatchObject({ state: 'queued' })
})

it('the webhook of WhatsApp is set up by its word', async () => {
  const subscribe = (word: string) =>
    portal.app.inject({
      url: '/api/messages/whatsapp/webhook',
      query: { 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': '1158201444' },
    })
  const { body, headers } = await subscribe(providers.config.whatsApp.verifyToken)
  expect(body).toBe('1158201444')
  expect(headers['content-type']).toContain('text/plain')
  expect((await subscribe('guessed')).statusCode).toBe(401)
})

it('MSG91 reports by our id, with the secret that it was given', async () => {
  const { id, customerId } = await queue('sms')
  const send = (payload: object, secret: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/messages/msg91/webhook',
      headers: { 'x-webhook-secret': secret },
      payload,
    })
  const { webhookSecret } = providers.config.msg91
  const failed = { requestId: '65f2', CRQID: id, status: '17', failureReason: 'Blocked 919876543210' }
  expect((await send(failed, 'guessed')).statusCode).toBe(401)
  expect((await send({ ...failed, status: 'pending' }, webhookSecret)).statusCode).toBe(200)
  expect(await stateOf(customerId)).toMatchObject({ state: 'queued' })
  expect((await send(failed, webhookSecret)).statusCode).toBe(200)
  expect(await stateOf(customerId)).toMatchObject({ state: 'failed', reason: 'blocked' })
  expect((await send([{ ...failed, status: 'Delivered' }], webhookSecret)).statusCode).toBe(200)
  expect(await stateOf(customerId)).toMatchObject({ state: 'delivered', reason: null })
})

it('staff see a customer’s messages by pages, and none of a customer that does not exist', async () => {
  const { customerId, mobile } = await queue('sms')
  await portal.db.transaction().execute(async (tx) => {
    for (const language of ['en', 'hi'] as const) {
      const message = { customerId, channel: 'sms', to: mobile, language } as const
      await queueMessage(tx, portal.services.config, {
        ...message,
        template: emailChanged,
        params: { email: 'm••••@example.in', code: 'code' },
      })
    }
  })
  const first = await succeed(portal.app, listCustomerMessages, {
    token,
    params: { id: customerId },
    query: { limit: 2 },
  })
  const rest = await succeed(portal.app, listCustomerMessages, {
    token,
    params: { id: customerId },
    query: { limit: 2, cursor: first.next_cursor ?? '' },
  })
  const ids = [...first.data, ...rest.data].map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(rest.next_cursor).toBeNull()
  expect(JSON.stringify([first, rest])).not.toContain(mobile)
  const unknown = { token, params: { id: randomUUID() }, query: {} }
  expect(await refuse(portal.app, listCustomerMessages, unknown)).toMatchObject({ status: 404 })
})
