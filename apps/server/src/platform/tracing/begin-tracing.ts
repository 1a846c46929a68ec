import type { TracingOptions } from './open-tracing.ts'
import { traceOutgoing } from './trace-outgoing.ts'
import { activateTracing } from './tracing.ts'

/** Traces this process where the settings say so, before it serves anything. Answers how to stop. */
export async function beginTracing(options: TracingOptions | null): Promise<() => Promise<void>> {
  if (!options) return async () => {}
  const { openTracing } = await import('./open-tracing.ts')
  const tracing = openTracing(options)
  activateTracing(tracing)
  const stopOutgoing = traceOutgoing(tracing)
  return async () => {
    stopOutgoing()
    activateTracing(undefined)
    // A collector that is away does not hold up a stopping portal.
    await tracing.close().catch(() => {})
  }
}
