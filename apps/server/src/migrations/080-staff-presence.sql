-- Who has what open at the desk, and who writes there. Unlogged: a crash of the database empties it, and within seconds
-- every open page has said again what it shows.
create unlogged table staff_presence (
  -- One open page of a browser.
  page_id uuid primary key,
  staff_id uuid not null references staff_members,
  -- An application or a ticket.
  subject_id uuid not null,
  writes boolean not null,
  seen_at timestamptz not null default clock_timestamp()
);
create index staff_presence_subject on staff_presence (subject_id);
create index staff_presence_staff on staff_presence (staff_id);
create index staff_presence_seen on staff_presence (seen_at);

-- That somebody came, left or began to write, and where; saying once more that one is there announces nothing.
create function announce_presence() returns trigger language plpgsql as $$
declare
  subject uuid;
begin
  for subject in
    select distinct unnest(case tg_op
      when 'INSERT' then array[new.subject_id]
      when 'DELETE' then array[old.subject_id]
      else array[old.subject_id, new.subject_id] end)
  loop
    perform pg_notify('desk_changes', json_build_object(
      'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'presence', 'id', subject)::text);
  end loop;
  return null;
end
$$;
create trigger announce after insert or delete on staff_presence
  for each row execute function announce_presence();
create trigger announce_change after update on staff_presence
  for each row when (old.subject_id <> new.subject_id or old.writes <> new.writes)
  execute function announce_presence();
