/** Readiness gate: callers wait while a process starts, and fail at once while it is down. */
export class Gate {
  #next = Promise.withResolvers<void>()
  #isSettled = false

  constructor() {
    this.#next.promise.catch(() => undefined)
  }

  /** Resolves when the gate is open; rejects while it is known to stay closed. */
  pass(): Promise<void> {
    return this.#next.promise
  }

  open(): void {
    this.#settle()
    this.#next.resolve()
  }

  refuse(reason: unknown): void {
    this.#settle()
    this.#next.reject(reason)
  }

  /** Callers that wait already keep waiting. */
  close(): void {
    if (!this.#isSettled) return
    this.#isSettled = false
    this.#next = Promise.withResolvers<void>()
    this.#next.promise.catch(() => undefined)
  }

  #settle(): void {
    this.close()
    this.#isSettled = true
  }
}
