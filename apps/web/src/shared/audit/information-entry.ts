import type { AuditEntry } from './use-audit.ts'

interface Given {
  readonly field_id: string
  readonly field_name: string
  readonly value: string | readonly string[]
  /** A password: that it was given is recorded, not what. */
  readonly isSecret: boolean
}

interface Submitted {
  readonly act: 'Submitted' | 'Changed'
  readonly applicationId: string
  readonly userId: string
  readonly given: readonly Given[]
}

/** The metadata of one entry is limited; what a field is called and begins with is enough to find it. */
const maxText = 60

/**
 * The audit entry of information that was submitted or changed (DI-09): several answers at once are a bulk submission,
 * one answer and every change an update. The server masks identity numbers.
 */
export function informationEntry({ act, applicationId, userId, given }: Submitted): AuditEntry {
  const isBulk = act === 'Submitted' && given.length > 1
  return {
    action: isBulk ? 'INFORMATION_BULK_SUBMIT' : 'INFORMATION_UPDATE',
    entity_type: 'application',
    entity_id: applicationId,
    description: `${act} ${given.length === 1 ? 'one item' : `${given.length} items`}`,
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
