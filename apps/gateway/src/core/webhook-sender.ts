import type { Delivery } from './delivery.ts'
import { type Faces, faceOf } from './face.ts'

export interface SenderOptions {
  now: () => Date
  faces: Faces
  /** A delivery has changed. */
  onChange: () => void
}

/** At-least-once delivery: every answer but a 2xx is retried on the provider's schedule. */
export class WebhookSender {
  readonly #options: SenderOptions
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #underWay = new AbortController()
  #closed = false

  constructor(options: SenderOptions) {
    this.#options = options
  }

  async send(delivery: Delivery, delayMs = 0) {
    if (this.#closed) return
    if (delayMs === 0) await this.#attempt(delivery)
    else this.#schedule(delivery, delayMs)
  }

  /** Recovery after a restart: schedules what was still waiting. */
  resume(deliveries: readonly Delivery[]) {
    for (const delivery of deliveries) {
      if (delivery.status !== 'waiting') continue
      const due = delivery.next_at ? new Date(delivery.next_at).getTime() : 0
      this.#schedule(delivery, Math.max(0, due - this.#options.now().getTime()))
    }
  }

  async retryNow(deliveries: readonly Delivery[]) {
    const waiting = deliveries.filter((delivery) => delivery.status === 'waiting')
    await Promise.all(waiting.map((delivery) => this.#attempt(delivery)))
    return waiting.length
  }

  clear() {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#underWay.abort()
    this.#underWay = new AbortController()
  }

  close() {
    this.#closed = true
    this.clear()
  }

  #schedule(delivery: Delivery, delayMs: number) {
    clearTimeout(this.#timers.get(delivery.id))
    const timer = setTimeout(() => void this.#attempt(delivery), delayMs)
    timer.unref()
    this.#timers.set(delivery.id, timer)
  }

  async #attempt(delivery: Delivery) {
    clearTimeout(this.#timers.get(delivery.id))
    this.#timers.delete(delivery.id)
    const { signal } = this.#underWay
    const at = this.#options.now()
    const record: Delivery['attempts'][number] = { at: at.toISOString(), response_status: null, error: null }
    delivery.attempts.push(record)
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...this.#formatOf(delivery).headers(delivery, at),
        },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.#formatOf(delivery).timeoutMs)]),
      })
      await response.body?.cancel()
      record.response_status = response.status
    } catch (error) {
      record.error = error instanceof Error ? error.message : String(error)
    }
    if (signal.aborted) return
    const delivered = record.response_status !== null && record.response_status < 300
    if (delivered) this.#finish(delivery, 'delivered')
    else if (delivery.status === 'waiting') this.#retry(delivery)
    this.#options.onChange()
  }

  #formatOf(delivery: Delivery) {
    return faceOf(this.#options.faces, delivery).webhooks
  }

  /** Due times count from the first try, so that a slow receiver does not stretch the schedule. */
  #retry(delivery: Delivery) {
    const delay = this.#formatOf(delivery).retryDelaysMs[delivery.attempts.length - 1]
    if (delay === undefined || delivery.forged) {
      this.#finish(delivery, 'given_up')
      return
    }
    const due = new Date(delivery.first_at).getTime() + delay
    delivery.next_at = new Date(due).toISOString()
    this.#schedule(delivery, Math.max(0, due - this.#options.now().getTime()))
  }

  #finish(delivery: Delivery, status: 'delivered' | 'given_up') {
    delivery.status = status
    delivery.next_at = null
    clearTimeout(this.#timers.get(delivery.id))
    this.#timers.delete(delivery.id)
  }
}
