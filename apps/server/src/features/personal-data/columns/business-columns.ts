import { sql } from 'kysely'
import { type Decisions, overwrite, retain } from './column-decision.ts'

/** Businesses, consultations and support. */
export const businessColumns = {
  businesses: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      name_of_firm: 'copied',
      buyer: 'copied',
      created_at: 'copied',
      updated_at: 'process',
      request_id: 'key',
    },
  },
  compliance_profiles: {
    rows: 'deleted',
    columns: {
      business_id: 'key',
      valid_from: 'key',
      facts: 'copied',
      saved_at: 'process',
    },
  },
  compliance_licences: {
    rows: 'deleted',
    columns: {
      id: 'key',
      business_id: 'key',
      title: 'copied',
      valid_until: 'copied',
      created_at: 'key',
      removed_at: 'process',
    },
  },
  compliance_marks: {
    rows: 'deleted',
    columns: {
      business_id: 'key',
      obligation: 'setting',
      done_at: 'setting',
    },
  },
  calendar_subscriptions: {
    rows: 'deleted',
    columns: {
      customer_id: 'key',
      token_hash: 'secret',
      made_at: 'copied',
      read_at: 'copied',
    },
  },
  due_date_extensions: {
    rows: 'of nobody',
    why: 'Notifications that moved due dates.',
    columns: {
      id: true,
      form: true,
      period_to: true,
      from_day: true,
      to_day: true,
      gst_codes: true,
      notification: true,
      address: true,
      recorded_by: true,
      recorded_at: true,
    },
  },
  due_date_extension_withdrawals: {
    rows: 'of nobody',
    why: 'Notifications of moved due dates that were taken back.',
    columns: { extension_id: true, reason: true, recorded_by: true, recorded_at: true },
  },
  consultations: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      customer_id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      request_id: retain('key', 'key'),
      topic: retain('evidence', 'copied'),
      mode: retain('evidence', 'setting'),
      note: overwrite(sql`''`, 'copied'),
      starts_at: retain('evidence', 'copied'),
      created_at: retain('evidence', 'process'),
    },
  },
  consultation_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      consultation_id: retain('key', 'key'),
      kind: retain('evidence', 'process'),
      starts_at: retain('evidence', 'elsewhere'),
      actor_kind: retain('evidence', 'process'),
      staff_id: retain('evidence', 'staff'),
      expert_name: retain('evidence', 'staff'),
      meeting_url: retain('evidence', 'process'),
      expert_id: retain('evidence', 'staff'),
      reason: retain('evidence', 'staff'),
      is_missed: retain('evidence', 'process'),
      recorded_at: retain('evidence', 'process'),
    },
  },
  consultation_seats: {
    rows: 'deleted',
    columns: {
      starts_at: 'elsewhere',
      seat: 'process',
      consultation_id: 'key',
      expert_id: 'staff',
    },
  },
  tickets: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      application_id: 'key',
      field_id: 'process',
      ticket_no: 'copied',
      request_id: 'key',
      topic: 'copied',
      subject: 'copied',
      created_at: 'key',
    },
  },
  ticket_entries: {
    rows: 'deleted',
    columns: {
      id: 'key',
      ticket_id: 'key',
      position: 'key',
      kind: 'process',
      author_kind: 'copied',
      staff_id: 'staff',
      acting_staff_id: 'copied',
      body: 'copied',
      request_id: 'key',
      visible_at: 'key',
      act_id: 'key',
      recorded_at: 'copied',
    },
  },
  ticket_states: {
    rows: 'deleted',
    columns: { ticket_id: 'key', position: 'process', status: 'process' },
  },
  taken_back_replies: {
    rows: 'deleted',
    columns: {
      takes_back: 'key',
      ticket_id: 'key',
      message_id: 'key',
      body: 'staff',
      staff_id: 'staff',
      request_id: 'key',
      recorded_at: 'process',
    },
  },
  note_entries: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      application_id: 'key',
      ticket_id: 'key',
      staff_id: 'staff',
      body: 'copied',
      about_others: 'key',
      is_call: 'setting',
      request_id: 'key',
      recorded_at: 'copied',
    },
  },
  text_versions: {
    rows: 'of nobody',
    why: 'Texts that staff send to many, before anything of a customer is filled in.',
    columns: {
      id: true,
      kind: true,
      key: true,
      version: true,
      name: true,
      body: true,
      recorded_by: true,
      recorded_at: true,
    },
  },
  ticket_files: {
    rows: 'deleted',
    columns: {
      id: 'key',
      message_id: 'key',
      filename: 'copied',
      original_name: 'copied',
      content_type: 'elsewhere',
      size_bytes: 'elsewhere',
      sha256: 'elsewhere',
      uploaded_at: 'process',
    },
  },
} as const satisfies Decisions<
  | 'businesses'
  | 'compliance_profiles'
  | 'compliance_licences'
  | 'compliance_marks'
  | 'due_date_extensions'
  | 'due_date_extension_withdrawals'
  | 'calendar_subscriptions'
  | 'consultations'
  | 'consultation_acts'
  | 'consultation_seats'
  | 'tickets'
  | 'ticket_entries'
  | 'ticket_states'
  | 'taken_back_replies'
  | 'ticket_files'
  | 'note_entries'
  | 'text_versions'
>
