import type { WorkItem } from '@sanad/contracts/staff'

const application = '8a6e0804-2bd0-4672-b79d-d97027f9071a'

/** Four papers to check, due in three hours. */
export function makeWorkItem(id: number, changes: Partial<WorkItem> = {}): WorkItem {
  return {
    id,
    version: 1,
    kind: 'documents',
    subject_id: application,
    application_id: application,
    track_id: 'TCR-8F3KQ7M2XD',
    customer: {
      id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
      name_of_person: `Customer ${id}`,
      mobile_end: '3210',
      language: 'en',
    },
    name_of_firm: 'Kulkarni Skill Academy',
    service: { id: 'tc-registration', title: 'TC Registration' },
    stage: { id: 'tc-id', title: 'Papers checked' },
    documents_to_check: 4,
    ticket_subject: null,
    due_at: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    urgency: 'soon',
    half_over: false,
    waiting_since: new Date(Date.now() - 40 * 60_000).toISOString(),
    snoozed_until: null,
    priority: 2,
    team: 0,
    owner: null,
    ...changes,
  }
}
