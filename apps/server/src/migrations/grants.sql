-- Run after every migration; idempotent. Least privilege: the portal works as sanad_app, which reads and inserts; every
-- other privilege is named here (docs/adr/0013), and grants.test.ts has the same list.

-- Whoever logs in is a member of one of them: sanad_app for requests and for what jobs do, sanad_jobs for the runner.
do $$
declare
  name text;
begin
  foreach name in array array['sanad_app', 'sanad_jobs'] loop
    begin
      execute format('create role %I nologin', name);
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;
grant sanad_app to current_user;
grant usage on schema public to sanad_app, sanad_jobs;

-- The default: tables are read and inserted into, views are read, functions are nobody's but the owner's.
do $$
declare
  relation record;
  routine record;
begin
  for relation in
    select oid::regclass as name, relkind, relname like 'kysely\_migration%' as bookkeeping from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and pg_has_role(relowner, 'member')
  loop
    execute format('revoke all on %s from sanad_app', relation.name);
    execute format(
      'grant %s on %s to sanad_app',
      case when relation.relkind = 'v' or relation.bookkeeping then 'select' else 'select, insert' end,
      relation.name
    );
  end loop;
  for routine in
    select oid::regprocedure as name from pg_proc p
    where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'member')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke all on function %s from public, sanad_app, sanad_jobs', routine.name);
  end loop;
end
$$;
-- Identity columns need no privilege on their sequences, and there are no others.
revoke all on all sequences in schema public from sanad_app;

grant execute on function
  announce, announce_change, drop_given_up_job, enqueue_job, fold_words, given_up_jobs, has_unhashed_pan, lookup_hashes,
  mark_stale, present_owner, retry_given_up_job, sealing_keys, send_announcements, store_notification, take_money_document_series,
  mark_customer_erased, pseudonymise_audit_entries, remove_expired_books, remove_expired_holds,
  remove_expired_holds_of, remove_expired_security_events
to sanad_app;

-- An insert by column: the portal cannot date a request back, whose age lets a customer be marked as erased.
revoke insert on erasure_requests from sanad_app;
grant insert (reference, customer_id, language, due_at) on erasure_requests to sanad_app;

-- Updates, by column. Tables that are not named are append-only: the audit log, the ledger, acts of staff, documents.
-- People and how they sign in
grant update (
  mobile, email, name_of_person, date_of_birth, address, message_language, reminder_days, verified_at,
  mobile_verified_at, email_verified_at, email_changed_at, whatsapp_verified_at, email_vouched, mobile_vouched
) on customers to sanad_app;
grant update (ended_at, switched_from, proof_channel, proof_purpose) on sessions to sanad_app;
grant update (restored_at) on contact_changes to sanad_app;
grant update (email, proved_at) on account_switches to sanad_app;
grant update (revoked_at) on devices to sanad_app;
grant update (wrong_tries, closed_at, closed_reason) on otp_challenges to sanad_app;
grant update (expires_at) on known_places to sanad_app;
grant update (used_at) on panel_codes to sanad_app;
grant update (ended_at) on staff_sessions to sanad_app;
grant update (name, password_hash, disabled_at, limits, view_order, language) on staff_members to sanad_app;
grant update (used_at) on staff_invitations to sanad_app;
grant update (name) on teams to sanad_app;
grant update (ends_at, handed_over_at) on staff_absences to sanad_app;
grant update (proved_at) on staff_proofs to sanad_app;
grant update (secret, last_step, signatures, confirmed_at) on staff_factors to sanad_app;
grant update (used_at) on staff_recovery_codes to sanad_app;
grant update (challenge, expires_at) on staff_passkey_challenges to sanad_app;
grant update (used_at) on access_links to sanad_app;
grant update (points, expires_at) on rate_limits to sanad_app;
-- Copies and erasure
grant update (files_done, files_total, failed_at, ready_at, expires_at, filename, size_bytes) on data_exports to sanad_app;
grant update (cancelled_at, done_at, held) on erasure_requests to sanad_app;
grant update (nominee, recorded_at) on nominations to sanad_app;
-- Applications
grant update (
  business_id, buyer, request_id, state_id, quantity, selection, fields, otp_verified_view, form_submitted_at, deleted_at,
  discount_price
) on applications to sanad_app;
grant update (values, saved_at) on form_drafts to sanad_app;
grant update (value) on submitted_fields to sanad_app;
grant update (filename, original_name, size_bytes, sha256, replaced_at) on uploaded_documents to sanad_app;
grant update (released_at) on stage_answers to sanad_app;
grant update (state, finding, tried_at, decided_at) on file_scans to sanad_app;
grant update (expires_at) on resumable_uploads to sanad_app;
-- The whole table, as a start of the portal locks it, which no column's privilege allows.
grant update on service_versions to sanad_app;
-- The sweeps of the file store, the catalogue, and which SECRET_KEY is in use
grant update (file_sweeps, catalogue_revision, secret_key_id, former_secret_key_id) on installation to sanad_app;
-- Numbers of those who wait
grant update (issued, admitted) on waiting_line to sanad_app;
-- Businesses and consultations
grant update (name_of_firm, buyer, request_id, updated_at) on businesses to sanad_app;
grant update (facts) on compliance_profiles to sanad_app;
grant update (title, valid_until, removed_at) on compliance_licences to sanad_app;
grant update (token_hash, made_at, read_at) on calendar_subscriptions to sanad_app;
grant update (starts_at, note) on consultations to sanad_app;
grant update (expert_id) on consultation_seats to sanad_app;
-- Messages
grant update (sealed, attempts, attempt_began_at, sent_at, provider_message_id, given_up_at, failure)
  on messages to sanad_app;
