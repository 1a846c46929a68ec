import { endOfSlot, type Instant, listAwayAt } from '@sanad/domain'
import { DatabaseError } from 'pg'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { notifyCustomer } from '../../notifications/sending/notify-customer.ts'
import { readNotices } from '../../notifications/sending/read-notices.ts'
import { listExpertAbsences, listExperts } from '../consultation-experts.ts'
import { lockConsultation, recordAct } from '../consultation-queries.ts'
import { scheduleReminders } from '../schedule-reminders.ts'
import { assertDeskAct } from './assert-desk-act.ts'

interface Confirmation {
  readonly consultationId: string
  readonly staffId: string
  /** The member who holds it. */
  readonly expertId?: string | null | undefined
  /** Display name for the customer, where it is no member. */
  readonly expertName?: string | undefined
  /** Null for a consultation by phone. */
  readonly meetingUrl: string | null
  readonly seenStartsAt?: string | undefined
}

/** Confirms the time and the expert of a consultation; confirming again replaces the expert. */
export async function confirmConsultation(
  db: Services['db'],
  { consultationId, staffId, meetingUrl, seenStartsAt, ...named }: Confirmation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const consultation = await lockConsultation(tx, consultationId)
    if ((consultation.mode === 'video') !== (meetingUrl !== null)) throw new AppError('invalid_request')
    const now = await readNow(tx)
    const { startsAt } = assertDeskAct('confirm', consultation, { now, seenStartsAt })
    const expert = await getExpert(tx, named, startsAt)
    await giveSeatTo(tx, expert.id, { consultationId, startsAt })
    const expertName = expert.name
    await recordAct(
      tx,
      consultation.id,
      { kind: 'confirmed' },
      { staffId, expertName, expertId: expert.id, meetingUrl },
    )
    await readNotices(tx, {
      customerId: consultation.customerId,
      target: 'consultation',
      targetId: consultation.id,
    })
    await notifyCustomer(tx, {
      kind: 'consultation_confirmed',
      params: { starts_at: startsAt, expert: expertName },
      customerId: consultation.customerId,
      targetId: consultation.id,
      // Deduplication key: another expert is another notification.
      fact: `${consultation.id} ${startsAt} ${expertName}`,
    })
    await scheduleReminders(tx, { consultationId: consultation.id, startsAt, now })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'consultation',
      entityId: consultation.id,
      customerId: consultation.customerId,
      description: 'Confirmed a consultation',
      metadata: { starts_at: startsAt, staff_id: staffId },
    })
  })
}

/** A member who is there at that time, or who is named. */
async function getExpert(
  db: Db,
  { expertId, expertName }: Pick<Confirmation, 'expertId' | 'expertName'>,
  startsAt: Instant,
): Promise<{ id: string | null; name: string }> {
  if (!expertId) {
    if (!expertName) throw new AppError('invalid_request', { message: 'Please name the expert.' })
    return { id: null, name: expertName }
  }
  const member = (await listExperts(db)).find(({ id }) => id === expertId)
  if (!member) throw new AppError('not_found')
  const absences = await listExpertAbsences(db, { from: startsAt, to: endOfSlot(startsAt) })
  if (listAwayAt(startsAt, absences).has(expertId)) throw new AppError('staff_absent')
  return member
}

/** The key of the seats sees to it that nobody holds two consultations at once. */
async function giveSeatTo(
  db: Db,
  expertId: string | null,
  { consultationId, startsAt }: { consultationId: string; startsAt: Instant },
): Promise<void> {
  const giving = db
    .updateTable('consultation_seats')
    .set({ expert_id: expertId })
    .where('consultation_id', '=', consultationId)
    .where('starts_at', '=', new Date(startsAt))
  await giving.execute().catch((error: unknown) => {
    throw isSecondOfExpert(error) ? new AppError('expert_busy') : error
  })
}

const isSecondOfExpert = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'consultation_seats_expert'
