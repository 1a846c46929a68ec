import {
  askAgainSeconds,
  firstPace,
  isCalm,
  isFull,
  isMoving,
  looksToBeFull,
  nextPace,
  type Pace,
  placeOf,
} from '@sanad/domain/admission'
import { AppError } from '../app-error.ts'
import type { LineStore, SeenLine } from './line-store.ts'
import type { Turn, Turns } from './turn.ts'

/** Somebody is in, or has a place; `cookie` replaces what their browser holds. */
export type Standing =
  | { readonly isIn: true; readonly cookie?: string }
  | { readonly isIn: false; readonly place: number; readonly secondsLeft: number; readonly cookie?: string }

interface Options {
  readonly store: LineStore
  readonly turns: Turns
  /** Does something the way an ordinary read is done: how long it takes is the pressure. */
  readonly asRead: <T>(work: () => Promise<T>) => Promise<T>
  readonly now?: () => number
}

/** How long a pass lasts without an act, and a number without asking. */
export const lifeSeconds = 30 * 60
const renewedAfterSeconds = 10 * 60
/** Told to a call of somebody who has no number yet. */
const askSoonSeconds = 5
/** Counted for a look that finds the queue of reads full: callers wait no longer for an answer. */
const refusedMs = 10_000
/** In a row: a database that restarts, or one statement that gave up under load, opens nothing. */
const failedLooksToOpen = 4
/** Within it another process may have given out numbers that this one has not read of. */
const unreadSeconds = 5

/**
 * Admission control of one process. Newcomers enter at once while reads are quick and nobody waits anywhere; otherwise
 * they get a number, and each process calls as many a second as it bears. Who is in stays in.
 */
export class Admission {
  readonly #options: Options
  readonly #now: () => number
  #line: SeenLine | undefined
  #readAt = 0
  #delays: number[] = []
  #lookingSince: number | undefined
  #isFollowing = false
  #failedLooks = 0
  /** Since the pace was set. */
  #seconds = 0
  #pace: Pace = firstPace
  #entered = 0
  #asking: PromiseWithResolvers<number | undefined>[] = []
  #isIssuing = false

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** What an ordinary read took lately, in milliseconds. */
  get delayMs(): number {
    return this.#delays.at(-1) ?? 0
  }

  get isOpen(): boolean {
    return !this.#line || (!isMoving(this.#line) && isCalm(this.#pace) && !isFull(this.#delays))
  }

  /** Numbers that were not called yet, of all processes. */
  get waiting(): number {
    return this.#line ? this.#line.issued - this.#line.admitted : 0
  }

  /** How many this process calls, or lets in while nobody waits. */
  get peoplePerSecond(): number {
    return this.#pace.rate
  }

