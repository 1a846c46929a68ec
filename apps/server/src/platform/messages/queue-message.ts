import { randomUUID } from 'node:crypto'
import type { Channel } from '@sanad/contracts'
import { maskEmail, maskMobile } from '@sanad/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database-tables.ts'
import type { Language } from '../http/language.ts'
import type { PortalConfig } from '../portal-config.ts'
import { languageOfMessage } from './message-language.ts'
import { type MessageTemplate, renderMessage } from './message-template.ts'
import { sealMessage } from './sealed-message.ts'
import { enqueueMessage } from './send-message-job.ts'

const A_DAY = 24 * 60 * 60

export interface NewMessage<Param extends string> {
  readonly customerId: string
  readonly channel: Channel
  /** Ten-digit mobile number, or e-mail address. */
  readonly to: string
  readonly template: MessageTemplate<Param>
  readonly params: Readonly<Record<NoInfer<Param>, string>>
  readonly language: Language
  /** When it was not sent within so many seconds, it is given up: a day, unless it is worth nothing before. */
  readonly validSeconds?: number
}

/**
 * Promises a message within the transaction in which its reason is recorded; a job sends it at once after the commit.
 * Answers its id.
 */
export async function queueMessage<Param extends string>(
  tx: Transaction<Tables>,
  { secrets, publicUrl, messages }: Pick<PortalConfig, 'secrets' | 'publicUrl' | 'messages'>,
  message: NewMessage<Param>,
): Promise<string> {
  const { customerId, channel, to, template, validSeconds = A_DAY } = message
  const language = languageOfMessage(messages, template, { channel, wanted: message.language })
  const id = randomUUID()
  const rendered = renderMessage(template, message.params, { channel, language, publicUrl })
  await tx
    .insertInto('messages')
    .values({
      id,
      customer_id: customerId,
      channel,
      template: template.name,
      language,
      recipient_mask: channel === 'email' ? maskEmail(to) : maskMobile(to),
      sealed: sealMessage(secrets.messages, id, { to, ...rendered, values: [...rendered.values] }),
      expires_at: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
    })
    .execute()
  await enqueueMessage(tx, { id, channel, template: template.name })
  return id
}
