import type { BodyOf, bookConsultation as bookConsultationEndpoint } from '@sanad/contracts'
import { consultationRules } from '@sanad/domain'
import { assertAccountLimit } from '../../platform/account-limits/assert-account-limit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { readCentreCalendar } from '../help/calendar-days.ts'
import { notifyCustomer } from '../notifications/sending/notify-customer.ts'
import { assertSlotFree } from './assert-slot-free.ts'
import { listSeatsOf, lockCustomer, recordAct, takeSeat } from './consultation-queries.ts'

type Body = BodyOf<typeof bookConsultationEndpoint>

/** Requests a consultation and reserves a seat of its slot. Idempotent by the request id. */
export function bookConsultation(
  { db }: Pick<Services, 'db'>,
  customerId: string,
  body: Body,
): Promise<{ consultationId: string }> {
  const startsAt = new Date(body.starts_at).toISOString()
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId)
    const former = await findByRequest(tx, customerId, body)
    if (former) return { consultationId: former.id }
    if (body.application_id) {
      await getApplicationRecord(tx, { applicationId: body.application_id, customerId })
    }
    const now = await readNow(tx)
    const others = await listSeatsOf(tx, customerId, now)
    assertSlotFree(startsAt, others, { now, centre: await readCentreCalendar(tx) })
    if (others.length >= consultationRules.openLimit) throw new AppError('consultation_limit')

    const { id } = await insertConsultation(tx, customerId, { ...body, starts_at: startsAt })
    await assertAccountLimit(tx, customerId, 'consultations')
    await takeSeat(tx, id, startsAt)
    await recordAct(tx, id, { kind: 'booked', startsAt })
    await notifyCustomer(tx, {
      kind: 'consultation_requested',
      params: { starts_at: startsAt },
      customerId,
      targetId: id,
      fact: id,
    })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'consultation',
      entityId: id,
      customerId,
      description: 'Booked a consultation',
      metadata: { topic: body.topic, mode: body.mode, starts_at: startsAt },
    })
    return { consultationId: id }
  })
}

async function findByRequest(db: Db, customerId: string, { request_id, topic, mode }: Body) {
  const former = await db
    .selectFrom('consultations')
    .select(['id', 'topic', 'mode'])
    .where('customer_id', '=', customerId)
    .where('request_id', '=', request_id)
    .executeTakeFirst()
  if (former && (former.topic !== topic || former.mode !== mode)) {
    throw new AppError('invalid_request', { message: 'This request was used before.' })
  }
  return former
}

function insertConsultation(db: Db, customerId: string, body: Body): Promise<{ id: string }> {
  return db
    .insertInto('consultations')
    .values({
      customer_id: customerId,
      application_id: body.application_id ?? null,
      request_id: body.request_id,
      topic: body.topic,
      mode: body.mode,
      note: body.note,
      starts_at: body.starts_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
