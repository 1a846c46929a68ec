import { randomBytes } from 'node:crypto'
import { completeLanguages, languages } from '@sanad/texts'
import * as z from 'zod'
import type { WhatsAppOptions } from '../platform/messages/whatsapp-sender.ts'
import { type HttpPeer, type PeerAnswer, type PeerRequest, startHttpPeer } from './http-peer.ts'

const Parameters = z.array(z.strictObject({ type: z.literal('text'), text: z.string().regex(/^[^\n\t]+$/) }))
const body = z.strictObject({ type: z.literal('body'), parameters: Parameters })
const button = z.strictObject({
  type: z.literal('button'),
  sub_type: z.literal('url'),
  index: z.literal('0'),
  parameters: Parameters.length(1),
})
const Message = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^91[6-9]\d{9}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]+$/),
    language: z.strictObject({ code: z.enum(languages) }),
    components: z.union([z.tuple([body]), z.tuple([body, button]), z.tuple([])]),
  }),
  biz_opaque_callback_data: z.string().max(512),
})

/** The Cloud API's call for messages, held to its format to the letter. */
export async function startWhatsApp(): Promise<HttpPeer & { config: WhatsAppOptions }> {
  const token = randomBytes(24).toString('hex')
  const phoneNumberId = '106540352242922'
  const peer = await startHttpPeer((request) => answerOf(request, { token, phoneNumberId }))
  const config = {
    baseUrl: `${peer.url}/v24.0`,
    timeoutMs: 20_000,
    phoneNumberId,
    token,
    appSecret: randomBytes(16).toString('hex'),
    verifyToken: randomBytes(16).toString('hex'),
    templatePrefix: 'sanad_',
    languages: completeLanguages,
  }
  return { ...peer, config }
}

/** An error as the Cloud API gives it. */
export function whatsAppError(code: number, status = 400): PeerAnswer {
  const error = { message: `(#${code}) A title`, type: 'OAuthException', code, fbtrace_id: 'A1b2C3' }
  return {
    status,
    body: { error: { ...error, error_data: { messaging_product: 'whatsapp', details: '-' } } },
  }
}

function answerOf(
  request: PeerRequest,
  { token, phoneNumberId }: { token: string; phoneNumberId: string },
): PeerAnswer {
  const { method, path, headers } = request
  if (method !== 'POST' || path !== `/v24.0/${phoneNumberId}/messages`) return whatsAppError(33, 404)
  if (headers.authorization !== `Bearer ${token}`) return whatsAppError(190, 401)
  if (headers['content-type'] !== 'application/json') return whatsAppError(100)
  const message = Message.safeParse(JSON.parse(request.body))
  if (!message.success) return whatsAppError(100)
  const { to } = message.data
  const id = `wamid.${randomBytes(24).toString('base64')}`
  return {
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: 'accepted' }],
    },
  }
}
