import type { Watched } from './start-watcher.ts'

/** What is bearable while the portal is attacked, on a machine that does nothing else. */
const limits = { delayMs: 100, liveMs: 250 }

/** What the attack did to others. `stretch`: how much slower than alone the machine was before the attack. */
export function judgeWatched({ liveMs, unanswered, longestDelayMs }: Watched, stretch: number): string[] {
  const problems: string[] = []
  const slow = stretch > 1.5 ? ` (this machine was ${stretch.toFixed(1)} times slower than alone before)` : ''
  const p99 = p99Of(liveMs)
  if (liveMs.length === 0) problems.push('/health/live was never asked')
  if (longestDelayMs === undefined) problems.push('the portal never reported its event loop')
  if (unanswered > 0) problems.push(`/health/live did not answer ${unanswered} times`)
  if ((longestDelayMs ?? 0) > limits.delayMs * stretch) {
    problems.push(`the event loop was held for ${longestDelayMs} ms${slow}`)
  }
  if (p99 > limits.liveMs * stretch) problems.push(`/health/live took ${p99.toFixed(0)} ms${slow}`)
  return problems
}

export function p99Of(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(0.99 * times.length) - 1] ?? 0
}
