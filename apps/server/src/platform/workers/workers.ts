import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** Pools of worker threads, apart from each other (bulkheads): a flood of one kind of work leaves the others their threads. */
export interface Workers {
  /** Files that customers upload: input that may be hostile. */
  readonly inspection: WorkerPool
  /** Money documents and calendars: somebody waits for each. */
  readonly documents: WorkerPool
  /** Pages of data copies: thousands each, and nobody waits for one. */
  readonly copies: WorkerPool
  readonly passwords: WorkerPool
  close(): Promise<void>
}

export interface WorkersConfig {
  /** Threads of each pool. */
  readonly threads: number
}

export function createWorkers({ threads }: WorkersConfig): Workers {
  // Nobody waits for an inspection as for a login: what the portal answers comes first when cores are scarce.
  const inspection = createWorkerPool({ threads, queue: 32, heapMb: 256, niceness: 5 })
  const documents = createWorkerPool({ threads, queue: 32, heapMb: 512 })
  // One thread whatever the settings: copies take turns, page by page.
  const copies = createWorkerPool({ threads: 1, queue: 32, heapMb: 512, niceness: 5 })
  // One hash takes a third of a second and 32 MB outside of the heap.
  const passwords = createWorkerPool({ threads, queue: 16, heapMb: 32 })
  return {
    inspection,
    documents,
    copies,
    passwords,
    async close() {
      await Promise.all([inspection, documents, copies, passwords].map((pool) => pool.close()))
    },
  }
}
