import type { Kysely, Transaction } from 'kysely'
import { AppError } from './app-error.ts'
import type { Tables } from './database-tables.ts'
import { type Connections, connectionsOf, poolOf } from './db.ts'
import { AdmissionQueue } from './workers/admission-queue.ts'

/** There was no place in time: nothing was done, and it is to be tried again. */
export class PlaceFull extends AppError {
  constructor(cause?: unknown) {
    super('unavailable', { details: { seconds_left: 5 }, cause })
    this.name = 'PlaceFull'
  }
}

/**
 * Where settlements are done. They wait for one another, as all of them take the next number of a series: a connection
 * pool of their own (bulkhead) with a queue in front leaves the connections of everybody else alone. They project nothing
 * before they commit: the refresher does it for all of a wave together, outside of the lock.
 */
export interface SettlementPlace {
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Its connections; waiting: settlements in the queue as well. */
  readonly connections: () => Connections
  close(): Promise<void>
}

interface Options {
  /** Of which this place is the only user. */
  readonly db: Kysely<Tables>
  readonly atOnce: number
  /** How many may wait, and how long; a job waits without an end. */
  readonly waiting?: { readonly queue: number; readonly ms: number }
  /** Told of each settlement: how many seconds it waited until it began, or was refused. */
  readonly onWaited?: (seconds: number) => void
}

export function openSettlementPlace({ db, atOnce, waiting, onWaited }: Options): SettlementPlace {
  const admission = new AdmissionQueue({ places: atOnce, queue: waiting?.queue ?? Number.MAX_SAFE_INTEGER })
  return {
    async transaction(work) {
      const since = performance.now()
      const tellOnce = once(() => onWaited?.((performance.now() - since) / 1000))
      const settle = () =>
        db.transaction().execute((tx) => {
          tellOnce()
          return work(tx)
        })
      try {
        return await (waiting ? begunWithin(admission, settle, waiting.ms) : admission.admit(settle))
      } catch (error) {
        tellOnce()
        throw isBusy(error) ? new PlaceFull(error) : error
      }
    },
    connections() {
      const { waiting: ofPool, ...rest } = connectionsOf(poolOf(db))
      return { ...rest, waiting: ofPool + admission.waiting }
    },
    async close() {
      admission.close()
      await db.destroy()
    },
  }
}

function once(tell: () => void): () => void {
  let isTold = false
  return () => {
    if (!isTold) tell()
    isTold = true
  }
}

/** The result of work that began in time; otherwise it is never begun. */
async function begunWithin<T>(admission: AdmissionQueue, work: () => Promise<T>, ms: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let isTooLate = false
  const timer = setTimeout(() => {
    isTooLate = true
    reject(new PlaceFull())
  }, ms)
  const admitted = admission.admit(async () => {
    clearTimeout(timer)
    if (isTooLate) throw new PlaceFull()
    return work()
  })
  // Whichever comes second has nobody who listens.
  admitted.catch(() => clearTimeout(timer))
  return Promise.race([admitted, tooLate])
}

/** The queue was full, or another settlement held a lock for longer than lock_timeout. */
function isBusy(error: unknown): boolean {
  if (error instanceof PlaceFull) return false
  if (error instanceof AppError) return error.code === 'unavailable' && error.cause === undefined
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
