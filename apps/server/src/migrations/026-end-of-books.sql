-- Of a customer everything is looked for, what was deleted too.
drop index applications_customer;
create index applications_customer on applications (customer_id, created_at desc, id desc);
create index customers_erased on customers (erased_at) where erased_at is not null;

-- A row that is removed is looked for in every table that refers to it.
create index applications_business on applications (business_id) where business_id is not null;
create index settled_items_order on settled_items (order_id);
create index money_documents_order on money_documents (order_id) where order_id is not null;
create index tickets_application on tickets (application_id) where application_id is not null;
create index consultations_application on consultations (application_id) where application_id is not null;
drop index compliance_licences_business;
create index compliance_licences_business on compliance_licences (business_id);
create index sessions_device on sessions (device_id) where device_id is not null;

-- By these an erasure looks for what is to go.
create index sessions_switched_from on sessions (switched_from) where switched_from is not null;
create index account_switches_to on account_switches (to_customer);
create index panel_codes_customer on panel_codes (customer_id);

-- When something was booked about whom: money that moved, a document. By the dates of rows that are only ever added
-- to; what the portal can change (when an order was begun, say) is no booking.
create view bookings as
  select a.customer_id, e.recorded_at as booked_at
  from applications a
  join payment_orders o on o.application_id = a.id
  join ledger_entries e on e.order_id = o.order_id
  union all
  select a.customer_id, d.issued_at from applications a join money_documents d on d.application_id = a.id;

-- The books of erased customers end with the eighth financial year (April to March, in India) after the one in which
-- something was booked last, or after that of the erasure where nothing was, and with them what was applied for and
-- the consultations. The portal may ask for this and can neither name whom nor say since when. It writes the day of
-- an erasure and to which customer an order belongs, but what goes from the ledger and from the documents is also what
-- decides: nothing of it goes before its own eight years are over, whatever the portal writes elsewhere.
-- So many customers at a time, each whole; it says of how many, to be asked again.
create function remove_expired_books(at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ended uuid[];
  their_applications uuid[];
  their_orders text[];
begin
  select coalesce(array_agg(id), '{}') into ended from (
    select c.id from public.customers c
    where c.erased_at is not null
      and (exists (select from public.applications a where a.customer_id = c.id)
        or exists (select from public.consultations k where k.customer_id = c.id))
      and date_trunc('year',
            coalesce((select max(b.booked_at) from public.bookings b where b.customer_id = c.id), c.erased_at)
              at time zone 'Asia/Kolkata' - interval '3 months')
          + interval '9 years 3 months' <= now() at time zone 'Asia/Kolkata'
    limit at_most
  ) over_now;
  select coalesce(array_agg(id), '{}') into their_applications
  from public.applications where customer_id = any(ended);
  select coalesce(array_agg(order_id), '{}') into their_orders
  from public.payment_orders where application_id = any(their_applications);

  delete from public.money_documents where application_id = any(their_applications);
  delete from public.ledger_entries where order_id = any(their_orders);
  delete from public.refunds where order_id = any(their_orders);
  delete from public.refund_acts where application_id = any(their_applications);
  delete from public.review_acts where order_id = any(their_orders);
  delete from public.settled_items where application_id = any(their_applications);
  delete from public.payment_attempts where order_id = any(their_orders);
  delete from public.webhook_deliveries where order_id = any(their_orders);
  delete from public.payment_orders where order_id = any(their_orders);
  delete from public.document_decisions where document_id in
    (select id from public.uploaded_documents where application_id = any(their_applications));
  delete from public.uploaded_documents where application_id = any(their_applications);
  delete from public.extra_item_requests where application_id = any(their_applications);
  delete from public.staff_acts where application_id = any(their_applications);
  delete from public.consultation_acts where consultation_id in
    (select id from public.consultations where customer_id = any(ended));
  delete from public.consultations where customer_id = any(ended);
  delete from public.applications where id = any(their_applications);
  return cardinality(ended);
end
$$;
revoke execute on function remove_expired_books from public;

-- As in 019, and nothing of it before its own time is over: the portal writes the day of an erasure itself.
create or replace function remove_expired_holds() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.audit_entries e using public.customers c
  where c.id = e.customer_id and c.erased_at < now() - interval '1 year'
    and e.recorded_at < now() - interval '1 year';
  delete from public.consents e using public.customers c
  where c.id = e.customer_id and c.erased_at < now() - interval '3 years'
    and e.recorded_at < now() - interval '3 years';
end
$$;
