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

/** What somebody proposed: work for those alone who may approve it. */
const approvals = {
  refund_approval: 'refund.approve',
  discount: 'discount.grant',
} as const satisfies Partial<Record<WorkKind, StaffPermission>>
export const approvalWorkKinds = Object.keys(approvals) as readonly (keyof typeof approvals)[]

/** The kinds of work that nobody of these roles may do. */
export function listClosedWorkKinds(roles: readonly StaffRole[]): readonly WorkKind[] {
  return approvalWorkKinds.filter((kind) => !isPermitted(roles, approvals[kind]))
}
