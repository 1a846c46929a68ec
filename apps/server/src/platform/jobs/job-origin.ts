import * as z from 'zod'
import { makeReference } from '../reference.ts'
import { activeTracing } from '../tracing/tracing.ts'
import { findWorkContext, type WorkContext, withWorkContext } from '../work-context.ts'

/** Beside the payload's own keys; their schemas know nothing of it. */
const key = '_origin'
const Origin = z.object({ [key]: z.object({ requestId: z.string(), traceparent: z.string().optional() }) })

/** The payload with the request that wants the job, or for which another job wants it. */
export function withOrigin(payload: unknown): unknown {
  const context = findWorkContext()
  return context && typeof payload === 'object'
    ? { ...payload, [key]: { requestId: context.requestId, traceparent: context.span?.traceparent } }
    : payload
}

export function originOf(payload: unknown): string | undefined {
  return Origin.safeParse(payload).data?.[key].requestId
}

/** Does a job on behalf of the request that wanted it; one that the clock began has a reference of its own. */
export async function runFromOrigin(
  job: string,
  payload: unknown,
  run: (payload: unknown) => Promise<void>,
): Promise<void> {
  const origin = Origin.safeParse(payload).data?.[key]
  const requestId = origin?.requestId ?? makeReference()
  const span = activeTracing()?.begin({
    name: `job ${job}`,
    kind: 'consumer',
    attributes: { 'sanad.job': job, 'sanad.request_id': requestId },
    parent: origin?.traceparent,
  })
  const context: WorkContext = { requestId, job, span }
  try {
    await withWorkContext(context, () => run(withoutOrigin(payload)))
    span?.end({ failed: false })
  } catch (error) {
    span?.end({ failed: true })
    throw error
  }
}

function withoutOrigin(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !(key in payload)) return payload
  const { [key]: _, ...own } = payload
  return own
}
