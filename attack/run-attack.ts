import { type Attack, Breach } from './attack.ts'
import { comeToRest } from './target/come-to-rest.ts'
import { judgeWatched, p99Of } from './target/judge-watched.ts'
import { measureStretch } from './target/measure-stretch.ts'
import type { Target } from './target/start-target.ts'
import { startWatcher } from './target/start-watcher.ts'

interface Outcome {
  /** Of the table, in Markdown. */
  readonly row: string
  readonly breach: string | undefined
}

/** One attack on a portal at rest, watched from outside. `quiet`: the stretch of the machine without a portal. */
export async function runAttack(target: Target, attack: Attack, quiet: number): Promise<Outcome> {
  const problems: string[] = []
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      problems.push(
        error instanceof Breach ? error.message : String(error instanceof Error ? error.stack : error),
      )
    }
  }
  await attempt(() => comeToRest(target.origin, quiet))
  const stretch = await measureStretch()
  const watcher = startWatcher(target.origin)
  let tried = ''
  await attempt(async () => {
    tried = await attack.run(target)
  })
  const watched = await watcher.stop()
  problems.push(...judgeWatched(watched, stretch))
  const outcome = problems.length > 0 ? 'BREACH' : `held: ${tried}`
  const figures = [
    watched.longestDelayMs,
    p99Of(watched.liveMs).toFixed(0),
    Math.max(...watched.liveMs).toFixed(0),
  ]
  return {
    row: `| ${[attack.name, attack.fault, outcome, ...figures, stretch.toFixed(1)].join(' | ')} |`,
    breach: problems.length > 0 ? problems.join('\n') : undefined,
  }
}
