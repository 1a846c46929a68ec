import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Msg91Options } from '../platform/messages/msg91-sender.ts'
import { type HttpPeer, type PeerAnswer, type PeerRequest, startHttpPeer } from './http-peer.ts'

const Flow = z.strictObject({
  template_id: z.string().min(1),
  short_url: z.literal('0'),
  recipients: z.tuple([
    z
      .strictObject({ mobiles: z.string().regex(/^91[6-9]\d{9}$/), CRQID: z.uuid() })
      .catchall(z.string().min(1))
      .refine((recipient) => Object.keys(recipient).every((key) => /^(mobiles|CRQID|VAR\d+)$/.test(key))),
  ]),
})

/** MSG91's Flow call, held to its format to the letter: what departs from it is answered as an error. */
export async function startMsg91(): Promise<HttpPeer & { config: Msg91Options }> {
  const authKey = randomBytes(12).toString('hex')
  const peer = await startHttpPeer((request) => answerOf(request, authKey))
  const templates = new Map([
    ['otp.en', '65f2000000000000000000e1'],
    ['otp.hi', '65f2000000000000000000h1'],
  ])
  const config = { baseUrl: peer.url, timeoutMs: 20_000, authKey, templates, webhookSecret: 'w'.repeat(32) }
  return { ...peer, config }
}

function answerOf({ method, path, headers, body }: PeerRequest, authKey: string): PeerAnswer {
  // Errors come with status 200.
  const error = (message: string) => ({ body: { type: 'error', message } })
  if (method !== 'POST' || path !== '/api/v5/flow') return { status: 404, body: '<h1>Not found</h1>' }
  if (headers.authkey !== authKey) return error('Invalid authkey')
  if (headers['content-type'] !== 'application/json') return error('Invalid content type')
  const flow = Flow.safeParse(JSON.parse(body))
  if (!flow.success) return error(z.prettifyError(flow.error))
  return { body: { type: 'success', message: randomBytes(12).toString('hex') } }
}
