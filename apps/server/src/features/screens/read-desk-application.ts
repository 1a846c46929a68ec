import type { getDeskApplication, RecordedAct, SuccessOf } from '@sanad/contracts'
import { pricedStandingOf } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { pricedBasisOf } from '../case/standing-basis.ts'
import { listDeskDeliverables } from '../deliverables/list-desk-deliverables.ts'
import { readRefundable } from '../desk/acts/refundable-orders.ts'
import { findScaleRefund } from '../desk/acts/scale-refund.ts'
import { listRefunds } from '../desk/queues/desk-refunds.ts'
import { getServiceApplicationRow } from './service-application-row.ts'
import { toServiceApplication } from './views/service-application-view.ts'

/** The customer's read model of an application, with the acts of staff and those allowed now. */
export async function readDeskApplication(
  services: Services,
  applicationId: string,
  language: Language,
): Promise<SuccessOf<typeof getDeskApplication>['data']> {
  const { db, config } = services
  const owner = await db
    .selectFrom('applications')
    .select('customer_id as customerId')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  const owned = { applicationId, customerId: orThrow(owner, 'not_found').customerId }
  const row = await getServiceApplicationRow(db, owned)
  const basis = pricedBasisOf(row, row.definition)
  const standing = pricedStandingOf(basis, config.homeStateId)
  const refundable = await readRefundable(db, applicationId)
  const byScale = findScaleRefund(basis, row.definition.timeline, refundable)
  return {
    application: toServiceApplication(services, { row, standing }, language),
    allowed_acts: [...standing.allowedStaffActions],
    acts: await listActs(db, applicationId),
    deliverables: await listDeskDeliverables(db, applicationId, language),
    refunds: await listRefunds(db, applicationId),
    refundable_rupees: refundable,
    ...(byScale !== undefined && { scale_refund_rupees: byScale }),
  }
}

async function listActs(db: Db, applicationId: string): Promise<RecordedAct[]> {
  const { rows } = await sql<ActRow>`
    select acts.*, m.name as staff_name from (
      select case kind when 'complete' then 'complete_stage' else kind end as act,
             stage_id as subject, comment, false as ends_application, staff_id, recorded_at
        from staff_acts where application_id = ${applicationId}
      union all
      select case decision when 'accepted' then 'accept_document' when 'rejected' then 'reject_document'
                           else 'withdraw_decision' end,
             d.document_id, coalesce(reason, ''), false, staff_id, recorded_at
        from document_decisions j join uploaded_documents d on d.id = j.document_id
       where d.application_id = ${applicationId}
      union all
      select 'ask_extra_item', item_id, title, false, staff_id, recorded_at
        from extra_item_requests where application_id = ${applicationId}
      union all
      select 'attach_deliverable', id::text, title ->> 'en', false, staff_id, attached_at
        from deliverables where application_id = ${applicationId}
      union all
      select 'give_discount', net_rupees::text, reason, false, staff_id, recorded_at
        from discount_acts where application_id = ${applicationId}
      union all
      select 'amend_buyer', buyer ->> 'gstin', reason, false, staff_id, recorded_at
        from buyer_acts where application_id = ${applicationId}
      union all
      select case kind when 'requested' then 'request_refund' when 'retried' then 'retry_refund'
                       else 'complete_refund' end,
             refund_id::text, comment, ends_application, staff_id, recorded_at
        from refund_acts where application_id = ${applicationId}
      union all
      select 'resolve_review', v.order_id, v.comment, false, v.staff_id, v.recorded_at
        from review_acts v join payment_orders o on o.order_id = v.order_id
       where o.application_id = ${applicationId}
    ) acts
    join staff_members m on m.id = acts.staff_id
    order by acts.recorded_at desc
  `.execute(db)
  return rows.map(({ act, subject, comment, ends_application, staff_name, recorded_at }) => {
    return { act, subject, comment, ends_application, staff_name, recorded_at: recorded_at.toISOString() }
  })
}

type ActRow = Omit<RecordedAct, 'recorded_at'> & { readonly recorded_at: Date }
