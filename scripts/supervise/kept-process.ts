import { setTimeout } from 'node:timers/promises'
import type { RunningProcess } from './running-process.ts'
import type { Part } from './supervise.ts'
import { waitUntilReady } from './wait-until-ready.ts'

interface Options {
  readonly name: string
  readonly start: () => RunningProcess
  readonly readyUrl: string
  readonly firstPauseMs?: number
}

export interface KeptProcess extends Part {
  /** Rejects when the process cannot start at all. */
  readonly lost: Promise<never>
  /** Resolves when the process is ready for the first time; rejects when it takes too long. */
  readonly started: Promise<void>
}

interface Run {
  /** How it ended; undefined when it was asked to. */
  readonly end: Error | undefined
  /** Undefined when it never was. */
  readonly readyForMs: number | undefined
}

const LONGEST_PAUSE_MS = 30_000
/** Ready for so long, a process had recovered: its next end is a new one. */
const RECOVERED_MS = 60_000
/** In a row; with their pauses about two minutes. */
const MAX_FAILED_STARTS = 8

/**
 * Runs a process and restarts it when it ends by itself, with exponential backoff. One that cannot start at all is lost:
 * it ended before it was ready for the first time, or later several times in a row.
 */
export function keepProcess({ name, start, readyUrl, firstPauseMs = 1000 }: Options): KeptProcess {
  const disposal = new AbortController()
  const disposed = new Promise<void>((resolve) => disposal.signal.addEventListener('abort', () => resolve()))
  const started = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<never>()
  for (const { promise } of [started, lost]) promise.catch(() => undefined)

  async function runOnce(): Promise<Run> {
    const over = new AbortController()
    let readyAt: number | undefined
    await using running = start()
    waitUntilReady(name, readyUrl, over.signal).then(() => {
      readyAt = Date.now()
      started.resolve()
    }, started.reject)
    const end = await Promise.race([running.lost.catch((error: Error) => error), disposed])
    over.abort()
    return { end: end ?? undefined, readyForMs: readyAt === undefined ? undefined : Date.now() - readyAt }
  }

  async function keepRunning(): Promise<void> {
    let pauseMs = firstPauseMs
    let failedStarts = MAX_FAILED_STARTS - 1
    while (!disposal.signal.aborted) {
      const { end, readyForMs } = await runOnce()
      if (!end || disposal.signal.aborted) return
      failedStarts = readyForMs === undefined ? failedStarts + 1 : 0
      if (failedStarts >= MAX_FAILED_STARTS) throw end
      if (readyForMs !== undefined && readyForMs > RECOVERED_MS) pauseMs = firstPauseMs
      console.error(`Sanad: ${end.message}. It is started again in ${pauseMs / 1000} s …`)
      await Promise.race([setTimeout(pauseMs), disposed])
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  const kept = keepRunning().catch(lost.reject)
  return {
    lost: lost.promise,
    started: started.promise,
    async [Symbol.asyncDispose]() {
      disposal.abort()
      await kept
    },
  }
}
