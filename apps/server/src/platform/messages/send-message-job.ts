import { Channel } from '@sanad/contracts'
import type { Instant } from '@sanad/domain'
import * as z from 'zod'
import type { Db } from '../db.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { defineJob } from '../jobs/job.ts'
import type { Write } from '../write-together.ts'
import { getTemplate } from './message-templates.ts'

const SendMessage = z.object({
  messageId: z.uuid(),
  channel: Channel,
  /** Somebody waits for it: a code. */
  urgent: z.boolean(),
  /** How often it found no place. */
  postponed: z.int(),
})
export type SendMessage = z.infer<typeof SendMessage>

/** How often a message is tried is for send-message.ts; these attempts are for what it did not foresee. */
const common = { payload: SendMessage, maxAttempts: 25 }
/** A code is sent before anything else. */
export const sendMessageJob = defineJob({ name: 'send_message', ...common, priority: 'first' })
/** A notice is sent after it, in places of its own. */
export const sendNoticeJob = defineJob({ name: 'send_notice', ...common, priority: 'last' })

export async function enqueueMessage(
  tx: Db,
  message: { readonly id: string; readonly channel: Channel; readonly template: string },
  { postponed = 0, ...when }: { runAt?: Instant; along?: Write; postponed?: number } = {},
): Promise<void> {
  const { id, channel } = message
  const urgent = getTemplate(message.template).category === 'authentication'
  await enqueueJob(
    tx,
    urgent ? sendMessageJob : sendNoticeJob,
    { messageId: id, channel, urgent, postponed },
    when,
  )
}
