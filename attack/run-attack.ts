import { type Attack, Breach } from './attack.ts'
import { comeToRest } from './target/come-to-rest.ts'
import type { Target } from './target/start-target.ts'
import { startWatcher, type Watched } from './target/start-watcher.ts'

/** What is bearable while the portal is attacked, on a machine that does nothing else. */
const limits = { delayMs: 100, liveMs: 250 }

interface Outcome {
  /** Of the table, in Markdown. */
  readonly row: string
  readonly breach: string | undefined
}

/** One attack on a portal at rest, watched from outside. */
export async function runAttack(target: Target, attack: Attack): Promise<Outcome> {
  await comeToRest(target.origin)
  const watcher = startWatcher(target.origin)
  let tried = ''
  const problems: string[] = []
  try {
    tried = await attack.run(target)
  } catch (error) {
    problems.push(
      error instanceof Breach ? error.message : String(error instanceof Error ? error.stack : error),
    )
  }
  const watched = await watcher.stop()
  problems.push(...judgeWatched(watched))
  const live = watched.liveMs.toSorted((a, b) => a - b)
  const p99 = live[Math.ceil(0.99 * live.length) - 1] ?? 0
  const outcome = problems.length > 0 ? 'BREACH' : `held: ${tried}`
  const figures = [watched.longestDelayMs, p99.toFixed(0), (live.at(-1) ?? 0).toFixed(0)]
  return {
    row: `| ${[attack.name, attack.fault, outcome, ...figures].join(' | ')} |`,
    breach: problems.length > 0 ? problems.join('\n') : undefined,
  }
}

/** The limits are stretched as far as the machine's other work slowed everything. */
function judgeWatched({ liveMs, unanswered, longestDelayMs, stretch }: Watched): string[] {
  const problems: string[] = []
  const slow = stretch > 1.5 ? ` (this machine was ${stretch.toFixed(1)} times slower than alone)` : ''
  const sorted = liveMs.toSorted((a, b) => a - b)
  const p99 = sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0
  if (unanswered > 0) problems.push(`/health/live did not answer ${unanswered} times`)
  if (longestDelayMs > limits.delayMs * stretch) {
    problems.push(`the event loop was held for ${longestDelayMs} ms${slow}`)
  }
  if (p99 > limits.liveMs * stretch) problems.push(`/health/live took ${p99.toFixed(0)} ms${slow}`)
  return problems
}
