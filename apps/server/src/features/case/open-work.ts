import {
  decisionWorkKinds,
  listDoingRoles,
  listSeeingRoles,
  type StaffRole,
  type WorkKind,
  workKinds,
} from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { literalList } from '../../platform/literal-list.ts'

type Column = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

interface Piece {
  readonly kind: Column
  readonly subjectId: Column
}
const ofItem: Piece = { kind: sql`w.kind`, subjectId: sql`w.subject_id` }

/** What a member proposed is decided by others alone. */
const isProposedBy = (member: Column, { kind, subjectId }: Piece): Condition => sql`
  (${kind} in ${literalList(decisionWorkKinds)}
    and exists (select from money_proposals p where p.id = ${subjectId} and p.staff_id = ${member}))`

function hasRole(
  member: Column,
  rolesOf: (kind: WorkKind) => readonly StaffRole[],
  { kind }: Piece,
): Condition {
  const suffices = workKinds.map(
    (one) => sql`${kind} = ${sql.lit(one)} and r.role in ${literalList(rolesOf(one))}`,
  )
  return sql`exists (
    select from staff_roles r where r.staff_id = ${member} and (${sql.join(suffices, sql` or `)}))`
}

/** SQL condition on `work_items w`: it stands in a queue of the member, who may act on it as far as their permissions go. */
export const isOpenTo = (member: Column): Condition =>
  sql`(${hasRole(member, listSeeingRoles, ofItem)} and not ${isProposedBy(member, ofItem)})`

/** SQL condition on a piece of work, of `work_items w` unless told: a member may do it. Whose work it is must. */
export const isDoneBy = (member: Column, piece: Piece = ofItem): Condition =>
  sql`(${hasRole(member, listDoingRoles, piece)} and not ${isProposedBy(member, piece)})`

/**
 * The same for whose roles are known, by the kinds that follow from them (`listSeenKinds`, `listDoneKinds`): constants,
 * of which the planner knows how frequent they are, and no look-up for each row.
 */
export const isAmong = (kinds: readonly WorkKind[], member: Column): Condition =>
  sql`(w.kind = any(${sql.lit(`{${kinds.join()}}`)}::text[]) and not ${isProposedBy(member, ofItem)})`
