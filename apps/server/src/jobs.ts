import type { Services } from './app.ts'
import type { JobHandler } from './platform/jobs/job.ts'

/** Everything that is done after a request or by the clock; every feature's jobs are listed here by name. */
export function listJobHandlers(_services: Services): JobHandler[] {
  return []
}
