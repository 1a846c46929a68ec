-- The queue of the desk: projections of the recorded facts, which may be emptied and rebuilt at any time
-- (npm run rebuild-desk), and what staff do with a piece of work, which is only added to.

-- Holidays, half days and extra openings; usual hours are code. A row that turned out wrong is replaced by a later one.
create table calendar_days (
  id bigint generated always as identity primary key,
  calendar text not null check (calendar in ('centre', 'bank')),
  day date not null,
  -- usual: takes the row back that it replaces.
  kind text not null check (kind in ('closed', 'short', 'open', 'usual')),
  -- Minutes after midnight, IST.
  opens smallint check (opens between 0 and 1440),
  closes smallint check (closes between 0 and 1440),
  -- By language, as in the catalogue.
  name jsonb not null check (name ? 'en' and name ? 'hi'),
  -- The notification, or whose decision it was.
  source text not null,
  replaces bigint unique references calendar_days,
  recorded_by uuid references staff_members,
  recorded_at timestamptz not null default clock_timestamp(),
  check ((kind in ('short', 'open')) = (opens is not null)),
  check ((opens is null) = (closes is null) and coalesce(opens < closes, true))
);
create index calendar_days_day on calendar_days (calendar, day);
create index calendar_days_recorded_by on calendar_days (recorded_by);

-- One row for each application that is not deleted: what lists, cards and ETags need.
create table application_states (
  application_id uuid primary key references applications on delete cascade,
  -- Counts the transactions that changed a fact of it.
  version bigint not null default 1,
  track_id text not null,
  customer_id uuid not null,
  service_slug text not null,
  client_status text not null,
  turn text not null,
  next_step text not null,
  stage_id text,
  state_id smallint,
  documents_to_check smallint not null,
  pending_items smallint not null,
  created_at timestamptz not null
);
create index states_newest on application_states (created_at desc, application_id desc);
create index states_status on application_states (client_status, created_at desc, application_id desc);
create index states_service on application_states (service_slug, client_status, created_at desc, application_id desc);
create index states_state on application_states (state_id, client_status, created_at desc, application_id desc);
create index states_turn on application_states (turn, client_status, created_at desc, application_id desc);
create index states_docs on application_states (created_at desc, application_id desc) where documents_to_check > 0;
create index states_customer on application_states (customer_id);
create index states_track on application_states (track_id text_pattern_ops);
create index states_track_end on application_states (reverse(track_id) text_pattern_ops);

-- Open work only: a done piece has no row.
create table work_items (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id uuid not null,
  application_id uuid references applications on delete cascade,
  customer_id uuid,
  service_slug text,
  stage_id text,
  state_id smallint,
  team smallint not null default 0,
  owner uuid references staff_members,
  priority smallint not null default 2 check (priority between 1 and 3),
  -- Infinity while its clock is paused.
  due_at timestamptz not null,
  clock text not null check (clock in ('running', 'paused')),
  used_minutes integer not null,
  target_minutes integer not null,
  waiting_since timestamptz not null,
  -- Not in a list before then: time alone brings it about, or somebody put it off.
  snoozed_until timestamptz,
  promised_on date,
  version bigint not null default 1,
  unique (kind, subject_id)
);
create index work_team on work_items (team, kind, priority, due_at, waiting_since, id);
create index work_mine on work_items (owner, priority, due_at, waiting_since, id) where owner is not null;
create index work_free on work_items (priority, due_at, waiting_since, id) where owner is null;
create index work_kind on work_items (kind, due_at, waiting_since, id);
create index work_due on work_items (due_at, waiting_since, id);
create index work_waiting on work_items (waiting_since, id);
create index work_customer on work_items (customer_id);
create index work_application on work_items (application_id);

-- What staff do with a piece of work. Its owner outlives it: a replaced paper comes back to the same person.
create table work_acts (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id uuid not null,
  customer_id uuid references customers,
  act text not null check (act in ('taken', 'released', 'assigned', 'snoozed', 'due', 'priority', 'done')),
  staff_id uuid not null references staff_members,
  -- Whose it is from then on; null: nobody's.
  owner uuid references staff_members,
  -- Of snoozed and due; null takes it back.
  until timestamptz,
  priority smallint check (priority between 1 and 3),
  reason text not null default '',
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp(),
  check ((act = 'priority') = (priority is not null))
);
create index work_acts_subject on work_acts (subject_id, kind, id desc);
create index work_acts_staff on work_acts (staff_id, id desc);
create index work_acts_owner on work_acts (owner);
create index work_acts_customer on work_acts (customer_id);

-- What came of each stage of ours, reckoned with the calendar of the day it ended, and never again.
create table work_outcomes (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  stage_id text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  target_minutes integer,
  used_minutes integer not null,
  met boolean,
  -- Minutes on the wall by whom it waited for: {"us", "customer", "department", "bank"}.
  waited jsonb not null,
  -- The newest row of calendar_days that it was reckoned with.
  calendar_version bigint not null,
  recorded_at timestamptz not null default clock_timestamp(),
  unique (application_id, stage_id, ended_at)
);

-- What a transaction changed, by triggers, so that nothing that writes a fact can forget to say so. The transaction
-- projects it as its last statements and removes the mark; a mark that is seen by others is work for the refresher.
-- The key holds the transaction, so that no two transactions ever wait for each other's marks.
create table stale_subjects (
  transaction xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('application', 'ticket', 'consultation', 'message')),
  subject_id uuid not null,
  marked_at timestamptz not null default clock_timestamp(),
  primary key (transaction, kind, subject_id)
);
create index stale_subjects_age on stale_subjects (marked_at);

