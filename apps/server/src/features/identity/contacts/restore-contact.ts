import { type Kysely, sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { recordSecurityEvent } from '../../../platform/security/security-event.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { endLinks } from '../../case/end-links.ts'
import { endActing } from '../sessions/end-acting.ts'
import { hashOfCode } from './change-email.ts'

interface Restoring {
  readonly code: string
  /** The caller's network address. */
  readonly address: string
}

/**
 * Takes a change of contact back, by the code that the former channels were told: the former address holds again, and
 * whoever is signed in or remembered is so no more. The update lets only one of two concurrent uses succeed.
 */
export function restoreContact(db: Kysely<Tables>, { code, address }: Restoring): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('contact_changes')
      .set({ restored_at: sql<Date>`now()` })
      .where('code_hash', '=', hashOfCode(code))
      .where('restored_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst()
    const change = orThrow(used, 'link_invalid')
    const { customer_id: customerId } = change
    // What was changed after it is overtaken: a later code must not bring the stranger's address back.
    await tx
      .updateTable('contact_changes')
      .set({ restored_at: sql<Date>`now()` })
      .where('customer_id', '=', customerId)
      .where('id', '>', change.id)
      .where('restored_at', 'is', null)
      .execute()
    await tx
      .updateTable('customers')
      .set({
        email: change.former_email,
        email_verified_at: change.former_verified_at,
        email_vouched: false,
        email_changed_at: change.former_changed_at,
      })
      .where('id', '=', customerId)
      .execute()
    await endEverything(tx, customerId)
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Took a change of contact back',
    })
    const details = { kind: 'email' }
    await recordSecurityEvent(tx, { event: 'contact_restored', customerId, address, details })
  })
}

/** Sessions, links, what staff were let do, remembered browsers, known places, opened ways between accounts, and codes on their way. */
async function endEverything(db: Db, customerId: string): Promise<void> {
  const now = sql<Date>`now()`
  await endLinks(db, { customerId })
  await endActing(db, { customerId, staffSessionId: null })
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .updateTable('devices')
    .set({ revoked_at: now })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('known_places').where('customer_id', '=', customerId).execute()
  await db
    .deleteFrom('account_switches')
    .where((where) =>
      where.or([where('from_customer', '=', customerId), where('to_customer', '=', customerId)]),
    )
    .execute()
  await db
    .updateTable('otp_challenges')
    .set({ closed_at: now, closed_reason: 'replaced' })
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .execute()
}
