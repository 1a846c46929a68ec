import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Done, Instant, requiredText } from '../wire.ts'

const manage = { access: 'staff', permission: 'jobs.manage' } as const
const JobParams = z.object({ id: z.string().check(z.regex(/^[1-9][0-9]{0,17}$/)) })
const Reason = z.object({ reason: requiredText(300, 'Please say why.') })

/** A job that failed at every attempt (dead letter). What it is about stays in the queue: it may name a customer. */
export const GivenUpJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  /** How its last attempt ended; null where its process was killed in it. */
  problem: z.nullable(z.string()),
  wanted_at: Instant,
  given_up_at: Instant,
})
export type GivenUpJob = z.infer<typeof GivenUpJob>

export const listGivenUpJobs = defineEndpoint({
  ...manage,
  name: 'listGivenUpJobs',
  summary: 'List the jobs that failed at every attempt, the latest 100 first',
  method: 'GET',
  path: () => '/api/staff/given-up-jobs',
  success: z.object({ success: z.literal(true), data: z.array(GivenUpJob) }),
  errors: [],
})

export const retryGivenUpJob = defineEndpoint({
  ...manage,
  name: 'retryGivenUpJob',
  summary: 'Have a given-up job done again, with all its attempts',
  method: 'POST',
  proof: true,
  params: JobParams,
  path: ({ id }) => `/api/staff/given-up-jobs/${id}/retry`,
  body: Reason,
  success: Done,
  errors: ['act_not_allowed'],
})

export const dropGivenUpJob = defineEndpoint({
  ...manage,
  name: 'dropGivenUpJob',
  summary: 'Drop a given-up job for good: what it was to do is never done',
  method: 'POST',
  proof: true,
  params: JobParams,
  path: ({ id }) => `/api/staff/given-up-jobs/${id}/drop`,
  body: Reason,
  success: Done,
  errors: ['act_not_allowed'],
})
