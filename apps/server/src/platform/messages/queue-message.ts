import { randomUUID } from 'node:crypto'
import type { Channel } from '@sanad/contracts'
import { maskEmail, maskMobile } from '@sanad/domain'
import { type InsertObject, sql, type Transaction } from 'kysely'
import type { Tables } from '../database-tables.ts'
import type { Db } from '../db.ts'
import type { Language } from '../http/language.ts'
import type { PortalConfig } from '../portal-config.ts'
import { languageOfMessage } from './message-language.ts'
import { type MessageTemplate, renderMessage } from './message-template.ts'
import { sealMessage } from './sealed-message.ts'
import { enqueueMessage } from './send-message-job.ts'

const A_DAY = 24 * 60 * 60

interface AnyMessage<Param extends string> {
  /** Ten-digit mobile number, or e-mail address. */
  readonly to: string
  readonly template: MessageTemplate<Param>
  readonly params: Readonly<Record<NoInfer<Param>, string>>
  readonly language: Language
  /** When it was not sent within so many seconds, it is given up: a day, unless it is worth nothing before. */
  readonly validSeconds?: number
}

export interface NewMessage<Param extends string> extends AnyMessage<Param> {
  readonly customerId: string
  readonly channel: Channel
}

/** To a member of the service centre, by e-mail. */
interface NewStaffMessage<Param extends string> extends AnyMessage<Param> {
  readonly staffId: string
}

export type MessageConfig = Pick<PortalConfig, 'secrets' | 'publicUrl' | 'messages' | 'brand'>

/**
 * Promises a message within the transaction in which its reason is recorded; a job sends it at once after the commit.
 * Answers its id. Whoever chooses the channel leaves out those that are not offered.
 */
export function queueMessage<Param extends string>(
  tx: Transaction<Tables>,
  config: MessageConfig,
  message: NewMessage<Param>,
): Promise<string> {
  return queueDraft(tx, draftMessage(config, message))
}

export function queueStaffMessage<Param extends string>(
  tx: Transaction<Tables>,
  config: MessageConfig,
  message: NewStaffMessage<Param>,
): Promise<string> {
  return queueDraft(
    tx,
    draft(config, { ...message, channel: 'email', recipient: { staff_id: message.staffId } }),
  )
}

/** A message as it will be kept, sealed. Throws where it has no text, and has touched nothing then. */
export function draftMessage<Param extends string>(
  config: MessageConfig,
  message: NewMessage<Param>,
): MessageDraft {
  return draft(config, { ...message, recipient: { customer_id: message.customerId } })
}

export type MessageDraft = InsertObject<Tables, 'messages'> & {
  readonly id: string
  readonly channel: Channel
  readonly template: string
}

export async function queueDraft(tx: Db, message: MessageDraft): Promise<string> {
  await enqueueMessage(tx, message, { along: tx.insertInto('messages').values(message) })
  return message.id
}

interface Queued extends AnyMessage<string> {
  readonly channel: Channel
  readonly recipient: { readonly customer_id: string } | { readonly staff_id: string }
}

function draft({ secrets, publicUrl, messages, brand }: MessageConfig, message: Queued): MessageDraft {
  const { recipient, channel, to, template, validSeconds = A_DAY } = message
  if (!messages.offered.includes(channel)) throw new Error(`A message for ${channel}, which is switched off`)
  const language = languageOfMessage(messages, template, { channel, wanted: message.language })
  const id = randomUUID()
  const rendered = renderMessage(template, message.params, { channel, language, publicUrl, brand })
  return {
    id,
    ...recipient,
    channel,
    template: template.name,
    language,
    recipient_mask: channel === 'email' ? maskEmail(to) : maskMobile(to),
    sealed: sealMessage(secrets.messages, id, { to, ...rendered, values: [...rendered.values] }),
    expires_at: sql<Date>`now() + make_interval(secs => ${validSeconds})`,
  }
}
