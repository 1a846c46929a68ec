import { decisionWorkKinds, listDecidingRoles, listDoingRoles, workKinds } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { literalList } from '../../platform/literal-list.ts'

type Column = RawBuilder<unknown>

const ofItem = { kind: sql`w.kind`, subjectId: sql`w.subject_id` }

/**
 * SQL condition on a piece of work, of `work_items w` unless told: what is to be decided is nobody's who may not decide
 * it, nor theirs who proposed it. Lists, acts and ownership alike go by it.
 */
export function isOpenTo(member: Column, { kind, subjectId } = ofItem): RawBuilder<boolean> {
  const mayDecide = decisionWorkKinds.map(
    (one) => sql`${kind} = ${sql.lit(one)} and r.role in ${literalList(listDecidingRoles(one))}`,
  )
  return sql<boolean>`(${kind} not in ${literalList(decisionWorkKinds)} or (
    exists (select from staff_roles r where r.staff_id = ${member} and (${sql.join(mayDecide, sql` or `)}))
    and not exists (select from money_proposals p where p.id = ${subjectId} and p.staff_id = ${member})))`
}

/** SQL condition on `work_items w`: a member may do it, and not only look at it. Who is assigned work must. */
export function isDoneBy(member: Column): RawBuilder<boolean> {
  const mayDo = workKinds.map(
    (kind) => sql`w.kind = ${sql.lit(kind)} and r.role in ${literalList(listDoingRoles(kind))}`,
  )
  return sql<boolean>`(${isOpenTo(member)}
    and exists (select from staff_roles r where r.staff_id = ${member} and (${sql.join(mayDo, sql` or `)})))`
}
