import { cpuOf, cpuOfCluster } from '../cpu-time.ts'
import { loadFor, type Target } from './http-load.ts'

/** What answers, and the database behind it. */
export interface MeasuredTarget extends Target {
  readonly pid: number
  readonly postmaster: number
}

export interface Round {
  readonly perSecond: number
  /** CPU of the server for one answer, and of the database. */
  readonly ownMicros: number
  readonly databaseMicros: number
}

export const microsOf = ({ ownMicros, databaseMicros }: Round) => ownMicros + databaseMicros

/** By answers, not by time: on a busy machine few are given before they are compiled well. */
export async function warmUp(target: Target): Promise<void> {
  for (let answers = 0; answers < 4000; ) answers += await loadFor(1000, target)
}

export async function measureRound(milliseconds: number, target: MeasuredTarget): Promise<Round> {
  const { pid, postmaster } = target
  const before = { own: await cpuOf(pid), database: await cpuOfCluster(postmaster) }
  const began = performance.now()
  const answers = await loadFor(milliseconds, target)
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: answers / seconds,
    ownMicros: ((await cpuOf(pid)) - before.own) / answers,
    databaseMicros: ((await cpuOfCluster(postmaster)) - before.database) / answers,
  }
}
