import { consultationState, type Instant, toMillis } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { lockConsultation } from './consultation-queries.ts'

interface Reminder {
  readonly consultationId: string
  readonly startsAt: Instant
  readonly hoursBefore: number
}

/** Reminds the customer; a no-op when the consultation was rescheduled, cancelled or has begun since. */
export async function remindOfConsultation(
  { db }: Pick<Services, 'db'>,
  { consultationId, startsAt, hoursBefore }: Reminder,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const consultation = await lockConsultation(tx, consultationId).catch(ifFound)
    const now = await readNow(tx)
    if (!consultation || toMillis(now) >= toMillis(startsAt)) return
    const state = consultationState(consultation.acts, now)
    if (state.status !== 'confirmed' || state.startsAt !== startsAt) return
    await notifyCustomer(tx, {
      kind: 'consultation_reminder',
      params: { starts_at: startsAt, expert: await readExpert(tx, consultationId) },
      customerId: consultation.customerId,
      targetId: consultationId,
      fact: `${consultationId} ${startsAt} ${hoursBefore}`,
    })
  })
}

/** Erased since the job was enqueued. */
function ifFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

async function readExpert(db: Db, consultationId: string): Promise<string> {
  const { expert_name } = await db
    .selectFrom('consultation_acts')
    .select('expert_name')
    .where('consultation_id', '=', consultationId)
    .where('kind', '=', 'confirmed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return expert_name ?? ''
}
