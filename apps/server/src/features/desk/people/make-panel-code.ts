import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type ActingWish, allowActing, type Refused } from './allow-acting.ts'

export interface PanelCode {
  readonly code: string
  readonly url: string
  readonly expires_at: string
}

/**
 * One-time code, valid for 90 seconds, that opens the customer's portal to this staff session, where the customer lets it;
 * stored as a hash.
 */
export function makePanelCode(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { staffId, ...wish }: ActingWish & { staffId: string },
): Promise<PanelCode | Refused> {
  const { sessionId, customerId } = wish
  const code = randomBytes(32).toString('base64url')
  return db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .executeTakeFirst()
    orThrow(customer, 'not_found')
    const refused = await allowActing(tx, config.secrets.otp, wish)
    if (refused) return refused
    const { expires_at } = await tx
      .insertInto('panel_codes')
      .values({
        code_hash: hashOf(code),
        staff_id: staffId,
        staff_session_id: sessionId,
        customer_id: customerId,
        expires_at: sql<Date>`now() + interval '90 seconds'`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Made a panel code',
    })
    const query = new URLSearchParams({ auth: code, userId: customerId })
    const url = `${config.publicUrl}/user/middleware/user?${query}`
    return { code, url, expires_at: expires_at.toISOString() }
  })
}

/** A code as it is stored. */
export function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
