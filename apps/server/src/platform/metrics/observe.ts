import { Gauge, type Registry } from 'prom-client'

interface Observed<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly Label[]
  /** Asked at each scrape; a series that it no longer names ends. */
  readonly read: () => Promise<readonly Reading<Label>[]> | readonly Reading<Label>[]
}

export interface Reading<Label extends string = string> {
  readonly labels?: Partial<Record<Label, string>>
  readonly value: number
}

/** A gauge whose value is looked up when Prometheus asks. */
export function observe<Label extends string>(
  registry: Registry,
  { name, help, labelNames = [], read }: Observed<Label>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const readings = await read()
      this.reset()
      for (const { labels = {}, value } of readings) this.set(labels, value)
    },
  })
}
