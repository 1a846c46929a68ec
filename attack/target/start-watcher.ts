import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What was seen from outside while the portal was attacked. */
export interface Watched {
  /** How long each call of /health/live took. */
  readonly liveMs: readonly number[]
  readonly unanswered: number
  /** The longest delay of the event loop that the portal reported; undefined when it never did. */
  readonly longestDelayMs: number | undefined
}

export interface Watcher {
  stop(): Promise<Watched>
}

/** Watches the portal from a process of its own. */
export function startWatcher(origin: string): Watcher {
  const child = fork(join(import.meta.dirname, 'watcher.ts'), [origin])
  return {
    async stop() {
      const answered = once(child, 'message')
      child.send('stop')
      const [watched] = (await answered) as [Watched]
      return watched
    },
  }
}
