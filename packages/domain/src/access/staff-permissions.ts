/** What members of the service centre are; somebody has one role or several. */
export const staffRoles = [
  'clerk',
  'reviewer',
  'accounts',
  'manager',
  'catalogue',
  'auditor',
  'admin',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** `all` work, that of one's own `teams`, or only to `propose` what somebody else approves. */
export type StaffGrant = 'all' | 'teams' | 'propose'

const grants: Readonly<Record<string, StaffGrant>> = { '●': 'all', '◐': 'teams', '○': 'propose' }

/**
 * Who may do what, a column for each role in the order of `staffRoles`: ● all, ◐ the work of one's own teams,
 * ○ proposes, – not. Screens show a button by it and the server refuses a call by it.
 */
const table = {
  'work.read': '◐◐●●–●–',
  'application.read': '◐◐●●–●–',
  'customer.read': '◐◐●●–●–',
  search: '◐◐●●–●–',
  'work.take': '◐◐●●–––',
  'work.snooze': '◐◐●●–––',
  'note.write': '◐◐●●–––',
  'call.note': '◐◐●●–––',
  'work.assign': '–––●–––',
  'work.priority': '–––●–––',
  bulk: '–––●–––',
  'document.decide': '◐◐–●–––',
  'document.mask': '◐◐–●–––',
  'information.ask': '◐◐–●–––',
  'stage.complete': '◐◐–●–––',
  'reference.write': '◐◐–●–––',
  'deliverable.upload': '◐◐–●–––',
  'stage.reopen': '–◐–●–––',
  'promise.change': '–◐–●–––',
  'application.hold': '◐◐–●–––',
  'application.resume': '◐◐–●–––',
  'identifier.reveal': '◐◐–●–––',
  'identifier.lookup': '◐◐–●–––',
  'ticket.answer': '◐◐●●–––',
  'ticket.close': '◐◐●●–––',
  'consultation.manage': '◐◐●●–––',
  'customer.act_as': '◐––●–––',
  'customer.create': '◐––●–––',
  'customer.limits': '–––●–––',
  'application.create': '◐––●–––',
  'payment.link': '◐◐●●–––',
  'discount.propose': '◐–●●–––',
  'discount.grant': '○–○●–––',
  'refund.propose': '◐–●●–––',
  'refund.approve': '––●●–––',
  'refund.retry': '––●––––',
  'refund.bank': '––●––––',
  'payment.review': '––●––––',
  'customer.merge': '○––●–––',
  'report.work': '–––●–●–',
  'export.work': '–––●–●–',
  'report.money': '––●●–●–',
  'export.money': '––●●–●–',
  returns: '––●●–●–',
  'catalogue.edit': '––––●––',
  'texts.edit': '––––●––',
  'catalogue.publish': '–––●○––',
  'calendar.edit': '–––●––●',
  'views.share': '–––●––●',
  'audit.read': '–––––●–',
  'audit.export': '–––––●–',
  'people.manage': '––––––●',
  'teams.manage': '––––––●',
  settings: '––––––●',
  'jobs.manage': '––––––●',
  'privacy.read': '–––●–●–',
} as const

/** `self`: what every member may, with or without a role: read oneself, prove again, sign out. */
export type StaffPermission = 'self' | keyof typeof table
export const staffPermissions: readonly StaffPermission[] = [
  'self',
  ...(Object.keys(table) as (keyof typeof table)[]),
]

/** Acts that cannot be taken back, or that show what is secret: they need a second factor of the last ten minutes. */
export const provenPermissions: readonly StaffPermission[] = [
  'identifier.reveal',
  'document.mask',
  'refund.approve',
  'payment.review',
  'catalogue.publish',
  'calendar.edit',
  'people.manage',
  'jobs.manage',
  'audit.export',
]

const strength: Readonly<Record<StaffGrant, number>> = { propose: 1, teams: 2, all: 3 }

/** The strongest grant that one of the roles has; undefined where none has any. */
export function findGrant(roles: readonly StaffRole[], permission: StaffPermission): StaffGrant | undefined {
  if (permission === 'self') return 'all'
  const columns: string = table[permission]
  return roles
    .flatMap((role) => grants[columns[staffRoles.indexOf(role)] ?? ''] ?? [])
    .sort((one, other) => strength[other] - strength[one])[0]
}

/** Whether the roles suffice to do it at once, not only to propose it. */
export function isPermitted(roles: readonly StaffRole[], permission: StaffPermission): boolean {
  const grant = findGrant(roles, permission)
  return grant !== undefined && grant !== 'propose'
}

/** Everything that the roles may do at once. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  return staffPermissions.filter((permission) => isPermitted(roles, permission))
}
