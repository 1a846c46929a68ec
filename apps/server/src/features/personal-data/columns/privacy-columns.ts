import { type Decisions, overwrite, retain } from './column-decision.ts'

/** Consent, copies, erasure, and what was logged. */
export const privacyColumns = {
  consents: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      customer_id: retain('key', 'key'),
      purpose: retain('consents', 'copied'),
      decision: retain('consents', 'copied'),
      notice_version: retain('consents', 'copied'),
      language: retain('consents', 'setting'),
      how: retain('consents', 'process'),
      recorded_at: retain('consents', 'copied'),
    },
  },
  guardian_consents: {
    rows: 'deleted',
    columns: {
      application_id: 'key',
      customer_id: 'key',
      relation: 'copied',
      notice_version: 'copied',
      recorded_at: 'copied',
    },
  },
  nominations: {
    rows: 'deleted',
    columns: { customer_id: 'key', nominee: 'copied', recorded_at: 'copied' },
  },
  data_exports: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      requested_at: 'process',
      files_done: 'process',
      files_total: 'process',
      failed_at: 'process',
      ready_at: 'process',
      expires_at: 'process',
      filename: 'process',
      size_bytes: 'process',
    },
  },
  erasure_requests: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      reference: retain('erasure', 'process'),
      customer_id: retain('key', 'key'),
      language: retain('erasure', 'setting'),
      requested_at: retain('erasure', 'process'),
      due_at: retain('erasure', 'process'),
      cancelled_at: retain('erasure', 'process'),
      done_at: retain('erasure', 'process'),
      held: retain('erasure', 'process'),
    },
  },
  audit_entries: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      action: retain('audit', 'copied'),
      entity_type: retain('audit', 'key'),
      entity_id: retain('audit', 'key'),
      customer_id: retain('key', 'key'),
      description: overwrite('by the owner', 'copied'),
      // Of a reveal its reason, which the copy tells.
      metadata: overwrite('by the owner', 'copied'),
      status: retain('audit', 'log'),
      error_message: overwrite('by the owner', 'log'),
      recorded_at: retain('audit', 'copied'),
      staff_id: retain('audit', 'staff'),
      kind: retain('audit', 'log'),
    },
  },
  security_events: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      event: retain('security', 'log'),
      reason: retain('security', 'log'),
      customer_id: retain('key', 'key'),
      staff_id: retain('security', 'staff'),
      network: retain('security', 'log'),
      details: retain('security', 'log'),
      recorded_at: retain('security', 'log'),
    },
  },
  client_reports: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      staff_id: 'staff',
      action: 'log',
      entity_type: 'log',
      entity_id: 'log',
      description: 'log',
      metadata: 'log',
      status: 'log',
      error_message: 'log',
      recorded_at: 'log',
    },
  },
} as const satisfies Decisions<
  | 'consents'
  | 'guardian_consents'
  | 'nominations'
  | 'data_exports'
  | 'erasure_requests'
  | 'audit_entries'
  | 'security_events'
  | 'client_reports'
>
