import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'

interface Raise {
  readonly customerId: string
  readonly staffId: string
  /** Of every limit of the account; 1 is not raised. */
  readonly factor: number
  readonly reason: string
}

/** Raises the limits of an account; the last raise holds. */
export async function raiseAccountLimits({ db }: Pick<Services, 'db'>, raise: Raise): Promise<void> {
  const { customerId, staffId, factor, reason } = raise
  await db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    orThrow(customer, 'not_found')
    await tx
      .insertInto('account_limit_raises')
      .values({ customer_id: customerId, factor, reason, staff_id: staffId })
      .execute()
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Raised the limits of the account',
      metadata: { times: factor, reason },
    })
  })
}