  /**
   * Looks what a read takes now and how the line stands, and calls the next ones. While a read of an earlier look still
   * waits, that counts again, and the line is read past the places: neither place nor pace waits for it.
   */
  async look(secondsSinceLast: number): Promise<void> {
    this.#seconds += secondsSinceLast
    try {
      if (this.#lookingSince === undefined) await this.#read()
      else {
        this.#note(this.#now() - this.#lookingSince)
        if (!this.#isFollowing) await this.#follow(() => this.#options.store.read())
      }
    } catch {
      this.#failedLooks += 1
      if (this.#failedLooks < failedLooksToOpen) return
      // No database, no line: whoever comes is told so by their own call.
      this.#delays = []
      this.#line = undefined
      this.#seconds = 0
    }
  }

  /** For somebody who need not wait; none where nobody does. */
  makePass(): string | undefined {
    return this.#line && this.#options.turns.write({ number: null, at: this.#timeIn(this.#line) })
  }

  /** Where the holder of this cookie stands. `takesNumber`: a newcomer who has to wait gets a number. */
  async ask(cookie: string | undefined, { takesNumber }: { takesNumber: boolean }): Promise<Standing> {
    const line = this.#line
    if (!line) return { isIn: true }
    const { turns } = this.#options
    const at = this.#timeIn(line)
    const turn = cookie === undefined ? undefined : this.#readTurn(cookie, line)
    const age = turn ? at - turn.at : Number.POSITIVE_INFINITY
    const enter = (): Standing => ({ isIn: true, cookie: turns.write({ number: null, at }) })
    if (turn && age < lifeSeconds) {
      if (turn.number === null) return age < renewedAfterSeconds ? { isIn: true } : enter()
      const place = placeOf(turn.number, line)
      if (place === 0) return enter()
      const renewed = age < renewedAfterSeconds ? {} : { cookie: turns.write({ ...turn, at }) }
      return { isIn: false, place, secondsLeft: askAgainSeconds(place), ...renewed }
    }
    // By the pace come those who open the app. A call without it, as of a program, goes on where nobody waits.
    if (!takesNumber) return isMoving(line) || isFull(this.#delays) ? this.#withoutNumber() : enter()
    if (this.isOpen || this.#takeDue(line)) {
      this.#entered += 1
      return enter()
    }
    const number = await this.#takeNumber()
    if (number === undefined) return this.#withoutNumber()
    const now = this.#line ?? line
    const place = placeOf(number, now)
    if (place === 0) return enter()
    const given = turns.write({ number, at: this.#timeIn(now) })
    return { isIn: false, place, secondsLeft: askAgainSeconds(place), cookie: given }
  }

  /** Nobody waits, and yet it is not calm: one enters by the pace. */
  #takeDue(line: SeenLine): boolean {
    if (isMoving(line) || isFull(this.#delays) || this.#pace.due < 1) return false
    this.#pace = { ...this.#pace, due: this.#pace.due - 1 }
    return true
  }

  #withoutNumber(): Standing {
    if (!this.#line) return { isIn: true }
    return { isIn: false, place: this.waiting + 1, secondsLeft: askSoonSeconds }
  }

  #timeIn({ seconds }: SeenLine): number {
    return seconds + (this.#now() - this.#readAt) / 1000
  }

  /** After a restore or a failover the line may begin before numbers that people hold: those would wait for ever. */
  #readTurn(cookie: string, { issued, seconds }: SeenLine): Turn | undefined {
    const turn = this.#options.turns.read(cookie)
    const isLost = turn && (turn.number ?? 0) > issued && turn.at + unreadSeconds < seconds
    return isLost ? undefined : turn
  }

  /** One read of the line, the way of ordinary reads. */
  async #read(): Promise<void> {
    const { asRead, store } = this.#options
    const began = this.#now()
    this.#lookingSince = began
    try {
      const line = await asRead(() => store.read()).catch((error: unknown) => {
        if (error instanceof AppError) return undefined
        throw error
      })
      this.#note(line ? this.#now() - began : refusedMs)
      // The queue of reads is full: the line is read past it.
      await this.#follow(async () => line ?? store.read())
    } finally {
      this.#lookingSince = undefined
    }
  }

  async #follow(read: () => Promise<SeenLine>): Promise<void> {
    this.#isFollowing = true
    try {
      this.#see(await read())
      this.#failedLooks = 0
      await this.#call()
    } finally {
      this.#isFollowing = false
    }
  }

  #note(delayMs: number): void {
    this.#delays = [...this.#delays, delayMs].slice(-looksToBeFull)
  }

  /** Answers may overtake each other, and no counter goes down: a place never grows. */
  #see(line: SeenLine): void {
    const { issued, admitted } = this.#line ?? line
    this.#line = {
      ...line,
      issued: Math.max(line.issued, issued),
      admitted: Math.max(line.admitted, admitted),
    }
    this.#readAt = this.#now()
  }

  async #call(): Promise<void> {
    const seconds = this.#seconds
    this.#seconds = 0
    const isWaitedFor = this.#line !== undefined && isMoving(this.#line)
    const entered = this.#entered
    this.#entered = 0
    this.#pace = nextPace(this.#pace, { delaysMs: this.#delays, seconds, isMoving: isWaitedFor, entered })
    const count = Math.floor(this.#pace.due)
    if (!isWaitedFor || count < 1) return
    this.#pace = { ...this.#pace, due: this.#pace.due - Math.min(count, this.waiting) }
    this.#see(await this.#options.store.admit(count))
  }

  /**
   * In the order of their coming, and in one statement for all who came while the former was under way: a flood of
   * newcomers is one commit at a time. Undefined where it could not be given.
   */
  #takeNumber(): Promise<number | undefined> {
    const asked = Promise.withResolvers<number | undefined>()
    this.#asking.push(asked)
    void this.#issue()
    return asked.promise
  }

  async #issue(): Promise<void> {
    if (this.#isIssuing) return
    this.#isIssuing = true
    while (this.#asking.length > 0) {
      const all = this.#asking
      this.#asking = []
      const line = await this.#options.store.issue(all.length).catch(() => undefined)
      if (line) this.#see(line)
      for (const [index, { resolve }] of all.entries()) {
        resolve(line && line.issued - all.length + 1 + index)
      }
    }
    this.#isIssuing = false
  }
}
