-- Tells the open pages of the desk that the queue has changed: no ids and no contents, they read again what they show.
-- One notification for each statement, which Postgres sends once for each transaction.
create function announce_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changes', '{"customer": "00000000-0000-0000-0000-000000000000", "topic": "work", "id": null}');
  return null;
end
$$;
create trigger announce after insert or update or delete on work_items
  for each statement execute function announce_work();
