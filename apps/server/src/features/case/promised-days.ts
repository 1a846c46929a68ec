import type { CalendarDay } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

export interface PromiseRow {
  readonly stageId: string
  readonly promisedOn: CalendarDay
  readonly reason: string
  readonly reasonHi: string
}

/** The last day that was promised for each stage of the application `a`. */
export const promiseRows: RawBuilder<readonly PromiseRow[]> = sql`
  (select coalesce(json_agg(json_build_object(
            'stageId', p.stage_id, 'promisedOn', p.promised_on, 'reason', p.reason, 'reasonHi', p.reason_hi)), '[]')
     from (select distinct on (stage_id) * from promise_acts
            where application_id = a.id order by stage_id, id desc) p)`
