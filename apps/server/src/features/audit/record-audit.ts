import type { AuditAction } from '@sanad/contracts'
import type { AuditKind } from '@sanad/domain'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import type { Db } from '../../platform/db.ts'

export interface AuditFact {
  /** Beyond `AuditAction`: recorded by the server alone, never accepted from a client. */
  readonly action: AuditAction | 'STAFF_ACTION' | 'REFUND_SUCCESSFUL' | 'REFUND_FAILED'
  /** What auditors find it by; without it, it follows from the rest. */
  readonly kind?: AuditKind
  /** Type of the entity: 'application', 'customer', 'business', … */
  readonly entityType: string
  readonly entityId: string | null
  readonly customerId: string | null
  readonly description?: string
  /** Never codes, tokens or personal identifiers: the audit log is append-only and outlives an erasure. */
  readonly metadata?: Record<string, unknown>
  readonly status?: 'success' | 'failed'
  readonly errorMessage?: string
}

/** Appends an audit entry. Pass the transaction of the audited change, so that both are atomic. */
export async function recordAudit(db: Db, fact: AuditFact): Promise<void> {
  await auditEntry(db, fact).execute()
}

/** The same, to be written together with others. */
export function auditEntry(db: Db, fact: AuditFact) {
  return db.insertInto('audit_entries').values({
    action: fact.action,
    entity_type: fact.entityType,
    entity_id: fact.entityId,
    customer_id: fact.customerId,
    description: fact.description ?? '',
    metadata: JSON.stringify(fact.metadata ?? {}),
    status: fact.status ?? 'success',
    error_message: fact.errorMessage ?? null,
    staff_id: findActingStaffId(),
    kind: fact.kind ?? null,
  })
}