-- Schema-qualified here and below: owners' functions with a search_path of their own fire the triggers too.
create function mark_stale(subject_kind text, subject uuid) returns void language sql as $$
  insert into public.stale_subjects (kind, subject_id)
  select subject_kind, subject where subject is not null
  on conflict do nothing
$$;

-- Of every table with a column application_id.
create function mark_application_stale() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('application', case when tg_op = 'DELETE' then old.application_id else new.application_id end);
  return null;
end
$$;
create trigger mark_stale after insert on settled_items
  for each row execute function mark_application_stale();
create trigger mark_stale after insert or update of replaced_at on uploaded_documents
  for each row execute function mark_application_stale();
create trigger mark_stale after insert or delete on submitted_fields
  for each row execute function mark_application_stale();
create trigger mark_stale after insert or delete on submitted_extra_info
  for each row execute function mark_application_stale();
create trigger mark_stale after insert on staff_acts
  for each row execute function mark_application_stale();
create trigger mark_stale after insert on extra_item_requests
  for each row execute function mark_application_stale();
create trigger mark_stale after insert or update of state on refunds
  for each row execute function mark_application_stale();
create trigger mark_stale after insert on refund_acts
  for each row execute function mark_application_stale();
create trigger mark_stale after update of state on payment_orders
  for each row when (old.state is distinct from new.state) execute function mark_application_stale();

create function mark_own_application_stale() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('application', new.id);
  return null;
end
$$;
create trigger mark_stale after insert on applications
  for each row execute function mark_own_application_stale();
create trigger mark_stale_later after update of deleted_at, state_id, service_version, service_slug on applications
  for each row when (
    (old.deleted_at, old.state_id, old.service_version, old.service_slug)
    is distinct from (new.deleted_at, new.state_id, new.service_version, new.service_slug)
  ) execute function mark_own_application_stale();

create function mark_stale_of_decision() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('application', d.application_id) from public.uploaded_documents d where d.id = new.document_id;
  return null;
end
$$;
create trigger mark_stale after insert on document_decisions
  for each row execute function mark_stale_of_decision();

create function mark_stale_of_scan() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('application', d.application_id) from public.uploaded_documents d where d.filename = new.filename;
  return null;
end
$$;
create trigger mark_stale after insert or update of state on file_scans
  for each row execute function mark_stale_of_scan();

-- A payment in another currency waits beside an order that was decided long ago.
create function mark_stale_of_order() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('application', o.application_id) from public.payment_orders o where o.order_id = new.order_id;
  return null;
end
$$;
create trigger mark_stale after insert or update of status on payment_attempts
  for each row when (new.currency <> 'INR') execute function mark_stale_of_order();
create trigger mark_stale after insert on review_acts
  for each row execute function mark_stale_of_order();

create function mark_ticket_stale() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('ticket', case when tg_op = 'DELETE' then old.ticket_id else new.ticket_id end);
  return null;
end
$$;
create trigger mark_stale after insert or delete on ticket_entries
  for each row execute function mark_ticket_stale();

create function mark_consultation_stale() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('consultation', new.consultation_id);
  return null;
end
$$;
create trigger mark_stale after insert on consultation_acts
  for each row execute function mark_consultation_stale();

create function mark_message_stale() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('message', case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end
$$;
create trigger mark_stale after update of given_up_at on messages
  for each row when (old.given_up_at is null and new.given_up_at is not null) execute function mark_message_stale();
create trigger mark_stale_gone after delete on messages
  for each row when (old.given_up_at is not null) execute function mark_message_stale();

-- An act that changes what the facts give. Taking, releasing and assigning write the owner themselves, and lock no more.
create function mark_stale_of_work_act() returns trigger language plpgsql as $$
begin
  if new.kind in ('ticket', 'consultation', 'message') then
    perform public.mark_stale(new.kind, new.subject_id);
  else
    perform public.mark_stale('application', w.application_id)
    from public.work_items w where w.kind = new.kind and w.subject_id = new.subject_id;
  end if;
  return null;
end
$$;
create trigger mark_stale after insert on work_acts
  for each row when (new.act in ('snoozed', 'due', 'priority', 'done')) execute function mark_stale_of_work_act();

-- Another day of the calendar: open clocks are computed anew, which the refresher does in the background.
create function mark_stale_of_calendar() returns trigger language plpgsql as $$
begin
  insert into public.stale_subjects (kind, subject_id)
  select distinct
    case when w.kind in ('ticket', 'consultation', 'message') then w.kind else 'application' end,
    case when w.kind in ('ticket', 'consultation', 'message') then w.subject_id else w.application_id end
  from public.work_items w
  where w.kind in ('ticket', 'consultation', 'message') or w.application_id is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_stale after insert on calendar_days
  for each statement execute function mark_stale_of_calendar();

-- What was there before: the refresher projects it after the upgrade, while the desk works.
insert into stale_subjects (kind, subject_id) select 'application', id from applications where deleted_at is null;
insert into stale_subjects (kind, subject_id) select distinct 'ticket', ticket_id from ticket_entries;
insert into stale_subjects (kind, subject_id) select distinct 'consultation', consultation_id from consultation_acts;
