import { AppError } from '../app-error.ts'
import { FairLine } from './fair-line.ts'

interface Limits {
  readonly places: number
  readonly queue: number
}

export interface Priority {
  /** Before those who came earlier without it, in a queue of its own: a flood of others cannot fill it. */
  readonly isFirst?: boolean
  /** Whose work it is, such as a customer's id: nobody has more than a share of places and queue together. */
  readonly key?: string
}

/** How much work of one key may run and wait together: a person may send the files of a form or a message at once. */
const SHARE = 8
/** Told to whoever is refused: the queue has moved on by then. */
const RETRY_SECONDS = 5

/** A semaphore whose waiters are bounded: one more is refused at once instead of waiting without end (load shedding). */
export class AdmissionQueue {
  readonly #limits: Limits
  readonly #first = new FairLine()
  readonly #others = new FairLine()
  readonly #shares = new Map<string, number>()
  #taken = 0
  #isClosed = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#first.length + this.#others.length
  }

  /** Does the work as soon as there is a place for it. */
  async admit<T>(work: () => Promise<T>, { isFirst = false, key }: Priority = {}): Promise<T> {
    if (this.#isClosed) throw new AppError('unavailable')
    if (key === undefined) return this.#doInTurn(work, isFirst, key)
    const share = this.#shares.get(key) ?? 0
    if (share >= SHARE) throw new AppError('rate_limited', { details: { seconds_left: RETRY_SECONDS } })
    this.#shares.set(key, share + 1)
    try {
      return await this.#doInTurn(work, isFirst, key)
    } finally {
      const left = (this.#shares.get(key) ?? 1) - 1
      if (left > 0) this.#shares.set(key, left)
      else this.#shares.delete(key)
    }
  }

  /** Refuses those who wait and whoever comes. */
  close(): void {
    this.#isClosed = true
    for (const { reject } of [...this.#first.clear(), ...this.#others.clear()]) {
      reject(new AppError('unavailable'))
    }
  }

  async #doInTurn<T>(work: () => Promise<T>, isFirst: boolean, key: string | undefined): Promise<T> {
    if (this.#taken < this.#limits.places) this.#taken += 1
    else await this.#wait(isFirst ? this.#first : this.#others, key)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #wait(line: FairLine, key: string | undefined): Promise<void> {
    if (line.length >= this.#limits.queue) {
      throw new AppError('unavailable', { details: { seconds_left: RETRY_SECONDS } })
    }
    const turn = Promise.withResolvers<void>()
    line.add(turn, key)
    await turn.promise
  }

  /** A place goes to the next one directly, so that nobody who comes later overtakes. */
  #leave(): void {
    const next = this.#first.shift() ?? this.#others.shift()
    if (next) next.resolve()
    else this.#taken -= 1
  }
}
