import type { ServiceSummary } from '@sanad/contracts'
import {
  type Instant,
  latestOf,
  type ServiceDefinition,
  standingOf,
  type TimelineStage,
  textIn,
} from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import { toInstant } from '../../platform/postgres-time.ts'
import { findAmountDue } from '../case/find-amount-due.ts'
import { type Named, nameMarkOf } from '../case/namesakes.ts'
import { toNextStepView } from '../case/next-step-view.ts'
import type { PriceTermsRow } from '../case/price-terms.ts'
import { basisOf, type StandingRow } from '../case/standing-basis.ts'
import type { DeliverableKindRow } from '../deliverables/deliverable-view.ts'
import { toPaidBackView } from './views/paid-back-view.ts'

export interface ServiceSummaryRow extends StandingRow, PriceTermsRow, Named, DeliverableKindRow {
  readonly id: string
  readonly service_slug: string
  readonly service_version: number
  readonly track_id: string
  readonly created_at: string
  readonly micros: string
  readonly business_id: string | null
  readonly name_of_firm: string | null
}

function lastCompletion(timeline: readonly TimelineStage[]): Instant | undefined {
  const [first, ...others] = timeline.flatMap(({ completedAt }) => completedAt ?? [])
  return first && latestOf(first, ...others)
}

/** An application as a row of a list. */
export function toServiceSummary(
  row: ServiceSummaryRow,
  service: ServiceDefinition,
  { language, homeStateId }: { language: Language; homeStateId: number },
): ServiceSummary {
  const standing = standingOf(basisOf(row, service))
  const { timeline, openStage } = standing
  return {
    id: row.id,
    service_id: row.service_slug,
    title: textIn(service.title, language),
    track_id: row.track_id,
    name_of_firm: row.name_of_firm,
    ...nameMarkOf(row.business_id, row),
    payment_status: standing.paymentStatus,
    client_status: standing.clientStatus,
    next_step: toNextStepView(standing.nextStep),
    amount_due: findAmountDue(row, service, homeStateId)?.total ?? null,
    paid_back: toPaidBackView(standing),
    next_stage_title: openStage ? textIn(openStage.title, language) : null,
    pending_items: standing.pendingItems,
    pending_documents: standing.pendingDocuments,
    form_missing: standing.isFormMissing,
    stages_completed: timeline.filter(({ status }) => status === 'completed').length,
    stages_total: timeline.length,
    created_at: toInstant(row.created_at),
    ...(standing.clientStatus === 'completed' && {
      completed_at: lastCompletion(timeline),
      deliverable_kind: row.deliverableKind ?? undefined,
    }),
  }
}
