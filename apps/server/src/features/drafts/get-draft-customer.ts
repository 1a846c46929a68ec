import type { StaffDraft } from '@sanad/contracts/staff'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'

interface About {
  readonly kind: StaffDraft['kind']
  readonly subjectId: string
}

/** Whose data it is: an erasure takes the draft along. */
export async function getDraftCustomer(db: Db, { kind, subjectId }: About): Promise<string> {
  const of =
    kind === 'reason'
      ? db
          .selectFrom('uploaded_documents as d')
          .innerJoin('applications as a', 'a.id', 'd.application_id')
          .select('a.customer_id')
          .where('d.id', '=', subjectId)
      : db.selectFrom('tickets').select('customer_id').where('id', '=', subjectId)
  const found = orThrow(await of.executeTakeFirst(), 'not_found')
  return found.customer_id
}
