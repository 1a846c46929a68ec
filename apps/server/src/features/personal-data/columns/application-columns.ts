import { sql } from 'kysely'
import { type Decisions, overwrite, retain } from './column-decision.ts'

/** Applications, and what was given and done for them. */
export const applicationColumns = {
  applications: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      customer_id: retain('key', 'key'),
      business_id: overwrite(sql`null`, 'key'),
      service_slug: retain('evidence', 'copied'),
      service_version: retain('evidence', 'key'),
      track_id: retain('evidence', 'copied'),
      request_id: overwrite(sql`null`, 'key'),
      state_id: retain('evidence', 'setting'),
      buyer: overwrite(sql`null`, 'copied'),
      quantity: retain('evidence', 'setting'),
      selection: retain('evidence', 'setting'),
      discount_price: retain('evidence', 'setting'),
      fields: overwrite(sql`'{}'`, 'copied'),
      otp_verified_view: retain('process', 'process'),
      created_at: retain('evidence', 'copied'),
      deleted_at: overwrite(sql`coalesce(deleted_at, now())`, 'key'),
      form_submitted_at: retain('evidence', 'process'),
    },
  },
  application_verifications: {
    rows: 'deleted',
    columns: {
      application_id: 'key',
      channel: 'process',
      verified_at: 'process',
    },
  },
  access_links: {
    rows: 'deleted',
    columns: {
      token_hash: 'secret',
      application_id: 'key',
      purpose: 'process',
      created_at: 'process',
      expires_at: 'process',
      made_in_session: 'key',
      made_by_staff: 'staff',
      used_at: 'process',
    },
  },
  form_drafts: {
    rows: 'deleted',
    columns: {
      application_id: 'key',
      values: 'copied',
      saved_at: 'process',
    },
  },
  submitted_fields: {
    rows: 'deleted',
    columns: {
      application_id: 'key',
      field_id: 'copied',
      value: 'copied',
      submitted_at: 'process',
    },
  },
  submitted_extra_info: {
    rows: 'deleted',
    columns: {
      application_id: 'key',
      item_id: 'copied',
      value: 'copied',
      submitted_at: 'process',
    },
  },
  uploaded_documents: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      customer_id: retain('key', 'key'),
      document_id: retain('evidence', 'copied'),
      filename: overwrite(sql`'erased-' || id`, 'copied'),
      original_name: overwrite(sql`'erased'`, 'copied'),
      content_type: retain('evidence', 'elsewhere'),
      size_bytes: retain('evidence', 'elsewhere'),
      sha256: overwrite(sql`''`, 'elsewhere'),
      uploaded_at: retain('evidence', 'copied'),
      replaced_at: overwrite(sql`coalesce(replaced_at, now())`, 'process'),
    },
  },
  file_views: {
    rows: 'deleted',
    columns: { file_id: 'key', zoom: 'setting', rotation: 'setting', changed_at: 'process' },
  },
  deliverables: {
    rows: 'deleted',
    columns: {
      id: 'key',
      application_id: 'key',
      staff_id: 'staff',
      kind: 'elsewhere',
      title: 'copied',
      number: 'copied',
      issued_on: 'copied',
      valid_until: 'copied',
      visible_at_once: 'process',
      visible_at: 'key',
      replaces: 'key',
      item_id: 'elsewhere',
      act_id: 'key',
      filename: 'copied',
      content_type: 'elsewhere',
      size_bytes: 'elsewhere',
      sha256: 'elsewhere',
      request_id: 'key',
      attached_at: 'copied',
    },
  },
  file_scans: {
    rows: 'deleted',
    columns: {
      filename: 'key',
      state: 'key',
      finding: 'process',
      added_at: 'process',
      tried_at: 'process',
      decided_at: 'process',
    },
  },
  resumable_uploads: {
    rows: 'deleted',
    columns: {
      id: 'key',
      customer_id: 'key',
      original_name: 'process',
      size_bytes: 'process',
      created_at: 'process',
      expires_at: 'process',
    },
  },
  upload_parts: {
    rows: 'deleted',
    columns: {
      upload_id: 'key',
      begins_at: 'process',
      size_bytes: 'process',
      filename: 'process',
    },
  },
  document_decisions: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      document_id: retain('key', 'key'),
      staff_id: retain('evidence', 'staff'),
      decision: retain('evidence', 'process'),
      reason: retain('evidence', 'process'),
      reason_hi: retain('evidence', 'process'),
      template_id: retain('evidence', 'process'),
      due_on: retain('evidence', 'process'),
      withdraws: retain('key', 'key'),
      request_id: retain('key', 'key'),
      recorded_at: retain('evidence', 'process'),
    },
  },
  extra_item_requests: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      staff_id: retain('evidence', 'staff'),
      item_id: retain('evidence', 'key'),
      title: retain('evidence', 'copied'),
      title_hi: retain('evidence', 'copied'),
      kind: retain('evidence', 'process'),
      due_on: retain('evidence', 'process'),
      request_id: retain('key', 'key'),
      recorded_at: retain('evidence', 'process'),
    },
  },
  taken_back_acts: {
    rows: 'stay',
    columns: {
      takes_back: retain('key', 'key'),
      application_id: retain('key', 'key'),
      kind: retain('evidence', 'process'),
      staff_id: retain('evidence', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('evidence', 'process'),
    },
  },
  staff_acts: {
    rows: 'stay',
    columns: {
      id: retain('key', 'key'),
      application_id: retain('key', 'key'),
      staff_id: retain('evidence', 'staff'),
      kind: retain('evidence', 'process'),
      stage_id: retain('evidence', 'process'),
      comment: retain('evidence', 'staff'),
      until_on: retain('evidence', 'process'),
      reopens: retain('key', 'key'),
      waits_for: retain('evidence', 'process'),
      comment_hi: retain('evidence', 'staff'),
      request_id: retain('key', 'key'),
      recorded_at: retain('evidence', 'process'),
    },
  },
  stage_answers: {
    rows: 'deleted',
    columns: {
      id: 'key',
      act_id: 'key',
      application_id: 'key',
      ask_id: 'elsewhere',
      label: 'copied',
      value: 'copied',
      portal: 'elsewhere',
      folded: 'elsewhere',
      visible: 'process',
      recorded_at: 'copied',
      // What was taken back is not theirs.
      released_at: 'key',
    },
  },
  promise_acts: {
    rows: 'deleted',
    columns: {
      id: 'key',
      application_id: 'key',
      stage_id: 'process',
      promised_on: 'process',
      former_on: 'process',
      // As the comments of staff: they are in the notification, which is copied.
      reason: 'elsewhere',
      reason_hi: 'elsewhere',
      staff_id: 'staff',
      request_id: 'key',
      recorded_at: 'process',
    },
  },
  held_completions: {
    rows: 'deleted',
    columns: {
      id: 'key',
      application_id: 'key',
      stage_id: 'process',
      // What becomes of them is copied from where it is recorded then; what was taken back is not theirs.
      comment: 'elsewhere',
      comment_hi: 'elsewhere',
      answers: 'elsewhere',
      file: 'elsewhere',
      staff_id: 'staff',
      request_id: 'key',
      takes_effect_at: 'process',
      recorded_at: 'process',
    },
  },
  held_completion_outcomes: {
    rows: 'deleted',
    columns: {
      held_id: 'key',
      application_id: 'key',
      outcome: 'process',
      staff_id: 'staff',
      problem: 'process',
      request_id: 'key',
      recorded_at: 'process',
    },
  },
  service_versions: {
    rows: 'of nobody',
    why: 'The catalogue.',
    columns: { slug: true, version: true, definition: true, digest: true, offered: true, loaded_at: true },
  },
} as const satisfies Decisions<
  | 'applications'
  | 'application_verifications'
  | 'access_links'
  | 'form_drafts'
  | 'submitted_fields'
  | 'submitted_extra_info'
  | 'uploaded_documents'
  | 'file_views'
  | 'deliverables'
  | 'file_scans'
  | 'resumable_uploads'
  | 'upload_parts'
  | 'document_decisions'
  | 'extra_item_requests'
  | 'taken_back_acts'
  | 'staff_acts'
  | 'stage_answers'
  | 'promise_acts'
  | 'held_completions'
  | 'held_completion_outcomes'
  | 'service_versions'
>
