import type { WorkerEvents, WorkerPool } from 'graphile-worker'
import type { JobOptions } from './job-options.ts'
import { markAlive } from './release-abandoned-jobs.ts'

interface Options {
  readonly tasks: ReadonlySet<string>
  readonly log: JobOptions['log']
}

const unheard = () => {}

/**
 * A runner wakes for jobs of its own tasks alone (migration 099). graphile-worker would wake one worker in every lane of
 * every process for each job that is added, and each would ask the database. Until the runner listens to that, and where
 * it cannot, graphile-worker's way stays; whatever is missed is found by polling.
 */
export function wakeByTask(events: WorkerEvents, { tasks, log }: Options): void {
  const wakes = new WeakMap<WorkerPool, WorkerPool['nudge']>()
  events.on('pool:listen:success', async ({ client, workerPool }) => {
    const wake = wakes.get(workerPool) ?? workerPool.nudge.bind(workerPool)
    wakes.set(workerPool, wake)
    // A new connection listens to nothing yet.
    workerPool.nudge = wake
    try {
      await markAlive(client, workerPool.id, log)
      await client.query('listen job_due')
      workerPool.nudge = unheard
    } catch (error) {
      log.warn({ err: error }, 'A job runner could not listen to its own jobs')
    }
  })
  events.on('pool:listen:notification', ({ workerPool, message }) => {
    if (message.channel !== 'job_due') return
    const [task = ''] = message.payload?.split(' ') ?? []
    if (tasks.has(task)) wakes.get(workerPool)?.(1)
  })
}
