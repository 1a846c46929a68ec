import { setTimeout } from 'node:timers/promises'
import { Failure } from '../failure.ts'

const patience = 60_000

/** Readiness probe: polls `url` until the process `name` answers 2xx; never settles when it is `over` before. */
export async function waitUntilReady(name: string, url: string, over?: AbortSignal): Promise<void> {
  const deadline = Date.now() + patience
  let last = 'no answer'
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      if (response.ok) return
      last = `${response.status} ${await response.text()}`
    } catch (error) {
      last = String(error)
    }
    await setTimeout(50)
    if (over?.aborted) return new Promise<never>(() => {})
  }
  throw new Failure(
    `The ${name} was not ready after ${patience / 1000} s: ${last}`,
    'Its messages above say what it waits for.',
  )
}
