import type { StaffSubject } from '@sanad/contracts/staff'
import { isPermitted } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { RecordReading } from '../../platform/http/principal.ts'
import { findReach } from '../case/own-teams.ts'

const entityTypes: Readonly<Record<StaffSubject, string>> = {
  applications: 'application',
  consultations: 'consultation',
  customers: 'customer',
  'discount-proposals': 'money_proposal',
  documents: 'document',
  'money-documents': 'money_document',
  'refund-proposals': 'money_proposal',
  refunds: 'refund',
  tickets: 'ticket',
  work: 'work',
}

/**
 * Own work is that of one's own teams, or what was given to one; who takes no work (an auditor) has none. A screen reads
 * again whenever something changes: what the same person reads again within 15 minutes is one reading.
 */
export function createRecordReading(db: Db): RecordReading {
  return async (subject, id, { staffId, roles }) => {
    const reach = await findReach(db, subject, { id, staffId })
    if (!reach?.customerId) return
    if (reach.own && isPermitted(roles, 'work.take')) return
    await sql`
      insert into audit_entries (action, kind, entity_type, entity_id, customer_id, description, staff_id)
      select 'STAFF_ACTION', 'read', ${entityTypes[subject]}, ${id}, ${reach.customerId}::uuid, 'read_outside_own_work',
        ${staffId}::uuid
      where not exists (
        select from audit_entries e
        where e.staff_id = ${staffId}::uuid and e.entity_id = ${id} and e.entity_type = ${entityTypes[subject]}
          and e.kind = 'read' and e.recorded_at > now() - interval '15 minutes')`.execute(db)
  }
}
