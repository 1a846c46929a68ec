import { release } from '../release.ts'
import type { DescribedFault, FaultPlace } from './fault.ts'

/** Whoever collects faults: takes JSON by POST. */
export interface FaultHook {
  readonly url: string
  /** For the header `authorization`. */
  readonly authorization: string | undefined
}

interface Fault extends FaultPlace, DescribedFault {
  /** How often it came since it was last told. */
  readonly times: number
}

export async function postFault({ url, authorization }: FaultHook, fault: Fault): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(3000),
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify({ ...fault, release, at: new Date().toISOString() }),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The fault hook answered ${response.status}`)
}
