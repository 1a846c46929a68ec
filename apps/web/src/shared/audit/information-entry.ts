import type { AuditEntry } from './use-audit.ts'

interface Given {
  readonly field_id: string
  readonly field_name: string
  readonly value: string | readonly string[]
  /** A password: that it was given is recorded, not what. */
  readonly isSecret: boolean
}

interface Submitted {
  readonly action: 'INFORMATION_UPDATE' | 'INFORMATION_BULK_SUBMIT'
  readonly applicationId: string
  readonly userId: string
  readonly given: readonly Given[]
}

/** The metadata of one entry is limited; what a field is called and begins with is enough to find it. */
const maxText = 60

/** The audit entry of information that was submitted or changed (DI-09). The server masks identity numbers. */
export function informationEntry({ action, applicationId, userId, given }: Submitted): AuditEntry {
  const verb = action === 'INFORMATION_UPDATE' ? 'Changed' : 'Submitted'
  return {
    action,
    entity_type: 'application',
    entity_id: applicationId,
    description: `${verb} ${given.length === 1 ? 'one item' : `${given.length} items`}`,
    user_id: userId,
    status: 'success',
    metadata: {
      fields: given.map(({ field_id, field_name, value, isSecret }) => ({
        field_name: field_name.slice(0, maxText),
        field_value: isSecret ? '••••' : [value].flat().join(', ').slice(0, maxText),
        field_id,
      })),
    },
  }
}
