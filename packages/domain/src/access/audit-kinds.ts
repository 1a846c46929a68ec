/** What an entry of the audit log tells of; `portal` is what customers and the portal itself did. */
export const auditKinds = [
  'act',
  'read',
  'reveal',
  'lookup',
  'export',
  'acting',
  'people',
  'publication',
  'portal',
] as const
export type AuditKind = (typeof auditKinds)[number]
