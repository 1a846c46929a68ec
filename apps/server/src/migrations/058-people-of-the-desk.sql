-- People of the service centre: how they come, what they may do and for whom, when they are away, and how they go.

-- Null until the invitation is accepted; such a member cannot sign in.
alter table staff_members alter column password_hash drop not null;
-- {refund_rupees, discount_percent}; what is not named has no limit.
alter table staff_members add column limits jsonb not null default '{}';

-- One link, used once within 24 hours, and only the newest of a member. Null: made by an operator's command.
create table staff_invitations (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_members,
  token_hash bytea not null unique,
  made_by uuid references staff_members,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitations_staff on staff_invitations (staff_id, id desc);

-- What was changed about a member. Only added to.
create table staff_role_acts (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_members,
  act text not null check (act in
    ('invited', 'joined', 'reset', 'changed', 'absent', 'back', 'handed_over', 'sessions_ended', 'left')),
  -- Null: an operator's command.
  made_by uuid references staff_members,
  details jsonb not null default '{}',
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index staff_role_acts_staff on staff_role_acts (staff_id, id desc);
create index staff_role_acts_made_by on staff_role_acts (made_by);

-- Whose work a service is. One that no team has is everybody's.
create table teams (
  id smallint generated always as identity primary key,
  name text not null unique check (btrim(name) <> '')
);
create table team_services (
  team_id smallint not null references teams,
  service_slug text not null,
  primary key (service_slug, team_id)
);
create table team_members (
  team_id smallint not null references teams,
  staff_id uuid not null references staff_members,
  primary key (staff_id, team_id)
);

create index team_services_team on team_services (team_id);
create index team_members_team on team_members (team_id);

create table staff_absences (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_members,
  -- Null: the work goes back to everybody.
  deputy uuid references staff_members check (deputy <> staff_id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  recorded_by uuid references staff_members,
  recorded_at timestamptz not null default now(),
  -- When the work they had was handed over.
  handed_over_at timestamptz,
  check (starts_at <= ends_at)
);
create index staff_absences_staff on staff_absences (staff_id, ends_at desc);
create index staff_absences_waiting on staff_absences (starts_at) where handed_over_at is null;

-- Whose a piece of work is that was this member's: theirs, their deputy's while they are away, or nobody's.
create function present_owner(member uuid) returns uuid language sql stable as $$
  select case when away.id is null then m.id else deputy.id end
  from public.staff_members m
  left join lateral (
    select a.id, a.deputy from public.staff_absences a
    where a.staff_id = m.id and a.starts_at <= now() and a.ends_at > now() order by a.id desc limit 1) away on true
  left join public.staff_members deputy on deputy.id = away.deputy and deputy.disabled_at is null
    and not exists (select from public.staff_absences b
                     where b.staff_id = deputy.id and b.starts_at <= now() and b.ends_at > now())
  where m.id = member and m.disabled_at is null
$$;

-- A message to a member of the service centre is nobody's of the customers.
-- The release before: gives every message a customer, as the constraint allows; nobody signs in before an invitation is accepted.
alter table messages alter column customer_id drop not null;
alter table messages add column staff_id uuid references staff_members;
alter table messages add check (num_nonnulls(customer_id, staff_id) = 1);
create index messages_staff on messages (staff_id) where staff_id is not null;

-- The open pages of a session of staff end with it, and those of the customers' portals that it opened.
create function announce_staff_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changes', json_build_object(
    'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'session-ended', 'id', new.id)::text);
  perform public.announce_change(s.customer_id, 'session-ended', s.id)
  from public.sessions s where s.staff_session_id = new.id and s.ended_at is null;
  return null;
end
$$;
create trigger announce after update of ended_at on staff_sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function announce_staff_session_end();
