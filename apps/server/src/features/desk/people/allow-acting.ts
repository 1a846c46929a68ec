import type { BodyOf, makePanelCode } from '@sanad/contracts'
import type { Transaction } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { refusalOf, tryCode } from '../../otp/verify-otp.ts'

export interface ActingWish {
  readonly sessionId: string
  readonly customerId: string
  /** What the customer read out. */
  readonly proof: BodyOf<typeof makePanelCode>
}

export interface Refused {
  readonly refusal: AppError
  readonly wrong: boolean
}

/**
 * Whether the customer lets the member act for them in this sign-in: they did before, or do so now by their code. The
 * refusal of a code is returned, not thrown: the failed attempt must be committed.
 */
export async function allowActing(
  tx: Transaction<Tables>,
  key: Buffer,
  { sessionId, customerId, proof }: ActingWish,
): Promise<Refused | undefined> {
  const grant = { staff_session_id: sessionId, customer_id: customerId }
  const granted = await tx
    .selectFrom('acting_grants')
    .select('granted_at')
    .where('staff_session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (granted) return undefined
  if (!proof) throw new AppError('acting_code_needed')
  const { channel, otp_code: code } = proof
  const principal = { kind: 'acting', customerId, staffSessionId: sessionId } as const
  const { outcome } = await tryCode(tx, key, { principal, channel, code })
  if (!outcome.accepted) {
    return { refusal: refusalOf(outcome, 'acting'), wrong: outcome.reason === 'wrong' }
  }
  // Two codes over two channels at once.
  await tx
    .insertInto('acting_grants')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordAudit(tx, {
    action: 'STAFF_ACTION',
    kind: 'acting',
    entityType: 'customer',
    entityId: customerId,
    customerId,
    description: "Was let act for the customer by the customer's code",
    metadata: { channel },
  })
  return undefined
}
