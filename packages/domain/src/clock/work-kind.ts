import { isPermitted, type StaffPermission, type StaffRole, staffRoles } from '../access/staff-permissions.ts'

/** What a person at the desk does; every piece of work is of one kind, and a kind has one subject. */
export const workKinds = [
  'documents',
  'stage',
  'follow_up',
  'chase',
  'ticket',
  'refund',
  'refund_approval',
  'review',
  'consultation',
  'message',
  'promise',
  'discount',
  'merge',
] as const
export type WorkKind = (typeof workKinds)[number]

/** What somebody proposed, or a promise that another day would keep: work for those alone who may decide it. */
const decisions = {
  refund_approval: 'refund.approve',
  discount: 'discount.grant',
  promise: 'promise.change',
} as const satisfies Partial<Record<WorkKind, StaffPermission>>
type DecisionWorkKind = keyof typeof decisions
export const decisionWorkKinds = Object.keys(decisions) as readonly DecisionWorkKind[]

/** The roles each of which may decide what is of this kind: it is nobody else's work. */
export function listDecidingRoles(kind: DecisionWorkKind): readonly StaffRole[] {
  return staffRoles.filter((role) => isPermitted([role], decisions[kind]))
}

/** The kinds of work that nobody of these roles may do. */
export function listClosedWorkKinds(roles: readonly StaffRole[]): readonly WorkKind[] {
  return decisionWorkKinds.filter((kind) => !isPermitted(roles, decisions[kind]))
}
