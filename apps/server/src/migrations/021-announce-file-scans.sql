-- Open pages hear of it when the virus scanner has made up its mind (see 017).
create function announce_file_scan() returns trigger language plpgsql as $$
begin
  perform announce_change(a.customer_id, 'application', a.id)
  from uploaded_documents d join applications a on a.id = d.application_id where d.filename = new.filename;
  perform announce_change(t.customer_id, 'ticket', t.id)
  from ticket_files f join ticket_entries e on e.id = f.message_id join tickets t on t.id = e.ticket_id
  where f.filename = new.filename;
  return null;
end
$$;
create trigger announce after update of state on file_scans
  for each row when (old.state is distinct from new.state) execute function announce_file_scan();
