import { AppError } from '../app-error.ts'

interface Limits {
  readonly places: number
  readonly queue: number
}

export interface Priority {
  /** Before those who came earlier without it, in a queue of its own: a flood of others cannot fill it. */
  readonly isFirst?: boolean
}

/** Told to whoever is refused: the queue has moved on by then. */
const RETRY_SECONDS = 5

/** A semaphore whose waiters are bounded: one more is refused at once instead of waiting without end (load shedding). */
export class AdmissionQueue {
  readonly #limits: Limits
  readonly #first: PromiseWithResolvers<void>[] = []
  readonly #others: PromiseWithResolvers<void>[] = []
  #taken = 0
  #isClosed = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Does the work as soon as there is a place for it. */
  async admit<T>(work: () => Promise<T>, { isFirst = false }: Priority = {}): Promise<T> {
    if (this.#isClosed) throw new AppError('unavailable')
    if (this.#taken < this.#limits.places) this.#taken += 1
    else await this.#wait(isFirst ? this.#first : this.#others)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** Refuses those who wait and whoever comes. */
  close(): void {
    this.#isClosed = true
    for (const queue of [this.#first, this.#others]) {
      for (const { reject } of queue.splice(0)) reject(new AppError('unavailable'))
    }
  }

  async #wait(queue: PromiseWithResolvers<void>[]): Promise<void> {
    if (queue.length >= this.#limits.queue) {
      throw new AppError('unavailable', { details: { seconds_left: RETRY_SECONDS } })
    }
    const turn = Promise.withResolvers<void>()
    queue.push(turn)
    await turn.promise
  }

  /** A place goes to the next one directly, so that nobody who comes later overtakes. */
  #leave(): void {
    const next = this.#first.shift() ?? this.#others.shift()
    if (next) next.resolve()
    else this.#taken -= 1
  }
}
