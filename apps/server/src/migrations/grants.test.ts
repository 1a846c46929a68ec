import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { listTables } from '../testing/read-database.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

/** What the portal may change, by table. It may delete rows of those with `delete`. All else is append-only. */
const mayChange: Readonly<Record<string, string>> = {
  access_links: 'delete, used_at',
  account_limit_raises: 'delete',
  account_switches: 'delete, email, proved_at',
  acting_grants: 'delete',
  application_states:
    'application_id, client_status, created_at, customer_id, delete, documents_to_check, next_step, pending_items, ' +
    'service_slug, stage_id, state_id, track_id, turn, version',
  application_verifications: 'delete',
  applications:
    'business_id, buyer, deleted_at, discount_price, fields, form_submitted_at, otp_verified_view, quantity, request_id, selection, state_id',
  businesses: 'buyer, delete, name_of_firm, request_id, updated_at',
  calendar_subscriptions: 'delete, made_at, read_at, token_hash',
  client_reports: 'delete',
  compliance_licences: 'delete, removed_at, title, valid_until',
  compliance_marks: 'delete',
  compliance_profiles: 'delete, facts',
  consultation_seats: 'delete, expert_id',
  consultations: 'note, starts_at',
  contact_changes: 'delete, restored_at',
  customer_changes: 'changes, delete',
  customers:
    'address, date_of_birth, email, email_changed_at, email_verified_at, email_vouched, message_language, mobile, ' +
    'mobile_verified_at, mobile_vouched, name_of_person, reminder_days, verified_at, whatsapp_verified_at',
  data_exports: 'delete, expires_at, failed_at, filename, files_done, files_total, ready_at, size_bytes',
  deliverables: 'delete',
  devices: 'delete, revoked_at',
  e_invoice_cancellations: 'cancelled_at, failure, refusals, refused_at',
  e_invoices:
    'acknowledged_at, acknowledgement_number, buyer_pin, failure, irn, refusals, refused_at, registered_at, signed_invoice, signed_qr',
  erasure_requests: 'cancelled_at, done_at, held',
  file_scans: 'decided_at, delete, finding, state, tried_at',
  file_views: 'changed_at, delete, rotation, zoom',
  form_drafts: 'delete, saved_at, values',
  guardian_consents: 'delete',
  held_completions: 'delete',
  installation: 'catalogue_revision, file_sweeps, former_secret_key_id, secret_key_id',
  known_places: 'delete, expires_at',
  message_receipts: 'delete',
  messages: 'attempt_began_at, attempts, delete, failure, given_up_at, provider_message_id, sealed, sent_at',
  money_document_series: 'kind',
  nominations: 'delete, nominee, recorded_at',
  note_entries: 'delete',
  notification_preferences: 'delete, enabled',
  notifications: 'delete, messages_queued_at, read_at',
  otp_challenges: 'closed_at, closed_reason, delete, wrong_tries',
  outbox_messages: 'delete',
  panel_codes: 'delete, used_at',
  payment_attempts: 'bank_reference, is_credited, message, paid_at, status',
  payment_orders: 'closed_at, next_poll_at, payment_session_id, state',
  promise_acts: 'delete',
  rate_limits: 'delete, expires_at, points',
  refunds: 'attempt, bank_reference, completed_at, failure, next_poll_at, sent_by, state',
  resumable_uploads: 'delete, expires_at',
  search_words: 'delete',
  service_versions: 'definition, digest, loaded_at, offered, slug, version',
  sessions: 'delete, ended_at, proof_channel, proof_purpose, switched_from',
  saved_views: 'audience, columns, delete, filter, name, sort, team_id, version',
  staff_absences: 'ends_at, handed_over_at',
  staff_drafts: 'body, body_hi, delete, fields, saved_at, stage_id, template_id',
  staff_factors: 'confirmed_at, delete, last_step, secret, signatures',
  staff_invitations: 'used_at',
  staff_members: 'disabled_at, language, limits, name, password_hash, view_order',
  staff_passkey_challenges: 'challenge, delete, expires_at',
  staff_presence: 'delete, seen_at, subject_id, writes',
  staff_proofs: 'delete, proved_at',
  staff_recovery_codes: 'delete, used_at',
  staff_roles: 'delete',
  staff_sessions: 'delete, ended_at',
  stage_answers: 'delete, released_at',
  stale_subjects: 'delete, marked_at',
  storage_use: 'delete',
  submitted_extra_info: 'delete',
  submitted_fields: 'delete, value',
  team_members: 'delete',
  team_services: 'delete',
  teams: 'name',
  ticket_entries: 'delete, recorded_at',
  taken_back_replies: 'delete',
  ticket_files: 'delete',
  tickets: 'application_id, created_at, delete',
  upload_parts: 'delete',
  uploaded_documents: 'filename, original_name, replaced_at, sha256, size_bytes',
  webhook_deliveries: 'payload',
  work_items:
    'application_id, clock, customer_id, delete, due_at, half_at, id, kind, owner, priority, promised_on, service_slug, ' +
    'snoozed_until, stage_id, state_id, subject_id, target_minutes, team, used_minutes, version, waiting_since',
  waiting_line: 'admitted, issued',
}

