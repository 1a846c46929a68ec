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
 * Wakes the runners for jobs of their own tasks alone (migration 099); whatever is missed is found by polling. Resolves to
 * what ends it.
 */
export function wakeByTask(sleepers: readonly Sleeper[], { listener, log }: Options): Promise<() => void> {
  return listener.subscribe('job_due', {
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
