import { setTimeout as wait } from 'node:timers/promises'
import { readDelay } from './come-to-rest.ts'
import type { Watched } from './start-watcher.ts'

/** A process of its own, so that the attackers' work does not delay its clock: `node watcher.ts <origin>`. */
const origin = process.argv[2] ?? ''

const liveMs: number[] = []
const delays: number[] = []
let unanswered = 0
let before: number | undefined

const patienceMs = 10_000
let isOver = false
const looking = Promise.all([repeat(100, askLive), repeat(2000, askDelay)])

process.once('message', async () => {
  isOver = true
  await looking
  await askDelay()
  const longestDelayMs = before === undefined ? undefined : Math.max(0, ...delays)
  const watched: Watched = { liveMs, unanswered, longestDelayMs }
  process.send?.(watched, () => process.disconnect?.())
})

async function repeat(everyMs: number, act: () => unknown): Promise<void> {
  while (!isOver) {
    await act()
    await wait(everyMs)
  }
}

async function askLive(): Promise<void> {
  const began = performance.now()
  const answer = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => undefined,
  )
  await answer?.arrayBuffer().catch(() => undefined)
  if (!answer?.ok) unanswered += 1
  liveMs.push(performance.now() - began)
}

async function askDelay(): Promise<void> {
  const delay = await readDelay(origin).catch(() => undefined)
  if (delay === undefined) return
  // What the portal reports at first is of the time before the attack, until it has left the window.
  before ??= delay
  if (delay > before) delays.push(delay)
  if (delay < before) before = 0
}
