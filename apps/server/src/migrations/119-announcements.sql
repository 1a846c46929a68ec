-- PostgreSQL takes one lock for the whole cluster before the commit of a transaction that notifies, and keeps it until a
-- standby has it: such commits go one after the other. So one at a time notifies, and what others announce meanwhile is
-- a row that a portal sends on (docs/adr/0065-announced-by-rows.md).
-- The release before: its portals send nothing on. Where no other does, everybody notifies, as before.

-- Unlogged: a crash of the database empties both, and whoever listened hears that they may have missed something.
create unlogged table announcements (
  id bigint generated always as identity primary key,
  channel text not null,
  payload text not null
);
create unlogged table announcement_sender (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null
);

create function announce(channel text, payload text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('announcing', 0)) or not exists (
    select from public.announcement_sender s where s.seen_at > clock_timestamp() - interval '3 seconds') then
    perform pg_catalog.pg_notify(announce.channel, announce.payload);
  else
    insert into public.announcements (channel, payload) values (announce.channel, announce.payload);
  end if;
end
$$;

-- Sends what waits, and answers how much that was. One process at a time; a look that finds nothing writes nothing.
create function send_announcements() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  sent integer;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('announcements', 0)) then
    return 0;
  end if;
  -- What is lost with this commit is sent again.
  perform set_config('synchronous_commit', 'off', true);
  update public.announcement_sender set seen_at = clock_timestamp()
  where seen_at < clock_timestamp() - interval '1 second';
  insert into public.announcement_sender (seen_at) values (clock_timestamp()) on conflict do nothing;
  with gone as (delete from public.announcements returning id, channel, payload),
    told as (select pg_catalog.pg_notify(channel, payload) from (select * from gone order by id) ordered)
  select count(*) into sent from told;
  return sent;
end
$$;

-- As before, by `announce` instead of pg_notify.
create or replace function announce_change(customer uuid, topic text, id uuid) returns void language sql as $$
  select public.announce(
    'portal_changes', json_build_object('customer', customer, 'topic', topic, 'id', id)::text)
$$;

create or replace function tell_desk(changes jsonb) returns void language sql as $$
  select public.announce('desk_changes', (
    '{"customer": "00000000-0000-0000-0000-000000000000", "topic": "work", "id": null}'::jsonb
    || case when octet_length(changes::text) < 7500 then jsonb_build_object('work', changes) else '{}' end)::text)
  where changes is not null
$$;

create or replace function announce_application_to_desk() returns trigger language plpgsql as $$
begin
  perform public.announce('desk_changes', json_build_object(
    'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'application', 'id', new.application_id,
    'service', new.service_slug, 'owners', array(
      select distinct w.owner from public.work_items w
      where w.application_id = new.application_id and w.owner is not null))::text);
  return null;
end
$$;

create or replace function announce_staff_session_end() returns trigger language plpgsql as $$
begin
  perform public.announce('desk_changes', json_build_object(
    'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'session-ended', 'id', new.id)::text);
  perform public.announce_change(s.customer_id, 'session-ended', s.id)
  from public.sessions s where s.staff_session_id = new.id and s.ended_at is null;
  return null;
end
$$;

create or replace function announce_presence() returns trigger language plpgsql as $$
declare
  subject uuid;
begin
  for subject in
    select distinct unnest(case tg_op
      when 'INSERT' then array[new.subject_id]
      when 'DELETE' then array[old.subject_id]
      else array[old.subject_id, new.subject_id] end)
  loop
    perform public.announce('desk_changes', json_build_object(
      'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'presence', 'id', subject)::text);
  end loop;
  return null;
end
$$;

-- graphile-worker announces each job it adds, and calls pg_notify by its bare name: within enqueue_job that is ours.
-- announcements.test.ts fails where a new version of it does otherwise.
create schema announcing;
create function announcing.pg_notify(channel text, payload text) returns void language sql as $$
  select public.announce(channel, payload)
$$;
create or replace function enqueue_job(
  name text, payload json, run_at timestamptz, max_attempts int, job_key text, priority int
)
returns void language plpgsql security definer set search_path = announcing, pg_catalog, pg_temp
  -- As in 104: the statements within add_job keep their plans, which go by keys.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform graphile_worker.add_job(
    identifier => enqueue_job.name,
    payload => enqueue_job.payload,
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.max_attempts,
    job_key => enqueue_job.job_key,
    job_key_mode => 'replace',
    priority => enqueue_job.priority
  );
  if enqueue_job.run_at is null or enqueue_job.run_at <= clock_timestamp() then
    -- Equal ones of a transaction would be one, and wake one worker for all of its jobs.
    perform public.announce('job_due', enqueue_job.name || ' ' || random());
  end if;
end
$$;
