import { sql } from 'kysely'
import { notHeldBack } from './not-held-back.ts'
import { isTakenBack } from './taken-back.ts'

/** SQL condition of the deliverable in `table` (name or alias): it was not taken back, and no longer can be. */
export const isHandedOver = (table: string) =>
  sql<boolean>`(not ${isTakenBack(table)} and ${sql.ref(`${table}.visible_at`)} <= now())`

/**
 * SQL condition of `deliverables d`: what the customer sees of an application that is completed, or is not yet. Handed over,
 * found clean, visible by then, its completion not taken back, and not replaced by such a one, however many stand between the two.
 */
export const isShownDeliverable = (isCompleted: boolean) =>
  sql<boolean>`(d.visible_at <= now() and ${willBeShown(isCompleted, sql`newer.visible_at <= now()`)})`

/** SQL condition of `deliverables d`: shown, or to be shown unless it is taken back while it is held. */
export const willBeShown = (isCompleted: boolean, when = sql`true`) =>
  sql<boolean>`(${isVisible('d', isCompleted)} and not exists (
    with recursive newer as (
      select n.* from deliverables n where n.replaces = d.id
      union all
      select n.* from deliverables n join newer on n.replaces = newer.id
    )
    select from newer where ${when} and ${isVisible('newer', isCompleted)}))`

function isVisible(table: string, isCompleted: boolean) {
  const isClean = sql<boolean>`${notHeldBack(table)} and not exists (
    select from staff_acts reopening where reopening.reopens = ${sql.ref(`${table}.act_id`)})
    and not ${isTakenBack(table)}`
  return isCompleted ? isClean : sql<boolean>`${sql.ref(`${table}.visible_at_once`)} and ${isClean}`
}
