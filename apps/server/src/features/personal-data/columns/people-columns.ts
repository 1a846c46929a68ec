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
  staff_drafts: {
    rows: 'deleted',
    columns: {
      staff_id: 'staff',
      kind: 'staff',
      subject_id: 'key',
      customer_id: 'key',
      body: 'staff',
      body_hi: 'staff',
      template_id: 'key',
      saved_at: 'process',
    },
  },
  staff_members: {
    rows: 'of nobody',
    why: 'Members of the service centre.',
    columns: {
      id: true,
      email: true,
      name: true,
      role: true,
      password_hash: true,
      created_at: true,
      disabled_at: true,
      limits: true,
      view_order: true,
    },
  },
  staff_presence: {
    rows: 'of nobody',
    why: 'What pages of the desk show at the moment; gone within a minute.',
    columns: { page_id: true, staff_id: true, subject_id: true, writes: true, seen_at: true },
  },
  saved_views: {
    rows: 'of nobody',
    why: 'How members of the service centre look at their work.',
    columns: {
      id: true,
      staff_id: true,
      name: true,
      filter: true,
      sort: true,
      columns: true,
      audience: true,
      team_id: true,
      version: true,
      created_at: true,
    },
  },
  staff_invitations: {
    rows: 'of nobody',
    why: 'Links by which members of the service centre set their password.',
    columns: {
      id: true,
      staff_id: true,
      token_hash: true,
      made_by: true,
      made_at: true,
      expires_at: true,
      used_at: true,
    },
  },
  staff_role_acts: {
    rows: 'of nobody',
    why: 'What was changed about members of the service centre.',
    columns: {
      id: true,
      staff_id: true,
      act: true,
      made_by: true,
      details: true,
      request_id: true,
      recorded_at: true,
    },
  },
  staff_absences: {
    rows: 'of nobody',
    why: 'When members of the service centre are away, and who does their work.',
    columns: {
      id: true,
      staff_id: true,
      deputy: true,
      starts_at: true,
      ends_at: true,
      recorded_by: true,
      recorded_at: true,
      handed_over_at: true,
    },
  },
  teams: { rows: 'of nobody', why: 'Teams of the service centre.', columns: { id: true, name: true } },
  team_services: {
    rows: 'of nobody',
    why: 'Whose work a service is.',
    columns: { team_id: true, service_slug: true },
  },
  team_members: {
    rows: 'of nobody',
    why: 'Who is in which team of the service centre.',
    columns: { team_id: true, staff_id: true },
  },
  staff_roles: {
    rows: 'of nobody',
    why: 'What members of the service centre may do.',
    columns: { staff_id: true, role: true, granted_at: true, granted_by: true },
  },
  staff_sessions: {
    rows: 'of nobody',
    why: 'Sessions of members of the service centre.',
    columns: {
      id: true,
      staff_id: true,
      created_at: true,
      expires_at: true,
      ended_at: true,
      opened_at: true,
      user_agent: true,
    },
  },
  staff_proofs: {
    rows: 'of nobody',
    why: 'What members of the service centre proved in a session.',
    columns: { session_id: true, kind: true, proved_at: true },
  },
  staff_factors: {
    rows: 'of nobody',
    why: 'How members of the service centre prove who they are.',
    columns: {
      id: true,
      staff_id: true,
      kind: true,
      secret: true,
      last_step: true,
      credential_id: true,
      public_key: true,
      signatures: true,
      transports: true,
      created_at: true,
      confirmed_at: true,
    },
  },
  staff_recovery_codes: {
    rows: 'of nobody',
    why: 'Hashes of codes of members of the service centre.',
    columns: { staff_id: true, code_hash: true, used_at: true },
  },
  staff_passkey_challenges: {
    rows: 'of nobody',
    why: 'What a passkey of staff is to sign within five minutes.',
    columns: { session_id: true, challenge: true, expires_at: true },
  },
  rate_limits: {
    rows: 'of nobody',
    why: 'Counters, some of addresses; each goes within the hour after its time.',
    columns: { key: true, points: true, expires_at: true },
  },
  installation: {
    rows: 'of nobody',
    why: 'What this database is.',
    columns: { is_only: true, id: true, file_sweeps: true, oldest_release: true, catalogue_revision: true },
  },
} as const satisfies Decisions<
  | 'customers'
  | 'installation'
  | 'sessions'
  | 'devices'
  | 'otp_challenges'
  | 'known_places'
  | 'contact_changes'
  | 'account_switches'
  | 'panel_codes'
  | 'staff_drafts'
  | 'saved_views'
  | 'staff_presence'
  | 'staff_members'
  | 'staff_roles'
  | 'staff_invitations'
  | 'staff_role_acts'
  | 'staff_absences'
  | 'teams'
  | 'team_services'
  | 'team_members'
  | 'staff_sessions'
  | 'staff_proofs'
  | 'staff_factors'
  | 'staff_recovery_codes'
  | 'staff_passkey_challenges'
  | 'rate_limits'
>
