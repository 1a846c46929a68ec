import type { FastifyBaseLogger } from 'fastify'
import { handleJob, type JobHandler } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { type ChannelPlaces, createChannelPlaces, type Outcome } from './channel-places.ts'
import { beginAttempt, type MessageAttempt, recordSent, recordUnsent } from './message-attempt.ts'
import type { Message } from './message-sender.ts'
import { getTemplate } from './message-templates.ts'
import { postponeMessage } from './postpone-message.ts'
import { openMessage } from './sealed-message.ts'
import { SendFailure } from './send-failure.ts'
import { type SendMessage, sendMessageJob, sendNoticeJob } from './send-message-job.ts'

interface Needs extends Pick<Services, 'db' | 'config' | 'messages' | 'metrics'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export function listMessageJobs(services: Needs): JobHandler[] {
  const places = createChannelPlaces()
  const run = (job: SendMessage) => sendInItsPlace(services, places, job)
  return [handleJob(sendMessageJob, run), handleJob(sendNoticeJob, run)]
}

async function sendInItsPlace(services: Needs, places: ChannelPlaces, job: SendMessage): Promise<void> {
  const { messageId, channel, urgent } = job
  const kind = urgent ? 'codes' : 'notices'
  if (!places.take(channel, kind)) return postponeMessage(services.db, job)
  let outcome: Outcome = 'not_asked'
  try {
    outcome = await sendMessage(services, messageId, kind)
  } finally {
    places.giveBack(channel, kind, outcome)
  }
}

/**
 * Sends a message that was queued, or does nothing when that is done or no longer wanted. That it is being tried is
 * committed before the provider is asked, so that a process that dies in between leaves a trace.
 */
async function sendMessage(services: Needs, messageId: string, sort: 'codes' | 'notices'): Promise<Outcome> {
  const { db, messages, metrics, log } = services
  const attempt = await beginAttempt(db, messageId)
  if (!attempt) return 'not_asked'
  const { channel, template } = attempt
  const result = await messages[channel].send(readMessage(services, attempt)).catch(failureOf)
  if (!(result instanceof SendFailure)) {
    const seconds = await recordSent(db, messageId, result.providerMessageId)
    if (sort === 'codes' && seconds !== undefined) metrics.otpSent.observe({ channel }, seconds)
    metrics.messages.inc({ channel, kind: sort, outcome: 'sent' })
    return 'answered'
  }
  const { kind, reason } = result
  log.warn({ messageId, channel, template, kind, reason }, 'A message was not sent')
  await recordUnsent(db, attempt, result)
  metrics.messages.inc({ channel, kind: sort, outcome: kind })
  return kind === 'unknown' ? 'silent' : 'answered'
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
