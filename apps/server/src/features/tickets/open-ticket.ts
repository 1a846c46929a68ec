import { randomBytes } from 'node:crypto'
import type { BodyOf, createTicket } from '@sanad/contracts'
import { trackingIdOf } from '@sanad/domain'
import { assertAccountLimit } from '../../platform/account-limits/assert-account-limit.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { findAskedLabel } from '../case/change-requests.ts'
import { addMessage } from './ticket-queries.ts'

type Body = BodyOf<typeof createTicket>

export interface OpenedTicket {
  readonly id: string
  readonly ticketNo: string
  readonly messageId: string
}

/** Opens a ticket with its first message. Idempotent by the request id. */
export function openTicket(
  { db }: Pick<Services, 'db'>,
  customerId: string,
  body: Body,
): Promise<OpenedTicket> {
  return db.transaction().execute(async (tx) => {
    const application = body.application_id
      ? await getApplicationRecord(tx, { applicationId: body.application_id, customerId })
      : undefined
    if (body.field_id !== undefined) assertAnswer(orThrow(application, 'not_found'), body.field_id)
    const ticket = await insertOnce(tx, customerId, body)
    const { messageId, isNew } = await addMessage(tx, {
      ticketId: ticket.id,
      staffId: null,
      text: body.message,
      requestId: body.request_id,
    })
    if (isNew) {
      await assertAccountLimit(tx, customerId, 'tickets')
      await recordAudit(tx, {
        action: 'TICKET_CREATE',
        entityType: 'ticket',
        entityId: ticket.id,
        customerId,
        description: 'Opened a support ticket',
        metadata: {
          ticket_no: ticket.ticket_no,
          topic: body.topic,
          ...(application ? { application_id: application.id, track_id: application.trackId } : {}),
        },
      })
    }
    return { id: ticket.id, ticketNo: ticket.ticket_no, messageId }
  })
}

/** A change is asked for of what the application asks. */
function assertAnswer({ definition }: ApplicationRecord, fieldId: string): void {
  orThrow(findAskedLabel(definition, fieldId), 'not_found')
}

async function insertOnce(db: Db, customerId: string, body: Body) {
  const values = {
    customer_id: customerId,
    request_id: body.request_id,
    application_id: body.application_id ?? null,
    field_id: body.field_id ?? null,
    topic: body.topic,
    subject: body.subject,
  }
  const inserted = await db
    .insertInto('tickets')
    .values({ ...values, ticket_no: trackingIdOf('TKT', randomBytes(8)) })
    .onConflict((conflict) => conflict.columns(['customer_id', 'request_id']).doNothing())
    .returning(['id', 'ticket_no'])
    .executeTakeFirst()
  if (inserted) return inserted
  const former = await db
    .selectFrom('tickets')
    .select(['id', 'ticket_no'])
    .where('customer_id', '=', customerId)
    .where('request_id', '=', body.request_id)
    .where('topic', '=', body.topic)
    .where('subject', '=', body.subject)
    .where('application_id', 'is not distinct from', values.application_id)
    .where('field_id', 'is not distinct from', values.field_id)
    .executeTakeFirst()
  if (!former) throw new AppError('invalid_request', { message: 'This request was used before.' })
  return former
}
