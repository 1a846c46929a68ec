import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { enqueueRefund } from '../payments/refunds/enqueue-refund.ts'
import { actOnFailedRefund } from './act-on-failed-refund.ts'

interface Retry {
  readonly refundId: string
  readonly staffId: string
  readonly comment: string
  readonly requestId: string
}

/** Has the gateway send once more what it did not send, as a try with an id of its own. */
export function retryRefund(services: Services, retry: Retry): Promise<void> {
  return actOnFailedRefund(services, { ...retry, kind: 'retried' }, async (tx, refund) => {
    const { now } = await tx
      .updateTable('refunds')
      .set({ state: 'requested', attempt: refund.attempt + 1, failure: null })
      .where('id', '=', refund.id)
      .returning(sql<Date>`clock_timestamp()`.as('now'))
      .executeTakeFirstOrThrow()
    await enqueueRefund(tx, refund.id, now)
  })
}
