import { setTimeout as wait } from 'node:timers/promises'
import type { ChannelListener } from '../channel-listener.ts'
import type { JobOptions } from './job-options.ts'

interface Sleeper {
  readonly tasks: ReadonlySet<string>
  readonly wake: () => void
}

interface Options extends Pick<JobOptions, 'log'> {
  readonly listener: ChannelListener
}

/**
 * Wakes the runners for jobs of their own tasks alone (migration 099). Whatever is missed is found by polling, so that a
 * database that is away at first is tried again, and stops nothing.
 */
export async function wakeByTask(
  sleepers: readonly Sleeper[],
  { listener, log }: Options,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const subscribe = () =>
    listener
      .subscribe('job_due', {
        onNotification(payload) {
          const [task = ''] = payload?.split(' ') ?? []
          for (const { tasks, wake } of sleepers) if (tasks.has(task)) wake()
        },
        // What became due before was not heard.
        onListening() {
          for (const { wake } of sleepers) wake()
        },
        log,
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Jobs that are due could not be listened for')
        return undefined
      })

  async function keepTrying(): Promise<(() => void) | undefined> {
    while (!stopping.signal.aborted) {
      await wait(1000, undefined, { signal: stopping.signal }).catch(() => {})
      const unsubscribe = stopping.signal.aborted ? undefined : await subscribe()
      if (unsubscribe) return unsubscribe
    }
    return undefined
  }

  const first = await subscribe()
  const subscribed = first ? Promise.resolve(first) : keepTrying()
  return {
    async stop() {
      stopping.abort()
      const unsubscribe = await subscribed
      unsubscribe?.()
    },
  }
}

/** Throttles: at once after a pause, and what comes within the next so many milliseconds once at their end. */
export function atMostEvery(ms: number, act: () => void): () => void {
  let isPausing = false
  let isWanted = false
  return function tryAct() {
    isWanted = true
    if (isPausing) return
    isWanted = false
    isPausing = true
    act()
    setTimeout(() => {
      isPausing = false
      if (isWanted) tryAct()
    }, ms).unref()
  }
}
