-- What a customer is told in the portal. A fact is told once: its key says which one it was.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  kind text not null,
  -- What the words of its kind need; texts that have a translation as {"en", "hi"}.
  params jsonb not null,
  target_type text not null check (target_type in ('application', 'ticket', 'consultation', 'compliance')),
  target_id uuid,
  fact_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- When messages about it were promised on the customer's channels.
  messages_queued_at timestamptz,
  unique (customer_id, fact_key)
);
create index notifications_newest on notifications (customer_id, created_at desc, id desc);
create index notifications_unread on notifications (customer_id) where read_at is null;
create index notifications_age on notifications (created_at);

-- By which channels a customer wants to hear of what; without a row the default holds.
create table notification_preferences (
  customer_id uuid not null references customers,
  topic text not null check (topic in ('payments', 'progress', 'tickets', 'consultations', 'compliance')),
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  enabled boolean not null,
  primary key (customer_id, topic, channel)
);

-- In which language messages are that no call of the customer asks for.
alter table customers add column message_language text not null default 'en'
  check (message_language in ('en', 'hi'));

-- Tells the open pages, through every process of the portal and when the transaction commits, that something of a
-- customer changed. By triggers, so that nothing that writes these tables can forget to; ids only, never contents.
create function announce_change(customer uuid, topic text, id uuid) returns void language sql as $$
  select pg_notify('portal_changes', json_build_object('customer', customer, 'topic', topic, 'id', id)::text)
  where customer is not null
$$;

create function announce_application_change() returns trigger language plpgsql as $$
begin
  perform announce_change(a.customer_id, 'application', a.id) from applications a where a.id = new.application_id;
  return null;
end
$$;
create trigger announce after insert on settled_items
  for each row execute function announce_application_change();
create trigger announce after insert or update on uploaded_documents
  for each row execute function announce_application_change();
create trigger announce after insert or update on submitted_fields
  for each row execute function announce_application_change();
create trigger announce after insert or update on submitted_extra_info
  for each row execute function announce_application_change();
create trigger announce after insert on staff_acts
  for each row execute function announce_application_change();
create trigger announce after insert on extra_item_requests
  for each row execute function announce_application_change();
create trigger announce after insert on refund_acts
  for each row execute function announce_application_change();

create function announce_decision() returns trigger language plpgsql as $$
begin
  perform announce_change(a.customer_id, 'application', a.id)
  from uploaded_documents d join applications a on a.id = d.application_id where d.id = new.document_id;
  return null;
end
$$;
create trigger announce after insert on document_decisions
  for each row execute function announce_decision();

create function announce_order_change() returns trigger language plpgsql as $$
begin
  perform announce_change(new.customer_id, 'application', new.application_id);
  return null;
end
$$;
create trigger announce after update of state on payment_orders
  for each row when (old.state is distinct from new.state) execute function announce_order_change();

create function announce_ticket_change() returns trigger language plpgsql as $$
begin
  perform announce_change(t.customer_id, 'ticket', t.id) from tickets t where t.id = new.ticket_id;
  return null;
end
$$;
create trigger announce after insert on ticket_entries
  for each row execute function announce_ticket_change();

create function announce_consultation_change() returns trigger language plpgsql as $$
begin
  perform announce_change(c.customer_id, 'consultation', c.id)
  from consultations c where c.id = new.consultation_id;
  return null;
end
$$;
create trigger announce after insert on consultation_acts
  for each row execute function announce_consultation_change();

-- A notification also says that what it is about has changed, whichever table that was written to.
create function announce_notification() returns trigger language plpgsql as $$
begin
  perform announce_change(new.customer_id, 'notifications', null);
  if tg_op = 'INSERT' and new.target_id is not null then
    perform announce_change(new.customer_id, new.target_type, new.target_id);
  end if;
  return null;
end
$$;
create trigger announce after insert or update of read_at on notifications
  for each row execute function announce_notification();

-- The open pages of a session end with it.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform announce_change(new.customer_id, 'session-ended', new.id);
  return null;
end
$$;
create trigger announce after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
