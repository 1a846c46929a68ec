import * as z from 'zod'
import { defineJob } from '../jobs/job.ts'

/** How often a message is tried is for send-message.ts; these attempts are for what it did not foresee. */
export const sendMessageJob = defineJob({
  name: 'send_message',
  payload: z.object({ messageId: z.uuid() }),
  maxAttempts: 25,
})
