import type { User } from '@sanad/contracts'
import { type Kysely, sql } from 'kysely'
import { actingAs } from '../../../platform/acting-staff.ts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findCustomer } from '../../identity/customers/customer-queries.ts'
import { toUser } from '../../identity/customers/user-view.ts'
import { beginSession } from '../../identity/sessions/begin-session.ts'
import type { Tokens } from '../../identity/sessions/session-token.ts'
import { hashOf } from './make-panel-code.ts'

interface Entry {
  readonly code: string
  readonly customerId: string
  readonly userAgent: string | undefined
}

/** Redeems a panel code for a delegated session. The atomic update lets only one of two concurrent uses succeed. */
export function enterPanel(
  db: Kysely<Tables>,
  tokens: Tokens,
  { code, customerId, userAgent }: Entry,
): Promise<{ token: string; user: User }> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('panel_codes')
      .set({ used_at: sql<Date>`now()` })
      .where('code_hash', '=', hashOf(code))
      .where('customer_id', '=', customerId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('staff_id', 'in', (staff) =>
        staff.selectFrom('staff_members').select('id').where('disabled_at', 'is', null),
      )
      .returning('staff_id')
      .executeTakeFirst()
    const { staff_id: actingStaffId } = orThrow(used, 'not_found')
    const customer = orThrow(await findCustomer(tx, customerId), 'not_found')
    const token = await beginSession(tx, tokens, { customerId, userAgent, actingStaffId })
    await actingAs(actingStaffId, () =>
      recordAudit(tx, {
        action: 'STAFF_ACTION',
        entityType: 'customer',
        entityId: customerId,
        customerId,
        description: "Entered the customer's portal",
      }),
    )
    return { token, user: toUser(customer) }
  })
}
