import { type Decisions, retain } from './column-decision.ts'

/** The desk's queue. Projections go with the customer; what staff did stays as evidence, as their other acts. */
export const workColumns = {
  application_states: {
    rows: 'deleted',
    columns: {
      application_id: 'key',
      version: 'process',
      track_id: 'elsewhere',
      customer_id: 'key',
      service_slug: 'elsewhere',
      client_status: 'process',
      turn: 'process',
      next_step: 'process',
      stage_id: 'process',
      state_id: 'setting',
      documents_to_check: 'process',
      pending_items: 'process',
      created_at: 'elsewhere',
    },
  },
  work_items: {
    rows: 'deleted',
    columns: {
      id: 'key',
      kind: 'process',
      subject_id: 'key',
      application_id: 'key',
      customer_id: 'key',
      service_slug: 'elsewhere',
      stage_id: 'process',
      state_id: 'setting',
      team: 'staff',
      owner: 'staff',
      priority: 'staff',
      due_at: 'process',
      half_at: 'process',
      clock: 'process',
      used_minutes: 'process',
      target_minutes: 'process',
      waiting_since: 'process',
      snoozed_until: 'process',
      promised_on: 'process',
      version: 'process',
    },
  },
  work_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      kind: retain('evidence', 'process'),
      subject_id: retain('key', 'key'),
      customer_id: retain('key', 'key'),
      act: retain('evidence', 'process'),
      staff_id: retain('evidence', 'staff'),
      owner: retain('evidence', 'staff'),
      until: retain('evidence', 'process'),
      priority: retain('evidence', 'staff'),
      reason: retain('evidence', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('evidence', 'process'),
    },
  },
  work_outcomes: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      stage_id: retain('evidence', 'process'),
      started_at: retain('evidence', 'process'),
      ended_at: retain('evidence', 'process'),
      target_minutes: retain('evidence', 'staff'),
      used_minutes: retain('evidence', 'staff'),
      met: retain('evidence', 'staff'),
      waited: retain('evidence', 'process'),
      calendar_version: retain('process', 'process'),
      recorded_at: retain('process', 'process'),
    },
  },
  calendar_days: {
    rows: 'of nobody',
    why: 'Holidays and openings of the service centre and of banks.',
    columns: {
      id: true,
      calendar: true,
      day: true,
      kind: true,
      opens: true,
      closes: true,
      name: true,
      source: true,
      replaces: true,
      recorded_by: true,
      recorded_at: true,
    },
  },
  search_words: {
    rows: 'deleted',
    columns: { word: 'elsewhere', kind: 'key', id: 'key' },
  },
  stale_subjects: {
    rows: 'of nobody',
    why: 'Numbers of what is to be projected anew, for some seconds.',
    columns: { transaction: true, kind: true, subject_id: true, marked_at: true },
  },
} as const satisfies Decisions<
  | 'application_states'
  | 'work_items'
  | 'work_acts'
  | 'work_outcomes'
  | 'calendar_days'
  | 'stale_subjects'
  | 'search_words'
>
