-- Access that one session makes for another ends with the session that made it. Every column is nullable: the previous
-- release still writes these tables while both run; its panel sessions and codes, an hour at most, open nothing here.
alter table panel_codes add column staff_session_id uuid references staff_sessions;
alter table sessions add column staff_session_id uuid references staff_sessions;

-- A link outlives its session's row, which is removed a month after the session's end.
alter table access_links add column made_in_session uuid references sessions on delete set null;
alter table access_links add column made_by_staff uuid references staff_members;
-- Entry tokens open once.
alter table access_links add column used_at timestamptz;
create index access_links_session on access_links (made_in_session) where made_in_session is not null;
-- For the foreign keys: a removed staff session is looked for here.
create index sessions_staff_session on sessions (staff_session_id) where staff_session_id is not null;
create index panel_codes_staff_session on panel_codes (staff_session_id) where staff_session_id is not null;

-- What a staff session has proved, and when: a second factor adds its row, and an act that needs it asks for one.
create table staff_proofs (
  session_id uuid not null references staff_sessions on delete cascade,
  kind text not null check (kind in ('password')),
  proved_at timestamptz not null default now(),
  primary key (session_id, kind)
);

-- The one place that says what a live session is; by the database's clock.
create view live_staff_sessions as
  select s.id, s.staff_id, s.expires_at
  from staff_sessions s join staff_members m on m.id = s.staff_id
  where s.ended_at is null and s.expires_at > now() and m.disabled_at is null;

create view live_sessions as
  select s.id, s.customer_id, s.acting_staff_id, s.expires_at
  from sessions s
  where s.ended_at is null and s.expires_at > now() and (s.acting_staff_id is null or exists (
    select from live_staff_sessions l where l.id = s.staff_session_id and l.staff_id = s.acting_staff_id));
