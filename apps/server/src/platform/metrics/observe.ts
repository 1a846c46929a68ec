import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

interface Observed<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly Label[]
  /** Asked at each scrape; a series that it no longer names ends. */
  readonly read: () => Promise<readonly Reading<Label>[]>
}

export interface Reading<Label extends string = string> {
  readonly labels?: Partial<Record<Label, string>>
  readonly value: number
}

/**
 * A gauge whose value is looked up when Prometheus asks. One that cannot be read is left out and counted: without the
 * database the process's own series are needed most.
 */
export function observe<Label extends string>(
  { registry, unread }: Pick<Metrics, 'registry' | 'unread'>,
  { name, help, labelNames = [], read }: Observed<Label>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      this.reset()
      const readings = await read().catch(() => {
        unread.inc({ gauge: name })
        return []
      })
      for (const { labels = {}, value } of readings) this.set(labels, value)
    },
  })
}
