import type { ServiceApplication } from '@sanad/contracts'
import {
  applicationProgress,
  defaultTimeline,
  findHold,
  listAllowedActions,
  situationOf,
} from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { discountOf, selectionOf } from '../case/application-record.ts'
import { openOrderOf } from '../case/live-order.ts'
import { toNextStepView } from '../case/next-step-view.ts'
import { toQuoteViews } from '../case/quote-view.ts'
import { factsOf } from '../case/recorded-facts.ts'
import { toMoneyDocumentRecord } from '../money-documents/money-document-view.ts'
import { toRefundView } from '../payments/history/refund-view.ts'
import { getServiceApplicationRow } from './service-application-row.ts'
import { toDetailsView } from './views/details-view.ts'
import { toInformationView } from './views/information-view.ts'
import { toOrderViews } from './views/order-view.ts'
import { toPaidBackView } from './views/paid-back-view.ts'
import { toServiceView } from './views/service-view.ts'
import { toTimelineView } from './views/timeline-view.ts'

/** Everything that the service screen shows: one statement, then computed by the domain. */
export async function readServiceApplication(
  { db, config, payments }: Services,
  owned: { applicationId: string; customerId: string },
  language: Language,
): Promise<ServiceApplication> {
  const row = await getServiceApplicationRow(db, owned)
  const { definition } = row
  const facts = factsOf(row)
  const { unusedDiscount } = discountOf(row)
  const { timeline, whoseTurn, ...progress } = applicationProgress(definition, facts)
  return {
    serviceDetails: toDetailsView(row, { ...progress, unusedDiscount }),
    ...toServiceView(definition, language),
    ...toInformationView(row, { language, fileLinkKey: config.secrets.fileLinks }),
    default_timeline: toTimelineView(defaultTimeline(definition), language),
    userTimeLine: [{ timeline: toTimelineView(timeline, language) }],
    ...toQuoteViews({
      service: definition,
      quantity: row.quantity,
      selection: selectionOf(row.selection),
      stateId: row.state_id,
      homeStateId: config.homeStateId,
      unusedDiscount,
      settled: facts.settled.map(({ item }) => item),
    }),
    next_step: toNextStepView(whoseTurn, row),
    paid_back: toPaidBackView(facts),
    hold_reason: findHold(facts)?.comment ?? null,
    allowed_actions: [...listAllowedActions(situationOf({ ...progress, timeline }, openOrderOf(row)))],
    pending_items: progress.pendingItems,
    is_information_complete: progress.isInformationComplete,
    ...toOrderViews(row),
    refunds: row.refund_rows.map(toRefundView),
    money_documents: row.money_documents.map(toMoneyDocumentRecord),
    checkout: {
      provider: payments.name,
      script_url: payments.checkout.scriptUrl,
      mode: payments.checkout.mode,
    },
  }
}
