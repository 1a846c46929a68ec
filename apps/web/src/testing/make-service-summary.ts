import type { ServiceSummary } from '@sanad/contracts'
import { applicationId } from './make-service-application.ts'

/** An application at which the service centre works. */
export function makeServiceSummary(summary: Partial<ServiceSummary> = {}): ServiceSummary {
  return {
    id: applicationId,
    service_id: 'tc-registration',
    title: 'Training Centre Registration',
    track_id: 'TCR-8F3KQ7M2XD',
    name_of_firm: null,
    payment_status: 1,
    client_status: 'processing',
    next_step: { turn: 'us', next: 'wait_for_us', stage_id: null },
    amount_due: null,
    paid_back: null,
    next_stage_title: null,
    pending_items: 0,
    stages_completed: 1,
    stages_total: 3,
    created_at: '2026-11-20T10:00:00.000Z',
    ...summary,
  }
}
