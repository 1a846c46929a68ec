import { type Instant, type LocalText, pricedStandingOf } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'

/** Condition on `application_states s`: its customer is to pay a stage. Held, ended and unpaid ones are not such. */
export const isToPay: RawBuilder<boolean> = sql<boolean>`(s.next_step = 'pay_stage' and s.client_status = 'processing')`

/** The work of asking for it, `work_items w`, which begins when the stage becomes due. */
export const asking: RawBuilder<unknown> = sql`
  work_items w on w.kind = 'chase' and w.subject_id = s.application_id`

export interface DueStage {
  readonly stageId: string
  readonly title: LocalText
  /** With tax. */
  readonly rupees: number
}

/** The stage that the customer is to pay; undefined where there is none. */
export function findDueStage(
  record: ApplicationRecord,
  { homeStateId }: Pick<Services['config'], 'homeStateId'>,
): DueStage | undefined {
  const { clientStatus, nextStep, listStagePrices } = pricedStandingOf(record, homeStateId)
  const stage = record.definition.timeline.find(({ id }) => id === nextStep.stageId)
  if (nextStep.next !== 'pay_stage' || clientStatus !== 'processing' || !stage) return undefined
  const price = listStagePrices().find(({ stageId }) => stageId === stage.id)
  return price && { stageId: stage.id, title: stage.title, rupees: price.quote.total }
}

/** Since when a stage is due, and when its customer was last told so. */
export interface Due {
  readonly since: Instant
  readonly toldAt: Instant | null
}

/** As said with what led to it, by a reminder or by a member; of `application_states s` and `work_items w`. */
export const toldAt: RawBuilder<unknown> = sql`
  (select greatest(n.created_at, w.waiting_since) from notifications n
    where n.customer_id = s.customer_id and n.target_type = 'application' and n.target_id = s.application_id
      and (n.kind = 'payment_due' or n.kind = 'stage_completed' and n.params ->> 'next' = 'pay')
      -- Told in the transaction of the fact, whose clock is a moment behind.
      and n.created_at >= w.waiting_since - interval '5 minutes'
    order by n.created_at desc limit 1)`

/** Undefined where nothing is due. Under the application's lock the projection is that of its facts. */
export async function findDue(db: Db, applicationId: string): Promise<Due | undefined> {
  const { rows } = await sql<{ since: Date; told_at: Date | null }>`
    select w.waiting_since as since, ${toldAt} as told_at from application_states s join ${asking}
    where s.application_id = ${applicationId}::uuid and ${isToPay}
  `.execute(db)
  const [row] = rows
  return row && { since: row.since.toISOString(), toldAt: row.told_at?.toISOString() ?? null }
}
