import type { AuditAction } from '@sanad/contracts'
import { findActingStaffId } from '../../platform/acting-staff.ts'
import type { Db } from '../../platform/db.ts'

export interface AuditFact {
  /** The last ones are recorded by the server alone. */
  readonly action: AuditAction | 'STAFF_ACTION' | 'REFUND_SUCCESSFUL' | 'REFUND_FAILED'
  /** What it happened to: 'application', 'customer', 'business', … */
  readonly entityType: string
  readonly entityId: string | null
  readonly customerId: string | null
  readonly description?: string
  /** Never codes, tokens or personal identifiers: entries cannot be erased. */
  readonly metadata?: Record<string, unknown>
  readonly status?: 'success' | 'failed'
  readonly errorMessage?: string
}

/** Records a fact that the server itself knows. Pass the transaction of the fact, so that both stand or fall. */
export async function recordAudit(db: Db, fact: AuditFact): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      action: fact.action,
      entity_type: fact.entityType,
      entity_id: fact.entityId,
      customer_id: fact.customerId,
      description: fact.description ?? '',
      metadata: JSON.stringify(fact.metadata ?? {}),
      status: fact.status ?? 'success',
      error_message: fact.errorMessage ?? null,
      staff_id: findActingStaffId(),
    })
    .execute()
}
