import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { requestOtp } from '@sanad/contracts'
import { toRequest } from '@sanad/testing'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod'
import { beginLogin } from '../../testing/factories/challenge.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createMsg91Sender } from '../messages/msg91-sender.ts'
import { beginTracing } from './begin-tracing.ts'
import { activeTracing } from './tracing.ts'

const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function listen(
  answer: string,
): Promise<{ origin: string; heard: { headers: IncomingHttpHeaders; body: string }[] }> {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = []
  const server: Server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request) })
    response.setHeader('content-type', 'application/json').end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

/** Asks for a code through a trusted proxy that traces, and has it sent. */
async function askForCode(collector: string, provider: string, trustedProxies = 1) {
  const stop = await beginTracing({ endpoint: collector, headers: { 'x-key': 'word' }, ratio: 0 })
  const sms = createMsg91Sender({
    baseUrl: provider,
    timeoutMs: 5000,
    authKey: 'key',
    templates: new Map([['otp.en', '1']]),
    webhookSecret: '',
  })
  const portal: TestApp = await startTestApp({
    messages: { sms, email: sms, whatsapp: sms },
    config: { trustedProxies },
  })
  closing.push(() => portal.close())
  const person = await beginLogin(portal.app, portal.services)
  const body = { user_id: person.customerId, channel: 'sms' as const }
  const request = await toRequest(requestOtp, { token: person.token, body, headers: { traceparent } })
  await portal.app.inject({
    url: request.url,
    method: 'POST',
    headers: { ...request.headers },
    payload: request.body ?? '',
    remoteAddress: '10.0.7.5',
  })
  await portal.runJobs()
  await stop()
  return person
}

it('a trace goes from the request over its statements and its job to the provider, without a person in it', async () => {
  const collector = await listen('{}')
  const provider = await listen('{"type":"success","message":"4711"}')
  const { mobile, email, token, customerId } = await askForCode(collector.origin, provider.origin)

  const sent = collector.heard.map(({ body }) => body).join('\n')
  const spans = collector.heard.flatMap(({ body }) =>
    Exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
  expect(collector.heard[0]?.headers['x-key']).toBe('word')
  const route = spans.find(({ name }) => name === 'POST /api/otp/request-otp')
  expect(route).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === route?.spanId)
  expect(new Set(statements.map(({ name }) => name))).toContain('INSERT')
  const job = spans.find(({ name }) => name === 'job send_message')
  expect(job).toMatchObject({ traceId, parentSpanId: route?.spanId })
  const call = spans.find(({ name }) => name === `POST ${new URL(provider.origin).host}`)
  expect(call).toMatchObject({ traceId, parentSpanId: job?.spanId })
  expect(provider.heard[0]?.headers.traceparent).toBe(`00-${traceId}-${call?.spanId}-01`)
  for (const secret of [mobile, email, token, customerId]) {
    expect(secret).not.toBe('')
    expect(sent).not.toContain(secret)
  }
  expect(sent).not.toMatch(/\b\d{6}\b(?=")/)
})

it('a trace that nobody trusted began is not taken up, and the sampler decides', async () => {
  const collector = await listen('{}')
  const provider = await listen('{"type":"success","message":"4711"}')
  await askForCode(collector.origin, provider.origin, 0)
  expect(collector.heard).toEqual([])
  expect(provider.heard[0]?.headers.traceparent).toMatch(/-00$/)
  expect(provider.heard[0]?.headers.traceparent).not.toContain(traceId)
})

it('a collector that is away holds nothing up, and without settings nothing is traced', async () => {
  const provider = await listen('{"type":"success","message":"4711"}')
  await askForCode('http://127.0.0.1:9', provider.origin)
  expect(provider.heard).toHaveLength(1)
  await (await beginTracing(null))()
  expect(activeTracing()).toBeUndefined()
})
