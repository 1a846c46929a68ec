import * as z from 'zod'
import { askProvider, type ProviderAnswer, unreadableAnswer } from './ask-provider.ts'
import type { MessageSender } from './message-sender.ts'
import { SendFailure } from './send-failure.ts'

export interface Msg91Options {
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly authKey: string
  /** Ids of the templates registered for SMS, by `{name}.{language}`. */
  readonly templates: ReadonlyMap<string, string>
  /** Stands in a header of its delivery reports. */
  readonly webhookSecret: string
}

/** Its HTTP status says little: errors come with 200 as well. */
const Answer = z.object({ type: z.enum(['success', 'error']), message: z.string() })

/** SMS through MSG91's Flow: a template that was registered with the operators, and what it leaves open. */
export function createMsg91Sender({ baseUrl, authKey, templates, timeoutMs }: Msg91Options): MessageSender {
  return {
    async send({ id, to, template, language, values }) {
      const templateId = templates.get(`${template.name}.${language}`)
      if (!templateId) throw new SendFailure('final', 'no_template')
      const variables = Object.fromEntries(values.map((value, index) => [`VAR${index + 1}`, value]))
      const answer = await askProvider(
        { url: `${baseUrl}/api/v5/flow`, headers: { authkey: authKey }, timeoutMs },
        {
          template_id: templateId,
          short_url: '0',
          // Its delivery reports name the CRQID, which is ours.
          recipients: [{ mobiles: `91${to}`, CRQID: id, ...variables }],
        },
      )
      return { providerMessageId: requestIdOf(answer) }
    },
  }
}

function requestIdOf(answer: ProviderAnswer): string {
  const parsed = Answer.safeParse(answer.body)
  if (!parsed.success) throw unreadableAnswer(answer)
  const { type, message } = parsed.data
  if (type === 'success') return message
  if (answer.status === 429) throw new SendFailure('not_taken', 'rate_limited', answer.retryAfterSeconds)
  // Errors have no code. What is not about the number is about our account, which somebody will put right.
  if (/\b(mobiles?|number|recipients?)\b/i.test(message)) throw new SendFailure('final', 'invalid_number')
  throw new SendFailure('not_taken', answer.status >= 500 ? `failed_${answer.status}` : 'refused')
}
