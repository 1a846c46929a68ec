import { randomBytes } from 'node:crypto'
import type { Erasure } from '@sanad/contracts'
import { inDayMonthYear, indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Language } from '../../../platform/http/language.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { erasureRequested } from '../../../platform/messages/templates/erasure-requested.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { assertProvedLately } from '../access/assert-proved-lately.ts'
import { enqueueErasure } from './enqueue-erasure.ts'
import { listProvedAddresses } from './list-proved-addresses.ts'
import { COOLING_OFF_DAYS, readErasure } from './read-erasure.ts'

/** Requests the erasure of the account. Idempotent. The customer is warned by every proved channel, in case of an account takeover. */
export async function requestErasure(
  { db, config }: Pick<Services, 'db' | 'config'>,
  session: { customerId: string; sessionId: string },
  language: Language,
): Promise<Erasure> {
  const { customerId } = session
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await assertProvedLately(tx, session)
    const before = await readErasure(tx, customerId)
    if (before.request) return before
    const { blockers } = before
    if (blockers.length > 0) throw new AppError('erasure_blocked', { details: { blockers } })
    const { id, reference, due_at } = await tx
      .insertInto('erasure_requests')
      .values({
        reference: `ER-${randomBytes(5).toString('hex').toUpperCase()}`,
        customer_id: customerId,
        language,
        due_at: sql<Date>`now() + make_interval(days => ${COOLING_OFF_DAYS})`,
      })
      .returning(['id', 'reference', 'due_at'])
      .executeTakeFirstOrThrow()
    await enqueueErasure(tx, id, due_at)
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Asked for the account to be erased',
      metadata: { reference },
    })
    const day = inDayMonthYear(indianDayOf(due_at.toISOString()))
    for (const address of await listProvedAddresses(tx, config, customerId)) {
      const message = { customerId, ...address, template: erasureRequested, language }
      await queueMessage(tx, config, { ...message, params: { reference, day } })
    }
    return readErasure(tx, customerId)
  })
}

/** Cancels the pending request. */
export async function cancelErasure({ db }: Pick<Services, 'db'>, customerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const cancelled = await tx
      .updateTable('erasure_requests')
      .set({ cancelled_at: sql<Date>`now()` })
      .where('customer_id', '=', customerId)
      .where('cancelled_at', 'is', null)
      .where('done_at', 'is', null)
      .returning('reference')
      .executeTakeFirst()
    if (!cancelled) throw new AppError('erasure_not_requested')
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Took the wish to be erased back',
      metadata: { reference: cancelled.reference },
    })
  })
}
