import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { endDraft } from '../../drafts/end-draft.ts'

interface Note {
  readonly customerId: string
  readonly staffId: string
  readonly note: string
  readonly isCall: boolean
  /** Not in the customer's copy. */
  readonly aboutOthers: boolean
  readonly requestId: string
}

/** Appends a note about a customer, of which they are told nothing. Idempotent by `requestId`. */
export async function addCustomerNote(
  db: Services['db'],
  { customerId, staffId, note, isCall, aboutOthers, requestId }: Note,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .where('erased_at', 'is', null)
      // An erasure under way deletes the notes that it sees: one comes before it, or finds nobody.
      .forKeyShare()
      .executeTakeFirst()
    orThrow(customer, 'not_found')
    const row = {
      customer_id: customerId,
      staff_id: staffId,
      body: note,
      is_call: isCall,
      about_others: aboutOthers,
    }
    const added = await tx
      .insertInto('note_entries')
      .values({ ...row, request_id: requestId })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      const former = await tx
        .selectFrom('note_entries')
        .select(['customer_id', 'body'])
        .where('request_id', '=', requestId)
        .executeTakeFirst()
      if (former?.customer_id === customerId && former.body === note) return
      throw new AppError('invalid_request', { message: 'This request was used before.' })
    }
    await endDraft(tx, { staffId, subjectId: customerId, kind: 'call' })
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: isCall ? 'Noted a call with a customer' : 'Wrote a note about a customer',
      metadata: { note_id: added.id },
    })
  })
}