async function listChanges(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; changes: string }>`
    select c.relname as name, string_agg(may, ', ' order by may) as changes
    from pg_class c cross join lateral (
      select a.attname as may from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('sanad_app', c.oid, a.attnum, 'update')
      union all
      select lower(other) from unnest(array['DELETE', 'TRUNCATE', 'TRIGGER', 'REFERENCES']) other
      where has_table_privilege('sanad_app', c.oid, other)
    ) privilege
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    group by 1 order by 1`.execute(portal.db)
  return Object.fromEntries(rows.map(({ name, changes }) => [name, changes]))
}

it('the portal may change what is named here, and nothing else', async () => {
  expect(await listChanges()).toEqual(mayChange)
})

it('an upgrade takes back what earlier versions granted', async () => {
  await sql`grant all on all tables in schema public to sanad_app`.execute(portal.db)
  await Promise.all([1, 2, 3].map(() => migrate(portal.services.config.databaseUrl)))
  expect(await listChanges()).toEqual(mayChange)
})

it('the portal reads and adds to its own tables, and only reads views and what the migrations keep', async () => {
  const { rows } = await sql<{ name: string; reads: boolean; inserts: boolean }>`
    select relname as name, has_table_privilege('sanad_app', oid, 'select') as reads,
      has_any_column_privilege('sanad_app', oid, 'insert') as inserts
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`.execute(
    portal.db,
  )
  expect(rows.filter(({ reads }) => !reads)).toEqual([])
  const added = rows.filter(({ inserts }) => inserts).map(({ name }) => name)
  expect(added.sort()).toEqual(await listTables(portal.db))
})

it('the portal calls the functions that are named here, and no other of its owner', async () => {
  const { rows } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('sanad_app', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(portal.db)
  expect(rows.map(({ name }) => name)).toEqual([
    'announce',
    'announce_change',
    'drop_given_up_job',
    'enqueue_job',
    'fold_words',
    'given_up_jobs',
    'has_unhashed_pan',
    'lookup_hashes',
    'mark_customer_erased',
    'mark_stale',
    'present_owner',
    'pseudonymise_audit_entries',
    'remove_expired_books',
    'remove_expired_holds',
    'remove_expired_holds_of',
    'remove_expired_security_events',
    'retry_given_up_job',
    'sealing_keys',
    'send_announcements',
    'store_notification',
    'take_money_document_series',
  ])
})

it('the portal has nothing to do with sequences, the schema of the job runner, or making things', async () => {
  const { rows: sequences } = await sql`
    select seqrelid::regclass from pg_sequence
    where has_sequence_privilege('sanad_app', seqrelid, 'usage, select, update')`.execute(portal.db)
  expect(sequences).toEqual([])
  const { rows: schemas } = await sql<{ name: string; may: string }>`
    select nspname as name, lower(privilege) as may
    from pg_namespace, unnest(array['USAGE', 'CREATE']) privilege
    where nspname not like 'pg\_%' and nspname <> 'information_schema'
      and has_schema_privilege('sanad_app', oid, privilege)`.execute(portal.db)
  expect(schemas).toEqual([{ name: 'public', may: 'usage' }])
})

it('[F-42] the runner of jobs has the tables of graphile-worker, and of the portal nothing but adding jobs', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_any_column_privilege('sanad_jobs', c.oid, 'select, insert, update')`.execute(portal.db)
  expect(tables).toEqual([])
  const { rows: functions } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('sanad_jobs', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(portal.db)
  expect(functions).toEqual([{ name: 'enqueue_job' }])
})

it('[F-42] the portal cannot date an erasure, nor a request for one', async () => {
  const { services } = portal
  await expect(sql`update customers set erased_at = now()`.execute(services.db)).rejects.toThrow(
    'permission denied',
  )
  await expect(
    sql`insert into erasure_requests (reference, customer_id, language, due_at, requested_at)
        select 'ER-1', id, 'en', now(), now() - interval '1 year' from customers`.execute(services.db),
  ).rejects.toThrow('permission denied')
})
