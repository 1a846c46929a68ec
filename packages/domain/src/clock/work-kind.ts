import { isPermitted, type StaffPermission, type StaffRole } from '../access/staff-permissions.ts'

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
export const decisionWorkKinds = Object.keys(decisions) as readonly (keyof typeof decisions)[]

/** The kinds of work that nobody of these roles may do. */
export function listClosedWorkKinds(roles: readonly StaffRole[]): readonly WorkKind[] {
  return decisionWorkKinds.filter((kind) => !isPermitted(roles, decisions[kind]))
}
