import type { Decisions } from './column-decision.ts'

/** The service centre's own people, and what they do at the desk. */
export const staffColumns = {
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
      stage_id: 'key',
      fields: 'staff',
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
      language: true,
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
} as const satisfies Decisions<
  | 'staff_drafts'
  | 'staff_members'
  | 'staff_presence'
  | 'saved_views'
  | 'staff_invitations'
  | 'staff_role_acts'
  | 'staff_absences'
  | 'teams'
  | 'team_services'
  | 'team_members'
  | 'staff_roles'
  | 'staff_sessions'
  | 'staff_proofs'
  | 'staff_factors'
  | 'staff_recovery_codes'
  | 'staff_passkey_challenges'
>
