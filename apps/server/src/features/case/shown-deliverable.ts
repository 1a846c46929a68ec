import { sql } from 'kysely'
import { notHeldBack } from './not-held-back.ts'
import { isTakenBack } from './taken-back.ts'

/**
 * SQL condition of `deliverables d`: what the customer sees of an application that is completed, or is not yet. Found
 * clean, visible by then, neither it nor its completion taken back, and not replaced by such a one, however many stand between the two.
 */
export function isShownDeliverable(isCompleted: boolean) {
  return sql<boolean>`(${isVisible('d', isCompleted)} and not exists (
    with recursive newer as (
      select n.* from deliverables n where n.replaces = d.id
      union all
      select n.* from deliverables n join newer on n.replaces = newer.id
    )
    select from newer where ${isVisible('newer', isCompleted)}))`
}

function isVisible(table: string, isCompleted: boolean) {
  const isClean = sql<boolean>`${notHeldBack(table)} and not exists (
    select from staff_acts reopening where reopening.reopens = ${sql.ref(`${table}.act_id`)})
    and not ${isTakenBack(table)}`
  return isCompleted ? isClean : sql<boolean>`${sql.ref(`${table}.visible_at_once`)} and ${isClean}`
}
