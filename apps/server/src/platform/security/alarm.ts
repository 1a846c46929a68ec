import type { NetworkLimit } from '@sanad/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Tables } from '../database-tables.ts'
import { countUse } from '../http/rate-limit.ts'
import { recordSecurityEvent } from './security-event.ts'

/** Counts what everybody does together. It refuses nobody: whoever feeds such a limit would lock all others out. */
export interface Alarm {
  /** Adds points and returns those of the window so far. Fails closed, as limits do. */
  count(points?: number): Promise<number>
  /** Tells the operator that so many are too many: once per window, over all processes. */
  raiseIfOver(points: number, log: FastifyBaseLogger): Promise<void>
}

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
    async raiseIfOver(points, log) {
      if (points < threshold) return
      if ((await countIn(`${key}:raised`, 1)) > 1) return
      const details = { points, threshold, window_seconds: seconds }
      log.error({ event: `alarm.${name}`, ...details }, 'Alarm')
      await recordSecurityEvent(db, { event: 'alarm', reason: name, details })
    },
  }
}
