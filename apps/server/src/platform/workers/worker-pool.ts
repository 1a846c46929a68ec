import { Piscina } from 'piscina'
import { AppError } from '../app-error.ts'
import { AdmissionQueue, type Priority } from './admission-queue.ts'
import { WorkAborted } from './work-aborted.ts'
import type { WorkerTask } from './worker-task.ts'

export interface WorkerPool {
  /**
   * Runs a task in a thread of its own for as long. Throws `unavailable` when too many wait already, `WorkAborted` when
   * the run exceeded its deadline or memory, and what the task throws.
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, priority?: Priority): Promise<Output>
  close(): Promise<void>
}

export interface PoolOptions {
  /** How many tasks run at once. */
  readonly threads: number
  /** How many more may wait. */
  readonly queue: number
  /** Heap of one thread. Buffers are outside of it: a task bounds those itself. */
  readonly heapMb: number
  /** Added to the nice value of its threads (best effort: it needs an optional native module); 0 without it. */
  readonly niceness?: number
}

const IDLE_MS = 30_000

/** Worker threads, started on demand and ended when idle; bounded in number, time, memory and waiting tasks. */
export function createWorkerPool({ threads, queue, heapMb, niceness = 0 }: PoolOptions): WorkerPool {
  // Waiting tasks stay in a queue of ours: Piscina's limit does not count tasks that can be aborted, and after the end
  // of an aborted thread it starts none for the tasks that wait.
  const admission = new AdmissionQueue({ places: threads, queue })
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: niceness,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  })
  // The death of an idle thread: the next task starts another one.
  pool.on('error', () => {})

  return {
    run(task, input, priority) {
      return admission.admit(async () => {
        const deadline = AbortSignal.timeout(task.deadlineMs)
        try {
          return await pool.run(input, { filename: task.file, name: task.name, signal: deadline })
        } catch (error) {
          if (admission.isClosed) throw new AppError('unavailable', { cause: error })
          if (deadline.aborted) throw new WorkAborted('deadline', task.name)
          throw isOutOfMemory(error) ? new WorkAborted('memory', task.name) : error
        }
      }, priority)
    },
    async close() {
      admission.close()
      await pool.destroy()
    },
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