grant update (read_at, messages_queued_at) on notifications to sanad_app;
grant update (enabled) on notification_preferences to sanad_app;
grant update (body, body_hi, template_id, stage_id, fields, saved_at) on staff_drafts to sanad_app;
grant update (zoom, rotation, changed_at) on file_views to sanad_app;
grant update (subject_id, writes, seen_at) on staff_presence to sanad_app;
grant update (name, filter, sort, columns, audience, team_id, version) on saved_views to sanad_app;
-- The desk's projections, which are written anew with every fact
grant update on application_states, work_items to sanad_app;
-- Payments
grant update (state, payment_session_id, closed_at, next_poll_at) on payment_orders to sanad_app;
grant update (status, message, bank_reference, paid_at, is_credited) on payment_attempts to sanad_app;
grant update (state, attempt, failure, sent_by, bank_reference, completed_at, next_poll_at) on refunds to sanad_app;
grant update (payload) on webhook_deliveries to sanad_app;
grant update (
  buyer_pin, failure, refusals, refused_at, irn, acknowledgement_number, acknowledged_at, signed_qr, signed_invoice,
  registered_at
) on e_invoices to sanad_app;
grant update (failure, refusals, refused_at, cancelled_at) on e_invoice_cancellations to sanad_app;
-- Locked and never updated: a row lock takes the privilege to update a column.
grant update (kind) on money_document_series to sanad_app;
grant update (created_at, application_id) on tickets to sanad_app;
grant update (recorded_at) on ticket_entries to sanad_app;
grant update (marked_at) on stale_subjects to sanad_app;
-- Of the folded row; and to lock what is folded
grant update (changes) on customer_changes to sanad_app;

-- Deletes: by an erasure, by the end of a retention period, or because the row is a state that ends.
grant delete on
  sessions, account_switches, devices, otp_challenges, known_places, contact_changes, panel_codes, acting_grants, staff_sessions,
  staff_proofs, staff_roles,
  staff_factors, staff_recovery_codes, staff_passkey_challenges, team_members, team_services, rate_limits,
  client_reports, data_exports, nominations, guardian_consents,
  access_links, application_verifications, form_drafts, submitted_fields, submitted_extra_info, deliverables, stage_answers,
  held_completions, promise_acts, file_scans,
  resumable_uploads, upload_parts,
  businesses, compliance_profiles, compliance_licences, compliance_marks, calendar_subscriptions, consultation_seats,
  tickets, ticket_entries, taken_back_replies, ticket_files, note_entries, staff_drafts, file_views, saved_views, staff_presence,
  messages, message_receipts, outbox_messages, notifications, notification_preferences,
  storage_use, account_limit_raises,
  application_states, work_items, stale_subjects, customer_changes, search_words
to sanad_app;

-- The runner of jobs: the tables of graphile-worker, whose row security lets the owner alone pass, and nothing of ours.
grant execute on function enqueue_job to sanad_jobs;
grant usage on schema graphile_worker to sanad_jobs;
grant select, insert, update, delete on all tables in schema graphile_worker to sanad_jobs;
grant usage on all sequences in schema graphile_worker to sanad_jobs;
revoke insert, update, delete on graphile_worker.migrations from sanad_jobs;
do $$
declare
  guarded regclass;
begin
  for guarded in
    select oid from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'sanad_jobs')
  loop
    execute format('create policy sanad_jobs on %s to sanad_jobs using (true) with check (true)', guarded);
  end loop;
end
$$;
