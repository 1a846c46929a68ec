import { createHmac } from 'node:crypto'
import {
  type Endpoint,
  endpoints,
  errorKinds,
  msg91Report,
  paymentWebhook,
  statusOf,
  updateProfile,
  whatsAppReport,
} from '@sanad/contracts'
import { staffRoles } from '@sanad/domain'
import {
  hostileAddresses,
  type JsonSchema,
  jsonWith,
  listPlaces,
  malformed,
  refuse,
  sampleOf,
  sourceOfToday,
  strange,
  toRequest,
  unstorable,
} from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import type { Request } from '../../testing/access-matrix/call-forms.ts'
import { type Case, createCase } from '../../testing/access-matrix/create-case.ts'
import { howToCall } from '../../testing/access-matrix/how-to-call.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { type MessageProviders, startMessageProviders } from '../../testing/message-providers.ts'
import { notifications } from '../../testing/signed-notifications.ts'
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { safeName } from '../uploads/read-upload.ts'

let providers: MessageProviders
let gateway: TestGateway
let portal: TestApp
let reader: Caller
let cases = 0
beforeAll(async () => {
  gateway = await startGateway()
  providers = await startMessageProviders()
  portal = await startTestApp({ config: { payments: gateway.payments, messages: providers.config } })
  reader = await createCaller()
})
afterAll(async () => {
  await portal.close()
  await Promise.all([gateway.close(), providers.close()])
})

/** Somebody who has one of everything, and a member of staff. */
interface Caller extends Case {
  readonly staffToken: string
}

async function createCaller(): Promise<Caller> {
  const { staffToken } = await signInStaff(portal.services, { roles: staffRoles })
  return { ...(await createCase(portal, cases++)), staffToken }
}

interface Sent {
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

/** Sends it as somebody who may call, and answers status and code, which must be of the one error shape. */
async function send({ method }: Endpoint, { url, headers, payload }: Sent) {
  const response = await portal.app.inject({
    method,
    url,
    headers: { source: sourceOfToday(), ...headers },
    ...(payload === undefined ? {} : { payload }),
    payloadAsStream: true,
  })
  const { statusCode } = response
  const answer = response.stream()
  if (statusCode < 400) {
    answer.destroy()
    return { statusCode, code: '' }
  }
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  const { success, code } = JSON.parse(text)
  expect({
    url,
    statusCode,
    success,
    known: code in errorKinds,
    payload: String(payload).slice(0, 200),
  }).toMatchObject({ statusCode: statusOf(code), success: false, known: true })
  return { statusCode, code: String(code) }
}

const headersOf = ({ access }: Endpoint, { token, staffToken }: Caller): Record<string, string> => {
  if (access === 'public' || access === 'gateway') return {}
  return { authorization: `Bearer ${access === 'staff' ? staffToken : token}` }
}

/** A request that is accepted, with all that is optional beside it. */
function fullBody({ body }: Endpoint, request: Request): unknown {
  return { ...Object(body ? sampleOf(asJsonSchema(body)) : {}), ...request.body }
}

function asJsonSchema(schema: NonNullable<Endpoint['body']>): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

const rows = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
const requestOf = ({ name }: Endpoint, { ids }: Case): Request => howToCall[name]?.request(ids) ?? {}

const takesJson = ({ method, multipart, access }: Endpoint) =>
  method !== 'GET' && !multipart && access !== 'gateway'

it.each(rows.filter(([, endpoint]) => takesJson(endpoint)))(
  '[F-48] %s refuses a body that cannot be stored or read in one way, and answers any other',
  async (_name, endpoint) => {
    const somebody = await createCaller()
    const { url } = await toRequest(endpoint, requestOf(endpoint, somebody))
    const body = fullBody(endpoint, requestOf(endpoint, somebody))
    const headers = { ...headersOf(endpoint, somebody), 'content-type': 'application/json' }
    const post = (payload: string) => send(endpoint, { url, headers, payload })
    const places = listPlaces(body)
    const texts = places.flatMap((place, index) => [
      ...unstorable.slice(0, 2).map((raw) => jsonWith(body, place, raw)),
      jsonWith(body, place, unstorable[2 + (index % (unstorable.length - 2))] ?? ''),
    ])
    for (const payload of [...unstorable, ...malformed, ...texts]) {
      expect(await post(payload), payload.slice(0, 200)).toEqual({ statusCode: 400, code: 'invalid_request' })
    }
    expect(await post(`{"a":"${'x'.repeat(300_000)}"}`)).toMatchObject({ code: 'payload_too_large' })
    // Each place gets some of the values, so that over all operations every value comes to every kind of place;
    // `npm run attack` tries all of them.
    const values = places.flatMap((place, index) =>
      strange.filter((_, turn) => (turn + index) % 9 === 0).map((raw) => jsonWith(body, place, raw)),
    )
    for (const payload of values) {
      expect((await post(payload)).statusCode, payload.slice(0, 200)).toBeLessThan(500)
    }
  },
)

const hasAddress = ({ params, query }: Endpoint) => params !== undefined || query !== undefined

it.each(rows.filter(([, endpoint]) => hasAddress(endpoint)))(
  '[F-48] %s answers an address that says anything at all',
  async (_name, endpoint) => {
    const request = requestOf(endpoint, reader)
    const headers = headersOf(endpoint, reader)
    const mark = 'a-mark-in-the-address'
    const parameters = Object.keys(Object(endpoint.params ? sampleOf(asJsonSchema(endpoint.params)) : {}))
    const queries = Object.keys(Object(endpoint.query ? sampleOf(asJsonSchema(endpoint.query)) : {}))
    const marked = [
      ...parameters.map((key) => ({ ...request, params: { ...request.params, [key]: mark } })),
      ...queries.map((key) => ({ ...request, query: { ...request.query, [key]: mark } })),
    ]
    for (const each of marked) {
      const sent = await toRequest(endpoint, each)
      for (const text of hostileAddresses) {
        const url = sent.url.replace(mark, text)
        const payload = sent.body
        const answer = await send(endpoint, {
          url,
          headers: { ...sent.headers, ...headers },
          ...(payload ? { payload } : {}),
        })
        expect(answer.statusCode, url.slice(0, 200)).toBeLessThan(500)
        if (text.includes('%00')) expect([400, 404], url).toContain(answer.statusCode)
      }
    }
  },
)

/** What the providers of payments and messages send is signed, or comes with their secret. */
function signed(endpoint: Endpoint, payload: string): Record<string, string> {
  const { whatsApp, msg91 } = providers.config
  if (endpoint === msg91Report) return { 'x-webhook-secret': msg91.webhookSecret }
  if (endpoint === paymentWebhook) return notifications.cashfree.sign(notifications.cashfree.secret, payload)
  const digest = createHmac('sha256', whatsApp.appSecret).update(payload).digest('hex')
  return { 'x-hub-signature-256': `sha256=${digest}` }
}

const report = { requestId: 'a', status: 'delivered' }
const status = { id: 'a', status: 'read', timestamp: '1795200000', errors: [{ code: 1 }] }
const reports = [
  [msg91Report, report],
  [whatsAppReport, { entry: [{ changes: [{ value: { statuses: [status] } }] }] }],
  [paymentWebhook, { type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order: { order_id: 'a' } } }],
] as const

