-- Where a ticket stands by its last entry, for the desk's list: who looked for the few open ones walked every entry that was
-- ever written. Kept by the database, so that the release before keeps it too.
create table ticket_states (
  ticket_id uuid primary key references tickets on delete cascade,
  -- Of the last entry.
  position bigint not null,
  status text not null check (status in ('open', 'answered', 'closed'))
);
create index ticket_states_status on ticket_states (status, position desc);
create index ticket_states_position on ticket_states (position desc);

-- As a definer: the portal's roles only read the table.
create function note_ticket_state() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  ticket uuid := case when tg_op = 'DELETE' then old.ticket_id else new.ticket_id end;
begin
  insert into public.ticket_states as s (ticket_id, position, status)
  select e.ticket_id, e.position,
    case when e.kind = 'closing' then 'closed' when e.author_kind = 'customer' then 'open' else 'answered' end
  from public.ticket_entries e where e.ticket_id = ticket order by e.position desc limit 1
  on conflict (ticket_id) do update set position = excluded.position, status = excluded.status;
  return null;
end
$$;
create trigger note_state after insert or delete on ticket_entries
  for each row execute function note_ticket_state();

insert into ticket_states (ticket_id, position, status)
select distinct on (ticket_id) ticket_id, position,
  case when kind = 'closing' then 'closed' when author_kind = 'customer' then 'open' else 'answered' end
from ticket_entries order by ticket_id, position desc;
