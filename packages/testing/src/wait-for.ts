import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the check returns something truthy; on timeout the last error is the cause. */
export async function waitFor<T>(
  what: string,
  check: () => Promise<T | undefined | false>,
  { seconds = 20 }: { seconds?: number } = {},
): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  let last: unknown
  while (Date.now() < deadline) {
    try {
      const found = await check()
      if (found) return found
      last = found
    } catch (error) {
      last = error
    }
    await wait(20)
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}`, { cause: last })
}