it.each(reports)(
  '[F-48] $name takes whatever its provider signed',
  async (endpoint, body) => {
    const { url } = await toRequest(endpoint, { params: { payment_provider: 'cashfree' } })
    const values = listPlaces(body).flatMap((place) =>
      [...unstorable, ...strange].map((raw) => jsonWith(body, place, raw)),
    )
    for (const payload of [...malformed, ...values]) {
      const headers = { 'content-type': 'application/json', ...signed(endpoint, payload) }
      const { statusCode } = await send(endpoint, { url, headers, payload })
      expect(statusCode, payload.slice(0, 200)).toBe(200)
    }
    // Some hundred calls.
  },
  60_000,
)

it.each(rows.filter(([, { multipart }]) => multipart))(
  '[F-48] %s refuses text beside the file that cannot be stored',
  async (_name, endpoint) => {
    const { body = {} } = requestOf(endpoint, reader)
    for (const key of Object.keys({ ...body, upload_id: '' })) {
      const parts = { ...body, [key]: 'a\0b' }
      const sent = await toRequest(endpoint, { body: parts, file: { content: pdfFile() } })
      const answer = await send(endpoint, {
        url: sent.url,
        headers: { ...sent.headers, ...headersOf(endpoint, reader) },
        ...(sent.body ? { payload: sent.body } : {}),
      })
      expect(answer, key).toEqual({ statusCode: 400, code: 'invalid_request' })
    }
  },
)

it.each(['0000-01-01', '1899-12-31', '2026-02-30'])(
  '[F-48] %s is no date of birth',
  async (date_of_birth) => {
    const { token } = await createCaller()
    const body = { date_of_birth }
    expect(await refuse(portal.app, updateProfile, { token, body })).toMatchObject({
      status: 400,
      message: 'Invalid data provided',
      issues: expect.arrayContaining([{ path: 'date_of_birth', message: 'Please enter a valid date' }]),
    })
  },
)

it('[F-48] a file name is stored as far as text can be', () => {
  expect(safeName(`\u{1f600}${'a'.repeat(149)}.pdf`.slice(0, -4))).toBe(`\ufffd${'a'.repeat(149)}`)
  expect(safeName('a\0\u202eb\ud800.pdf')).toBe('ab\ufffd.pdf')
})
