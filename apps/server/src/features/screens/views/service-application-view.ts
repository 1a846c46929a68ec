import type { ServiceApplication } from '@sanad/contracts'
import { defaultTimeline, indianDayOf, isFormRequired, type PricedStanding, textIn } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import type { Services } from '../../../platform/services.ts'
import { toBuyerView } from '../../buyers/buyer-view.ts'
import { expectedStages } from '../../case/expected-stages.ts'
import { toNextStepView } from '../../case/next-step-view.ts'
import { toDeliverables } from '../../deliverables/deliverable-view.ts'
import { toMoneyDocumentRecord } from '../../money-documents/money-document-view.ts'
import { toRefundView } from '../../payments/history/refund-view.ts'
import type { ServiceApplicationRow } from '../service-application-row.ts'
import { toDetailsView } from './details-view.ts'
import { toInformationView } from './information-view.ts'
import { toOrderViews } from './order-view.ts'
import { toPaidBackView } from './paid-back-view.ts'
import { toPricesView } from './prices-view.ts'
import { toRetentionView } from './retention-view.ts'
import { toServiceView } from './service-view.ts'
import { toTimelineView } from './timeline-view.ts'

/** Response of the service screen. */
export function toServiceApplication(
  { config, gateways }: Pick<Services, 'config' | 'gateways'>,
  { row, standing }: { row: ServiceApplicationRow; standing: PricedStanding },
  language: Language,
): ServiceApplication {
  const { definition } = row
  return {
    serviceDetails: toDetailsView(row, standing),
    ...toServiceView(definition, language),
    ...toRetentionView(definition, standing, language),
    ...toInformationView(row, { language, fileLinkKey: config.secrets.fileLinks }),
    default_timeline: toTimelineView(defaultTimeline(definition), { language }),
    userTimeLine: [
      { timeline: toTimelineView(standing.timeline, { language, expected: expectedOf(row, standing) }) },
    ],
    ...toPricesView(standing),
    next_step: toNextStepView(standing.nextStep),
    paid_back: toPaidBackView(standing),
    hold_reason: standing.hold ? reasonIn(standing.hold, language) : null,
    hold_waits_for: standing.hold?.waitsFor ?? null,
    hold_until: standing.hold?.until ?? null,
    news: standing.news ?? null,
    // `buyer.may_change` says it: browsers of the release before refuse an action that they do not know.
    allowed_actions: standing.allowedActions.filter((action) => action !== 'change_buyer'),
    buyer: toBuyerView(
      { buyer: row.buyer, address: row.customer_address, homeStateId: config.homeStateId },
      standing,
    ),
    pending_items: standing.pendingItems,
    pending_documents: standing.pendingDocuments,
    form_missing: standing.isFormMissing,
    has_other_application: row.has_other,
    application_form: definition.applicationFields
      ? {
          required: isFormRequired(definition),
          submitted_at: row.form_submitted_at === null ? null : toInstant(row.form_submitted_at),
        }
      : null,
    is_information_complete: standing.isInformationComplete,
    ...toOrderViews(row, language),
    refunds: row.refund_rows.map((refund) => toRefundView(refund, language)),
    deliverables: toDeliverables(row.deliverables, { clientStatus: standing.clientStatus, language }),
    money_documents: row.money_documents.map(toMoneyDocumentRecord),
    checkout: {
      provider: gateways.active.name,
      script_url: gateways.active.checkout.scriptUrl,
      mode: gateways.active.checkout.mode,
      key: gateways.active.checkout.key,
    },
  }
}

function reasonIn(
  { comment = '', commentHi }: NonNullable<PricedStanding['hold']>,
  language: Language,
): string {
  return textIn({ en: comment, ...(commentHi !== undefined && { hi: commentHi }) }, language)
}

function expectedOf(row: ServiceApplicationRow, standing: PricedStanding) {
  return expectedStages({ ...row, today: indianDayOf(row.now.toISOString()) }, standing)
}
