import type { User } from '@sanad/contracts'
import { sql } from 'kysely'
import { actingAs } from '../../../platform/acting-staff.ts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findCustomer } from '../../identity/customers/customer-queries.ts'
import { toUser } from '../../identity/customers/user-view.ts'
import { beginSession } from '../../identity/sessions/begin-session.ts'
import { lockForActing } from '../../identity/sessions/end-acting.ts'
import type { Tokens } from '../../identity/sessions/session-token.ts'
import { hashOf } from './make-panel-code.ts'
import { tellOfActing } from './tell-of-acting.ts'

interface Entry {
  readonly code: string
  readonly customerId: string
  readonly userAgent: string | undefined
}

/** Redeems a panel code for a delegated session, of which the customer is told. The atomic update lets only one of two concurrent uses succeed. */
export function enterPanel(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tokens: Tokens,
  { code, customerId, userAgent }: Entry,
): Promise<{ token: string; user: User }> {
  return db.transaction().execute(async (tx) => {
    await lockForActing(tx, customerId)
    const used = await tx
      .updateTable('panel_codes')
      .set({ used_at: sql<Date>`now()` })
      .where('code_hash', '=', hashOf(code))
      .where('customer_id', '=', customerId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`exists (select from live_staff_sessions l where l.id = staff_session_id)`)
      // The customer may have taken it back since.
      .where(
        sql<boolean>`exists (select from acting_grants g
          where g.staff_session_id = panel_codes.staff_session_id and g.customer_id = panel_codes.customer_id)`,
      )
      .returning([
        'staff_id',
        'staff_session_id',
        sql<Date>`used_at`.as('entered_at'),
        sql<Date>`(select l.expires_at from live_staff_sessions l where l.id = staff_session_id)`.as(
          'ends_at',
        ),
      ])
      .executeTakeFirst()
    const { staff_id: staffId, ends_at: notAfter, ...entry } = orThrow(used, 'not_found')
    const acting = { staffId, staffSessionId: orThrow(entry.staff_session_id, 'not_found') }
    const customer = orThrow(await findCustomer(tx, customerId), 'not_found')
    const token = await beginSession(tx, tokens, { customerId, userAgent, acting, notAfter })
    await tellOfActing(tx, config, { staffId, enteredAt: entry.entered_at, customer })
    await actingAs(staffId, () =>
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
