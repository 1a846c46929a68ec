-- What an application gave its customer: a certificate, an acknowledgement, a letter. Only added to until the customer is
-- erased. No trigger counts its bytes: the storage quota is for what customers upload.
create table deliverables (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications,
  staff_id uuid not null references staff_members,
  kind text not null check (kind in ('certificate', 'acknowledgement', 'letter')),
  -- By language, as in the catalogue.
  title jsonb not null check (title ? 'en'),
  number text,
  issued_on date not null,
  -- The last day; null: it does not end.
  valid_until date check (valid_until > issued_on),
  -- Otherwise the customer sees it when the application is completed.
  visible_at_once boolean not null,
  -- The one that it corrects or renews, which the customer sees no more.
  replaces uuid unique references deliverables,
  filename text not null unique,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null,
  -- Made by the client for each attempt, so that a repeated call records nothing twice.
  request_id uuid not null unique,
  attached_at timestamptz not null default clock_timestamp()
);
create index deliverables_application on deliverables (application_id, attached_at desc);

create trigger announce after insert on deliverables
  for each row execute function announce_application_change();

-- As in 021, and of a deliverable.
create or replace function announce_file_scan() returns trigger language plpgsql as $$
begin
  perform announce_change(a.customer_id, 'application', a.id)
  from uploaded_documents d join applications a on a.id = d.application_id where d.filename = new.filename;
  perform announce_change(a.customer_id, 'application', a.id)
  from deliverables d join applications a on a.id = d.application_id where d.filename = new.filename;
  perform announce_change(t.customer_id, 'ticket', t.id)
  from ticket_files f join ticket_entries e on e.id = f.message_id join tickets t on t.id = e.ticket_id
  where f.filename = new.filename;
  return null;
end
$$;
