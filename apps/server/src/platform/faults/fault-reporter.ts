import { describeFault, type FaultPlace } from './fault.ts'
import { type FaultHook, postFault } from './post-fault.ts'

/** The one place where unexpected failures go. What a caller did wrong, or a provider refused, is none. */
export interface FaultReporter {
  report(error: unknown, place: FaultPlace): void
  /** Resolves once what was reported has left, or could not. */
  settled(): Promise<void>
}

interface Options {
  /** Null: they are counted and logged alone. */
  readonly hook: FaultHook | null
  readonly count: (place: FaultPlace) => void
  readonly onUnreported: (error: unknown) => void
}

const quietMs = 60_000
/** Different faults at once; beyond them they are counted and logged alone. */
const mostAtOnce = 100

/** The same fault is told once a minute, with how often it came meanwhile: a broken statement would flood whoever listens. */
export function createFaultReporter({ hook, count, onUnreported }: Options): FaultReporter {
  const recent = new Map<string, { until: number; more: number }>()
  const underWay = new Set<Promise<void>>()
  return {
    report(error, place) {
      count(place)
      if (!hook) return
      const fault = describeFault(error)
      const key = `${place.in} ${place.name} ${fault.type} ${fault.code ?? ''} ${fault.frames[0] ?? ''}`
      const now = performance.now()
      const known = recent.get(key)
      if (known && known.until > now) {
        known.more += 1
        return
      }
      for (const [old, { until }] of recent) if (until <= now && old !== key) recent.delete(old)
      if (recent.size >= mostAtOnce) return
      recent.set(key, { until: now + quietMs, more: 0 })
      const sending = postFault(hook, { ...place, ...fault, times: 1 + (known?.more ?? 0) })
        .catch(onUnreported)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settled() {
      await Promise.all(underWay)
    },
  }
}
