import type * as z from 'zod'

/** Among the jobs that are due: somebody waits for it, money, anything else, what comes by the thousand. */
export type Priority = 'first' | 'early' | 'usual' | 'last'

/** Work that is promised in a transaction and done after it, by any process, as often as it takes. */
export interface Job<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /**
   * After so many failures, with waits that grow from seconds to hours, it is given up and stays as a failed job. A
   * process that is killed in an attempt uses it up: never one alone.
   */
  readonly maxAttempts: number
  readonly priority?: Priority
  /** Where only the last one counts: a job of the same key that no process has taken up is replaced. */
  key?(payload: Payload): string
}

export interface JobHandler {
  readonly job: Job
  /** May run twice for one job (a process may die after the work and before it is noted): must be repeatable. */
  readonly run: (payload: unknown) => Promise<void>
  /** When it is also run by the database's clock: a crontab's five fields, in UTC. Its payload is then {}. */
  readonly cron?: string
}

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Binds a job to what does it; the payload is checked before. */
export function handleJob<Payload>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
  { cron }: { cron?: string } = {},
): JobHandler {
  return { job, run: (payload) => run(job.payload.parse(payload)), ...(cron ? { cron } : {}) }
}
