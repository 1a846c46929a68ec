import { sql } from 'kysely'
import { type Decisions, overwrite, retain } from './column-decision.ts'

/** People and how they sign in. */
export const peopleColumns = {
  customers: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      mobile: overwrite(sql`'erased'`, 'copied'),
      email: overwrite(sql`'erased'`, 'copied'),
      name_of_person: overwrite(sql`'Erased'`, 'copied'),
      date_of_birth: overwrite(sql`null`, 'copied'),
      address: overwrite(sql`null`, 'copied'),
      verified_at: overwrite(sql`null`, 'process'),
      mobile_verified_at: overwrite(sql`null`, 'process'),
      email_verified_at: overwrite(sql`null`, 'process'),
      whatsapp_verified_at: overwrite(sql`null`, 'process'),
      created_at: retain('evidence', 'copied'),
      email_changed_at: overwrite(sql`null`, 'process'),
      email_vouched: overwrite(sql`default`, 'process'),
      mobile_vouched: overwrite(sql`default`, 'process'),
      message_language: overwrite(sql`default`, 'setting'),
      reminder_days: overwrite(sql`default`, 'setting'),
      erased_at: overwrite('by the owner', 'process'),
    },
  },
  sessions: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      created_at: 'copied',
      expires_at: 'process',
      ended_at: 'copied',
      user_agent: 'copied',
      device_id: 'key',
      acting_staff_id: 'staff',
      switched_from: 'key',
      staff_session_id: 'staff',
      proof_channel: 'process',
      proof_purpose: 'process',
    },
  },
  devices: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      token_hash: 'secret',
      created_at: 'process',
      expires_at: 'process',
      revoked_at: 'process',
    },
  },
  otp_challenges: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      channel: 'process',
      purpose: 'process',
      recipient: 'elsewhere',
      code_hash: 'secret',
      salt: 'secret',
      created_at: 'process',
      expires_at: 'process',
      wrong_tries: 'process',
      sent_from: 'process',
      closed_at: 'process',
      closed_reason: 'process',
      message_id: 'key',
      caller: 'process',
    },
  },
  contact_changes: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      former_email: 'log',
      former_verified_at: 'process',
      former_changed_at: 'process',
      code_hash: 'secret',
      changed_at: 'log',
      expires_at: 'process',
      restored_at: 'log',
    },
  },
  known_places: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      staff_id: 'staff',
      kind: 'process',
      hash: 'secret',
      expires_at: 'process',
    },
  },
  account_switches: {
    rows: 'deleted',
    columns: {
      from_customer: 'key',
      to_customer: 'key',
      email: 'elsewhere',
      proved_at: 'process',
    },
  },
  panel_codes: {
    rows: 'deleted',
    columns: {
      code_hash: 'secret',
      staff_id: 'staff',
      customer_id: 'key',
      created_at: 'process',
      expires_at: 'process',
      used_at: 'process',
      staff_session_id: 'staff',
    },
  },
  acting_grants: {
    rows: 'deleted',
    columns: { staff_session_id: 'staff', customer_id: 'key', granted_at: 'log' },
  },
  rate_limits: {
    rows: 'of nobody',
    why: 'Counters, some of addresses; each goes within the hour after its time.',
    columns: { key: true, points: true, expires_at: true },
  },
  customer_changes: {
    rows: 'of nobody',
    why: 'By how many transactions what the pages of a number of ours show was changed.',
    columns: { customer_id: true, transaction: true, changes: true },
  },
  installation: {
    rows: 'of nobody',
    why: 'What this database is.',
    columns: {
      is_only: true,
      id: true,
      file_sweeps: true,
      oldest_release: true,
      catalogue_revision: true,
      secret_key_id: true,
      former_secret_key_id: true,
    },
  },
  waiting_line: {
    rows: 'of nobody',
    why: 'Two counters.',
    columns: { is_only: true, issued: true, admitted: true },
  },
  announcements: {
    rows: 'of nobody',
    why: 'Numbers of what has changed, until a portal has told the open pages; for some milliseconds.',
    columns: { id: true, channel: true, payload: true },
  },
  announcement_sender: {
    rows: 'of nobody',
    why: 'When a portal last looked for announcements.',
    columns: { is_only: true, seen_at: true },
  },
} as const satisfies Decisions<
  | 'customers'
  | 'customer_changes'
  | 'installation'
  | 'sessions'
  | 'devices'
  | 'otp_challenges'
  | 'known_places'
  | 'contact_changes'
  | 'account_switches'
  | 'panel_codes'
  | 'acting_grants'
  | 'rate_limits'
  | 'waiting_line'
  | 'announcements'
  | 'announcement_sender'
>
