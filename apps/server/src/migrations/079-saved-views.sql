-- Views of the desk's list that somebody saved: a filter, an order and columns under a name, for themselves or shared.
create table saved_views (
  -- Made by the client: the same call sent twice makes one view.
  id uuid primary key,
  staff_id uuid not null references staff_members,
  name text not null check (btrim(name) <> ''),
  filter jsonb not null,
  sort text not null,
  -- Null: the usual ones.
  columns text[],
  audience text not null check (audience in ('own', 'team', 'everybody')),
  team_id smallint references teams,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((audience = 'team') = (team_id is not null))
);
create index saved_views_staff on saved_views (staff_id);
create index saved_views_team on saved_views (team_id) where team_id is not null;
create index saved_views_everybody on saved_views (created_at) where audience = 'everybody';
-- In which order a member sees them, shared ones too: what is not named follows.
alter table staff_members add column view_order uuid[] not null default '{}';
