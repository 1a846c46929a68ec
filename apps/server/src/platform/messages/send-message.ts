import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../app.ts'
import { handleJob, type JobHandler } from '../jobs/job.ts'
import { type ChannelPlaces, createChannelPlaces } from './channel-places.ts'
import { beginAttempt, type MessageAttempt, postpone, recordSent, recordUnsent } from './message-attempt.ts'
import type { Message } from './message-sender.ts'
import { getTemplate } from './message-templates.ts'
import { openMessage } from './sealed-message.ts'
import { SendFailure } from './send-failure.ts'
import { sendMessageJob } from './send-message-job.ts'

interface Needs extends Pick<Services, 'db' | 'config' | 'messages'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export function handleSendMessage(services: Needs): JobHandler {
  const places = createChannelPlaces()
  return handleJob(sendMessageJob, ({ messageId }) => sendMessage(services, places, messageId))
}

/**
 * Sends a message that was queued, or does nothing when that is done or no longer wanted. That it is being tried is
 * committed before the provider is asked, so that a process that dies in between leaves a trace.
 */
async function sendMessage(services: Needs, places: ChannelPlaces, messageId: string): Promise<void> {
  const { db, messages, log } = services
  const attempt = await beginAttempt(db, messageId)
  if (!attempt) return
  const { channel, template } = attempt
  const message = readMessage(services, attempt)
  if (!places.take(channel)) return postpone(db, messageId)
  const result = await messages[channel].send(message).catch(failureOf)
  places.giveBack(channel, { answered: !(result instanceof SendFailure && result.kind === 'unknown') })
  if (!(result instanceof SendFailure)) return recordSent(db, messageId, result.providerMessageId)
  const { kind, reason } = result
  log.warn({ messageId, channel, template, kind, reason }, 'A message was not sent')
  await recordUnsent(db, attempt, result)
}

/** What an adapter did not foresee may tell in its words what was to be sent: only its name goes on. */
function failureOf(error: unknown): SendFailure {
  if (error instanceof SendFailure) return error
  return new SendFailure('unknown', error instanceof Error ? error.name : 'error')
}

function readMessage({ config }: Needs, attempt: MessageAttempt): Message {
  const { id, channel, language } = attempt
  const template = getTemplate(attempt.template)
  return { id, channel, template, language, ...openMessage(config.secrets.messages, id, attempt.sealed) }
}
