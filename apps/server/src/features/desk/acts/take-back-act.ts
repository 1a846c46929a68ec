import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { assertUndoable, secondsSince } from '../../case/undo-window.ts'
import { takeBackNotice } from '../../notifications/sending/take-back-notice.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, lockForStaff } from './staff-application.ts'

interface TakingBack {
  readonly kind: 'ask' | 'deliverable'
  readonly applicationId: string
  /** Request id of the act. */
  readonly takesBack: string
  readonly staffId: string
  readonly requestId: string
}

/** Takes back what was asked for, or a file, before the customer is told of it. Idempotent by `requestId`. */
export async function takeBackAct(
  { db }: Pick<Services, 'db'>,
  { kind, applicationId, takesBack, staffId, requestId }: TakingBack,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const act = { takes_back: takesBack, application_id: applicationId, kind }
    if (await isRepeated(tx, 'taken_back_acts', requestId, act)) return
    const found = orThrow(await acts[kind].find(tx, { applicationId, takesBack }), 'act_not_allowed')
    // Answered, replaced, or taken back before.
    if (found.isSettled) throw actNotAllowed([])
    assertUndoable(found)
    await tx
      .insertInto('taken_back_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    const { customerId } = application
    const { notice, audit } = acts[kind]
    await takeBackNotice(tx, { customerId, kind: notice, fact: found.fact, since: found.recordedAt })
    await recordStaffAudit(tx, application, audit, { subject: found.subject })
  })
}

interface Found {
  readonly subject: string
  /** Which the notification names. */
  readonly fact: string
  readonly recordedAt: Date
  /** Since it was recorded, by the database's clock. */
  readonly seconds: number
  readonly isSettled: boolean
}

type Asked = Pick<TakingBack, 'applicationId' | 'takesBack'>

const acts = {
  ask: { find: findAsk, notice: 'information_asked', audit: 'take_back_ask' },
  deliverable: { find: findDeliverable, notice: 'deliverable_ready', audit: 'take_back_deliverable' },
} as const

async function findAsk(db: Db, { applicationId, takesBack }: Asked): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select q.item_id as subject, q.request_id as fact, q.recorded_at as "recordedAt",
      ${secondsSince('q.recorded_at')} as seconds,
      (exists (select from taken_back_acts b where b.takes_back = q.request_id)
        or exists (select from submitted_extra_info e where e.application_id = q.application_id and e.item_id = q.item_id)
        or exists (select from submitted_fields f where f.application_id = q.application_id and f.field_id = q.item_id)
        or exists (select from uploaded_documents d
                    where d.application_id = q.application_id and d.document_id = q.item_id)) as "isSettled"
    from extra_item_requests q where q.application_id = ${applicationId} and q.request_id = ${takesBack}
  `.execute(db)
  return rows[0]
}

async function findDeliverable(db: Db, { applicationId, takesBack }: Asked): Promise<Found | undefined> {
  // An acknowledgement stands and falls with the completion that it came with.
  const { rows } = await sql<Found>`
    select d.id as subject, d.id as fact, d.attached_at as "recordedAt",
      ${secondsSince('d.attached_at')} as seconds,
      (exists (select from taken_back_acts b where b.takes_back = d.request_id)
        or exists (select from deliverables n where n.replaces = d.id)) as "isSettled"
    from deliverables d
    where d.application_id = ${applicationId} and d.request_id = ${takesBack} and d.act_id is null
  `.execute(db)
  return rows[0]
}
