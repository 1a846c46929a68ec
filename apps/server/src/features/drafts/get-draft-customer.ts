import type { StaffDraft } from '@sanad/contracts/staff'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

interface About {
  readonly kind: StaffDraft['kind']
  readonly subjectId: string
}

/** Whose data it is: an erasure takes the draft along. */
export async function getDraftCustomer(db: Db, { kind, subjectId }: About): Promise<string> {
  const found = orThrow(await customerOf(db, kind, subjectId).executeTakeFirst(), 'not_found')
  return found.customer_id
}

function customerOf(db: Db, kind: StaffDraft['kind'], subjectId: string) {
  switch (kind) {
    case 'reason':
      return db
        .selectFrom('uploaded_documents as d')
        .innerJoin('applications as a', 'a.id', 'd.application_id')
        .select('a.customer_id')
        .where('d.id', '=', subjectId)
    case 'hold':
    case 'completion':
    case 'ask':
    case 'promise':
    case 'reopen':
    case 'refund':
      return db.selectFrom('applications').select('customer_id').where('id', '=', subjectId)
    case 'call':
      return db
        .selectFrom('customers')
        .select('id as customer_id')
        .where('id', '=', subjectId)
        .where('erased_at', 'is', null)
    case 'cancellation':
    case 'outcome':
      return db.selectFrom('consultations').select('customer_id').where('id', '=', subjectId)
    case 'reply':
    case 'note':
      return db.selectFrom('tickets').select('customer_id').where('id', '=', subjectId)
  }
}
