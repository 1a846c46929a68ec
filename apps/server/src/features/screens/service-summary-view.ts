import type { ServiceSummary } from '@sanad/contracts'
import { applicationProgress } from '@sanad/domain'
import type { Language } from '../../platform/http/language.ts'
import { toInstant } from '../../platform/postgres-time.ts'
import type { OpenOrdersRow } from '../case/live-order.ts'
import { toNextStepView } from '../case/next-step-view.ts'
import { factsOf, type RecordedFactsRow } from '../case/recorded-facts.ts'
import type { ServiceOutline } from '../catalogue/service-outline.ts'
import { toPaidBackView } from './views/paid-back-view.ts'

export interface ServiceSummaryRow extends RecordedFactsRow, OpenOrdersRow {
  readonly id: string
  readonly service_slug: string
  readonly service_version: number
  readonly track_id: string
  readonly created_at: string
  readonly micros: string
  readonly name_of_firm: string | null
}

/** An application as a row of a list: where it stands and what comes next. */
export function toServiceSummary(
  row: ServiceSummaryRow,
  service: ServiceOutline,
  language: Language,
): ServiceSummary {
  const facts = factsOf(row)
  const progress = applicationProgress(service, facts)
  const open = progress.timeline.filter(({ status }) => status !== 'completed')
  return {
    id: row.id,
    service_id: row.service_slug,
    title: service.title[language],
    track_id: row.track_id,
    name_of_firm: row.name_of_firm,
    payment_status: progress.paymentStatus,
    client_status: progress.clientStatus,
    next_step: toNextStepView(progress.whoseTurn, row),
    paid_back: toPaidBackView(facts),
    next_stage_title: open[0]?.title[language] ?? null,
    pending_items: progress.pendingItems,
    stages_completed: progress.timeline.length - open.length,
    stages_total: progress.timeline.length,
    created_at: toInstant(row.created_at),
  }
}
