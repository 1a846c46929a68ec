-- Says to the open pages of the desk what has changed of the queue, as it was and as it is, so that each reads again only
-- what can look different: ids and times, no contents. What is written anew without a difference is not said.
create function work_instant(at timestamptz) returns text language sql stable as $$
  select case when isfinite(at) then to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
$$;

-- Of a row of work_items as json: the rows of a statement have no type of their own.
create function work_facets(w jsonb) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'kind', w -> 'kind', 'subject', w -> 'subject_id', 'application', w -> 'application_id',
    'customer', w -> 'customer_id', 'service', w -> 'service_slug', 'stage', w -> 'stage_id', 'state', w -> 'state_id',
    'owner', w -> 'owner', 'priority', w -> 'priority',
    'due_at', public.work_instant((w ->> 'due_at')::timestamptz),
    'half_at', public.work_instant((w ->> 'half_at')::timestamptz),
    'waiting_since', public.work_instant((w ->> 'waiting_since')::timestamptz),
    'snoozed_until', public.work_instant((w ->> 'snoozed_until')::timestamptz))
$$;

-- A notification holds less than 8,000 bytes: a statement that changes more says that anything may have changed.
create function tell_desk(changes jsonb) returns void language sql as $$
  select pg_notify('desk_changes', (
    '{"customer": "00000000-0000-0000-0000-000000000000", "topic": "work", "id": null}'::jsonb
    || case when octet_length(changes::text) < 7500 then jsonb_build_object('work', changes) else '{}' end)::text)
  where changes is not null
$$;

-- By the owner's privileges: until the grants, which follow the last migration, the portals that are running have none on
-- what is new. Fifty are more than one notification holds.
create function announce_new_work() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_desk((
    select jsonb_agg(jsonb_build_object('id', id, 'was', null, 'is', public.work_facets(piece)))
    from (select w.id, to_jsonb(w) as piece from came w limit 50) told));
  return null;
end
$$;

-- The columns are those of the facets; working minutes that were counted anew are no difference. The rows of a statement
-- have no statistics, and a plan that was made for one row is kept for thousands: without nested loops it is never quadratic.
create function announce_changed_work() returns trigger
  language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
begin
  perform public.tell_desk((
    select jsonb_agg(jsonb_build_object('id', id, 'was', public.work_facets(was), 'is', public.work_facets(now)))
    from (
      select b.id, to_jsonb(b) as was, to_jsonb(a) as now
      from went b join came a on a.id = b.id
      where (a.version, a.kind, a.subject_id, a.application_id, a.customer_id, a.service_slug, a.stage_id, a.state_id,
             a.owner, a.priority, a.due_at, a.half_at, a.waiting_since, a.snoozed_until)
        is distinct from
            (b.version, b.kind, b.subject_id, b.application_id, b.customer_id, b.service_slug, b.stage_id, b.state_id,
             b.owner, b.priority, b.due_at, b.half_at, b.waiting_since, b.snoozed_until)
      limit 50
    ) told));
  return null;
end
$$;

create function announce_done_work() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.tell_desk((
    select jsonb_agg(jsonb_build_object('id', id, 'was', public.work_facets(piece), 'is', null))
    from (select w.id, to_jsonb(w) as piece from went w limit 50) told));
  return null;
end
$$;

-- As in 057, and by what is found who may hear of it: the team's whose service it is, and whose own one of its pieces is.
-- The release before reads neither.
create or replace function announce_application_to_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changes', json_build_object(
    'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'application', 'id', new.application_id,
    'service', new.service_slug, 'owners', array(
      select distinct w.owner from public.work_items w
      where w.application_id = new.application_id and w.owner is not null))::text);
  return null;
end
$$;

-- The release before: hears the same topic on the same channel, and reads everything again, as it did.
drop trigger announce on work_items;
create trigger announce_new after insert on work_items
  referencing new table as came for each statement execute function announce_new_work();
create trigger announce_changed after update on work_items
  referencing old table as went new table as came for each statement execute function announce_changed_work();
create trigger announce_done after delete on work_items
  referencing old table as went for each statement execute function announce_done_work();
