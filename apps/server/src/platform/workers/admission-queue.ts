import { AppError } from '../app-error.ts'

interface Limits {
  readonly places: number
  readonly queue: number
}

/** Told to whoever is refused: the queue has moved on by then. */
const RETRY_SECONDS = 5

/** A semaphore whose waiters are bounded: one more is refused at once instead of waiting without end (load shedding). */
export class AdmissionQueue {
  readonly #limits: Limits
  readonly #waiting: PromiseWithResolvers<void>[] = []
  #taken = 0
  #isClosed = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Does the work as soon as there is a place for it. */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new AppError('unavailable')
    if (this.#taken < this.#limits.places) this.#taken += 1
    else await this.#wait()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** Refuses those who wait and whoever comes. */
  close(): void {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new AppError('unavailable'))
  }

  async #wait(): Promise<void> {
    if (this.#waiting.length >= this.#limits.queue) {
      throw new AppError('unavailable', { details: { seconds_left: RETRY_SECONDS } })
    }
    const turn = Promise.withResolvers<void>()
    this.#waiting.push(turn)
    await turn.promise
  }

  /** A place goes to the next one directly, so that nobody who comes later overtakes. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next.resolve()
    else this.#taken -= 1
  }
}
