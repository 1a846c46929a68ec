import type { NetworkLimit } from '@sanad/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Tables } from '../database-tables.ts'
import { countUse, giveBackUses, type LimitUse, takeFromAll } from '../http/rate-limit.ts'
import { recordSecurityEvent } from './security-event.ts'

/** Counts what everybody does together. It refuses nobody: whoever feeds such a limit would lock all others out. */
export interface Alarm {
  /** Adds points and returns those of the window so far. Fails closed, as limits do. */
  count(points?: number): Promise<number>
  /** Counts one with the takes of limits that it belongs to, or nothing where one of them refuses. */
  countWith(uses: readonly LimitUse[]): Promise<number>
  /** Undoes a `count`, and the takes of limits that belong to it. */
  giveBack(uses?: readonly LimitUse[]): Promise<void>
  /** Tells the operator that so many are too many: once per window, over all processes. */
  raiseIfOver(points: number, log: FastifyBaseLogger): Promise<void>
}

/** The column's largest number: an alarm refuses nobody. */
const MANY = 2_147_483_647

export function createAlarm(
  db: Kysely<Tables>,
  { name, points: threshold, seconds }: NetworkLimit & { name: string },
): Alarm {
  const key = `alarm:${name}`
  const countIn = (counted: string, points: number) =>
    countUse(db, { key: counted, seconds, points }).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause })
    })
  return {
    count: (points = 1) => countIn(key, points),
    async countWith(uses) {
      const counted = await takeFromAll(db, [...uses, { key, most: MANY, seconds }])
      return counted.find((one) => one.key === key)?.points ?? 0
    },
    giveBack: (uses = []) => giveBackUses(db, [key, ...uses.map((use) => use.key)]),
    async raiseIfOver(points, log) {
      if (points < threshold) return
      if ((await countIn(`${key}:raised`, 1)) > 1) return
      const details = { points, threshold, window_seconds: seconds }
      log.error({ event: `alarm.${name}`, ...details }, 'Alarm')
      await recordSecurityEvent(db, { event: 'alarm', reason: name, details })
    },
  }
}
