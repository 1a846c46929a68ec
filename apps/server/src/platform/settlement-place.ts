import type { Kysely, Transaction } from 'kysely'
import { AppError } from './app-error.ts'
import type { Tables } from './database-tables.ts'
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
  close(): Promise<void>
}

interface Options {
  /** Of which this place is the only user. */
  readonly db: Kysely<Tables>
  readonly atOnce: number
  /** How many may wait, and how long; a job waits without an end. */
  readonly waiting?: { readonly queue: number; readonly ms: number }
}

export function openSettlementPlace({ db, atOnce, waiting }: Options): SettlementPlace {
  const admission = new AdmissionQueue({ places: atOnce, queue: waiting?.queue ?? Number.MAX_SAFE_INTEGER })
  return {
    async transaction(work) {
      const settle = () => db.transaction().execute(work)
      try {
        return await (waiting ? begunWithin(admission, settle, waiting.ms) : admission.admit(settle))
      } catch (error) {
        throw isBusy(error) ? new PlaceFull(error) : error
      }
    },
    async close() {
      admission.close()
      await db.destroy()
    },
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
