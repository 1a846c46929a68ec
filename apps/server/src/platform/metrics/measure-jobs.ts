import type { JobHandler } from '../jobs/job.ts'
import type { Metrics } from './metrics.ts'

/** The same handlers, each attempt observed. */
export function measureJobs(
  handlers: readonly JobHandler[],
  { jobs }: Pick<Metrics, 'jobs'>,
): readonly JobHandler[] {
  return handlers.map((handler) => ({
    ...handler,
    async run(payload) {
      const end = jobs.startTimer({ task: handler.job.name })
      try {
        await handler.run(payload)
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  }))
}
