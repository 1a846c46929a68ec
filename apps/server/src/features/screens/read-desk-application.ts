import type { ErrorCode, SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { findReopenableStage, isActPermitted, pricedStandingOf } from '@sanad/domain'
import { orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import type { StaffPrincipal } from '../../platform/http/principal.ts'
import type { Services } from '../../platform/services.ts'
import { listRecordedActs } from '../case/recorded-acts.ts'
import { readSeenState } from '../case/seen-state.ts'
import { pricedBasisOf } from '../case/standing-basis.ts'
import { listDeskDeliverables } from '../deliverables/list-desk-deliverables.ts'
import { readHeldCompletion } from '../desk/acts/completion/held-completion-view.ts'
import { findCorrectableInvoice } from '../desk/acts/find-correctable-invoice.ts'
import { listRefundableOrders, sumLeft } from '../desk/acts/refundable-orders.ts'
import { findScaleRefund } from '../desk/acts/scale-refund.ts'
import { readProposedRupees } from '../desk/proposals/proposal-record.ts'
import { listProposalsOf } from '../desk/proposals/proposal-view.ts'
import { readDiscountRoom } from '../desk/proposals/read-discount-room.ts'
import { listRefunds } from '../desk/queues/desk-refunds.ts'
import { listDeskEInvoices } from '../desk/queues/list-desk-e-invoices.ts'
import { listFileViews } from '../desk/review/file-views.ts'
import { listEarlierFiles } from '../desk/review/list-earlier-files.ts'
import { listLastContact } from './list-customer-timeline.ts'
import { listPromises } from './list-promises.ts'
import { getServiceApplicationRow } from './service-application-row.ts'
import { listStageAnswers, readStageAsks, toUsualDeliverables } from './stage-asks-view.ts'
import { toChecksView, toGivenAnswers } from './views/checks-view.ts'
import { toServiceApplication } from './views/service-application-view.ts'

type DeskApplication = SuccessOf<typeof getDeskApplication>['data']

interface Reading {
  readonly applicationId: string
  readonly reader: Pick<StaffPrincipal, 'staffId' | 'roles'>
}

/**
 * The customer's read model of an application, with the acts of staff and those allowed now. All of one snapshot: who acts
 * on a fact that is shown and not yet among what was seen would be refused for it.
 */
export function readDeskApplication(
  services: Services,
  reading: Reading,
  language: Language,
): Promise<DeskApplication> {
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => readSnapshot({ ...services, db }, reading, language))
}

async function readSnapshot(
  services: Services,
  { applicationId, reader }: Reading,
  language: Language,
): Promise<DeskApplication> {
  const { db, config } = services
  const owner = await db
    .selectFrom('applications')
    .select('customer_id as customerId')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  const owned = { applicationId, customerId: orThrow(owner, 'not_found').customerId }
  const seen = await readSeenState(db, applicationId)
  const row = await getServiceApplicationRow(db, owned)
  const basis = pricedBasisOf(row, row.definition)
  const standing = pricedStandingOf(basis, config.homeStateId)
  const stage = row.definition.timeline.find(({ id }) => id === standing.completableStage?.id)
  const mayReopen = standing.allowedStaffActions.includes('reopen_stage')
  const orders = await listRefundableOrders(db, applicationId)
  const refundable = sumLeft(orders)
  const { held, returned } = await readHeldCompletion(db, applicationId)
  // Once everything was given back no invoice needs another in its place.
  const found = refundable > 0 ? await findCorrectableInvoice(db, applicationId) : undefined
  const byScale = findScaleRefund(basis, row.definition.timeline, orders)
  return {
    seen,
    application: toServiceApplication(services, { row, standing }, language),
    allowed_acts: standing.allowedStaffActions.filter(
      (act) => isActPermitted(reader.roles, act) && (act !== 'complete_stage' || !held),
    ),
    acts: await listRecordedActs(db, applicationId, language),
    checks: toChecksView(row, { keys: config.secrets.personalData, language }),
    given: toGivenAnswers(row, { keys: config.secrets.personalData, language }),
    earlier_files: await listEarlierFiles(services, { applicationId, language }),
    file_views: await listFileViews(db, applicationId),
    deliverables: await listDeskDeliverables(services, applicationId, language),
    contact: await listLastContact(db, { customerId: owned.customerId, each: 3, language }),
    asks: await readStageAsks(db, { applicationId, asks: stage?.asks ?? [] }, language),
    promises: await listPromises(db, applicationId),
    held_completion: held,
    returned_completion: returned?.stage_id === stage?.id ? returned : null,
    answers: await listStageAnswers(db, applicationId, language),
    reopenable_stage_id: mayReopen ? (findReopenableStage(standing.timeline)?.id ?? null) : null,
    usual_deliverables: toUsualDeliverables(row.definition, language),
    refunds: await listRefunds(db, applicationId),
    proposals: await listProposalsOf(db, applicationId),
    e_invoices: await listDeskEInvoices(db, applicationId),
    may_amend_buyer: found === undefined && refundable > 0 && basis.openOrder !== 'live',
    correctable_invoice:
      found && 'invoice' in found
        ? { id: found.invoice.id, number: found.invoice.number, is_refused: found.isRefused }
        : null,
    uncorrectable_invoice: found && 'refusal' in found ? toUncorrectable(found) : null,
    refundable_rupees: Math.max(0, refundable - (await readProposedRupees(db, applicationId, 'refund'))),
    discount: await readDiscountRoom(db, { applicationId, reader, standing }),
    ...(byScale !== undefined && { scale_refund_rupees: byScale }),
  }
}

/** By the refusal of a correction; what the card says in another way is left out. */
const reasons: Partial<Record<ErrorCode, NonNullable<DeskApplication['uncorrectable_invoice']>['why']>> = {
  document_registering: 'registering',
  invoice_credited: 'credited',
  too_late: 'too_late',
}

function toUncorrectable({ number, refusal }: { number: string; refusal: ErrorCode }) {
  const why = reasons[refusal]
  return why ? { number, why } : null
}
