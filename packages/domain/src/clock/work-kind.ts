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

/** What doing a piece of a kind takes; the others are told to customers or departments by whoever takes work. */
const doing: Readonly<Record<WorkKind, StaffPermission>> = {
  ...decisions,
  documents: 'document.decide',
  stage: 'stage.complete',
  follow_up: 'work.take',
  chase: 'work.take',
  message: 'work.take',
  ticket: 'ticket.answer',
  refund: 'refund.retry',
  review: 'payment.review',
  consultation: 'consultation.manage',
  merge: 'customer.merge',
}

/** The roles each of which may do what is of this kind: it is offered and given to nobody else. */
export function listDoingRoles(kind: WorkKind): readonly StaffRole[] {
  return staffRoles.filter((role) => isPermitted([role], 'work.take') && isPermitted([role], doing[kind]))
}

/**
 * The roles in whose queues it stands: those that may do it and, but for decisions, those that give work to others or
 * look on without taking any.
 */
export function listSeeingRoles(kind: WorkKind): readonly StaffRole[] {
  const doers = listDoingRoles(kind)
  return staffRoles.filter((role) => doers.includes(role) || (!(kind in decisions) && spreadsOrWatches(role)))
}

const spreadsOrWatches = (role: StaffRole) =>
  isPermitted([role], 'work.assign') ||
  (isPermitted([role], 'work.read') && !isPermitted([role], 'work.take'))

const kindsOf = (roles: readonly StaffRole[], rolesOf: (kind: WorkKind) => readonly StaffRole[]) =>
  workKinds.filter((kind) => rolesOf(kind).some((role) => roles.includes(role)))

export const listDoneKinds = (roles: readonly StaffRole[]) => kindsOf(roles, listDoingRoles)
export const listSeenKinds = (roles: readonly StaffRole[]) => kindsOf(roles, listSeeingRoles)

/** What no fact ends: whoever called the department or the customer says that it is dealt with, and how. */
export const kindsEndedByNote: readonly WorkKind[] = ['follow_up', 'chase', 'message']

/** The decisions that nobody of these roles may take: not even that there is one is told to them. */
export function listClosedWorkKinds(roles: readonly StaffRole[]): readonly WorkKind[] {
  return decisionWorkKinds.filter((kind) => !isPermitted(roles, decisions[kind]))
}
