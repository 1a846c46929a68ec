import * as z from 'zod'
import { makeReference } from '../reference.ts'
import { findWorkContext, type WorkContext, withWorkContext } from '../work-context.ts'

/** Beside the payload's own keys; their schemas know nothing of it. */
const key = '_origin'
const Origin = z.object({ [key]: z.object({ requestId: z.string() }) })

/** The payload with the request that wants the job, or for which another job wants it. */
export function withOrigin(payload: unknown): unknown {
  const context = findWorkContext()
  return context && typeof payload === 'object'
    ? { ...payload, [key]: { requestId: context.requestId } }
    : payload
}

export function originOf(payload: unknown): string | undefined {
  return Origin.safeParse(payload).data?.[key].requestId
}

/** Does a job on behalf of the request that wanted it; one that the clock began has a reference of its own. */
export function runFromOrigin<T>(job: string, payload: unknown, run: (payload: unknown) => T): T {
  const context: WorkContext = { requestId: originOf(payload) ?? makeReference(), job }
  return withWorkContext(context, () => run(withoutOrigin(payload)))
}

function withoutOrigin(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !(key in payload)) return payload
  const { [key]: _, ...own } = payload
  return own
}
