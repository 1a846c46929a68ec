import { describeFailure } from '../failure.ts'
import { listenForStop } from './stop-signal.ts'

/** Something that runs for as long as everything does. */
export interface Part extends AsyncDisposable {
  /** Rejects when it ends by itself. */
  readonly lost?: Promise<never>
}

export interface Parts {
  /** Takes a part in: stopped before those that were taken in earlier; its own end stops everything. */
  use<T extends Part>(part: T): T
  /** The result of a step that must not be left half done: a stop waits for its end. */
  finish<T>(step: Promise<T>): Promise<T>
  /** Waits until what was started is ready, unless a stop or a lost part comes first. */
  waitFor(ready: Promise<void>): Promise<void>
}

/**
 * Runs `start`, prints the address that it returns, and runs until a stop signal or until a part is lost; then stops
 * all parts in reverse order and exits.
 */
export async function supervise(start: (parts: Parts) => Promise<string>): Promise<never> {
  const stop = listenForStop()
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
  const started = new AsyncDisposableStack()
  const lost: Promise<never>[] = []
  const parts: Parts = {
    use(part) {
      if (part.lost) lost.push(part.lost)
      return started.use(part)
    },
    async finish(step) {
      const result = await step
      stop.throwIfAborted()
      return result
    },
    async waitFor(ready) {
      await Promise.race([ready, stopped, ...lost])
      stop.throwIfAborted()
    },
  }
  try {
    console.log(`Sanad is ready: ${await start(parts)}`)
    await Promise.race([stopped, ...lost])
  } catch (error) {
    if (error !== stop.reason) {
      console.error(describeFailure(error))
      process.exitCode = 1
    }
  } finally {
    if (stop.aborted) console.log('Sanad: finishing what is under way …')
    await started.disposeAsync()
  }
  process.exit()
}
