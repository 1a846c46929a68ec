import * as z from 'zod'
import type { Language } from '../http/language.ts'
import { askProvider, type ProviderAnswer, unreadableAnswer } from './ask-provider.ts'
import type { Message, MessageSender } from './message-sender.ts'
import { SendFailure } from './send-failure.ts'
import { whatsAppFailure } from './whatsapp-failure.ts'

export interface WhatsAppOptions {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly phoneNumberId: string
  readonly token: string
  /** Signs what it tells the webhook. */
  readonly appSecret: string
  readonly verifyToken: string
  readonly templatePrefix: string
  /** In which every template is approved. */
  readonly languages: readonly Language[]
}

const Taken = z.object({ messages: z.tuple([z.object({ id: z.string() })], z.unknown()) })
const Refused = z.object({ error: z.object({ code: z.int() }) })

/** WhatsApp through the Cloud API, by templates that Meta approved under our names. */
export function createWhatsAppSender(config: WhatsAppOptions): MessageSender {
  return {
    async send(message) {
      const { baseUrl, phoneNumberId, token, timeoutMs } = config
      const headers = { authorization: `Bearer ${token}` }
      const url = `${baseUrl}/${phoneNumberId}/messages`
      const answer = await askProvider({ url, headers, timeoutMs }, bodyOf(config, message))
      return { providerMessageId: messageIdOf(answer) }
    },
  }
}

function bodyOf({ templatePrefix }: WhatsAppOptions, { id, to, template, language, values }: Message) {
  const parameters = values.map((text) => ({ type: 'text', text }))
  const code = parameters.slice(0, 1)
  const button = { type: 'button', sub_type: 'url', index: '0', parameters: code }
  const components = [
    ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
    // The button copies the code.
    ...(template.category === 'authentication' ? [button] : []),
  ]
  return {
    messaging_product: 'whatsapp',
    to: `91${to}`,
    type: 'template',
    template: {
      name: `${templatePrefix}${template.name.replaceAll('-', '_')}`,
      language: { code: language },
      components,
    },
    // Comes back with its delivery reports.
    biz_opaque_callback_data: id,
  }
}

function messageIdOf(answer: ProviderAnswer): string {
  const taken = Taken.safeParse(answer.body)
  if (answer.status === 200 && taken.success) return taken.data.messages[0].id
  const refused = Refused.safeParse(answer.body)
  if (!refused.success) throw unreadableAnswer(answer)
  const { kind, reason, retryAfterSeconds } = whatsAppFailure(refused.data.error.code)
  throw new SendFailure(kind, reason, Math.max(retryAfterSeconds, answer.retryAfterSeconds))
}
