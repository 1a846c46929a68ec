import type { PresenceEvent } from '@sanad/contracts/staff'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db.ts'
import type { Sees } from '../../../platform/live/sight.ts'
import { endSilentPresence, listPresence } from './list-presence.ts'
import { readSubjectSights } from './subject-sights.ts'

interface Options {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly tellAll: Tell
  /** How often this process looks for pages that say nothing any more. */
  readonly sweepSeconds?: number
}

/** Gives what somebody is to be told by what they may see; undefined: nothing. */
type Tell = (eventFor: (sees: Sees) => PresenceEvent | undefined) => void

/** What is no application or ticket is no team's. */
const nobodys = { kind: null, service: null, owners: [] }

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
      const sights = await readSubjectSights(db, subjects ?? people.map(({ subject_id }) => subject_id))
      tell((sees) => {
        const isSeen = (id: string) => sees(sights.get(id) ?? nobodys)
        const told = subjects?.filter(isSeen) ?? null
        if (told?.length === 0) return undefined
        return { type: 'presence', subjects: told, people: people.filter((one) => isSeen(one.subject_id)) }
      })
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
