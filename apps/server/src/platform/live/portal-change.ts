import { WorkChange } from '@sanad/contracts/staff'
import * as z from 'zod'

/**
 * What a trigger of 017-notifications.sql or 097-named-work-changes.sql says of a change: whose data and which; of work also
 * what the queue is filtered and sorted by. Never contents.
 */
const PortalChange = z.object({
  customer: z.uuid(),
  topic: z.enum([
    'application',
    'ticket',
    'consultation',
    'compliance',
    'notifications',
    'work',
    'presence',
    'session-ended',
  ]),
  id: z.nullable(z.uuid()),
  /** Which pieces of work; without them any may have changed. */
  work: z.array(WorkChange).optional(),
  /** Of an application, told to the desk: by these is found who may hear of it. */
  service: z.string().optional(),
  owners: z.array(z.uuid()).optional(),
})
export type PortalChange = z.infer<typeof PortalChange>

/** None for what this version of the portal does not know; a newer one may run beside it. */
export function findPortalChange(payload: string | undefined): PortalChange | undefined {
  try {
    return PortalChange.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}
