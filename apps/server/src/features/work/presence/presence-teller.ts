import type { PresenceEvent } from '@sanad/contracts/staff'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db.ts'
import { endSilentPresence, listPresence } from './list-presence.ts'

interface Options {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly tellAll: (event: PresenceEvent) => void
  /** How often this process looks for pages that say nothing any more. */
  readonly sweepSeconds?: number
}

type Tell = (event: PresenceEvent) => void

/** Debounce: people who come and go in one breath are read together. */
const TOGETHER_MS = 100

/** Tells the open pages of this process who is where: all of it to one that opens, then what has changed to each. */
export function createPresenceTeller({ db, log, tellAll, sweepSeconds = 2 }: Options) {
  let heard = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sweep: NodeJS.Timeout | undefined
  let last = Promise.resolve()

  /** One reading after the other: an older one is never told after a newer. */
  function inTurn(work: () => Promise<void>): void {
    last = last.then(work).catch((error: unknown) => log.warn({ err: error }, 'Presence could not be read'))
  }

  const tellOf = (subjects: readonly string[] | null, tell: Tell) =>
    inTurn(async () => {
      const people = await listPresence(db, subjects)
      tell({ type: 'presence', subjects: subjects && [...subjects], people })
    })

  return {
    hear(subjectId: string): void {
      heard.add(subjectId)
      timer ??= setTimeout(() => {
        timer = undefined
        tellOf([...heard], tellAll)
        heard = new Set()
      }, TOGETHER_MS)
    },
    /** Changes may have gone by unheard. */
    tellAnew: () => tellOf(null, tellAll),
    welcome(tell: Tell): void {
      sweep ??= setInterval(() => inTurn(() => endSilentPresence(db)), sweepSeconds * 1000)
      tellOf(null, tell)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      clearInterval(sweep)
      await last
    },
  }
}
