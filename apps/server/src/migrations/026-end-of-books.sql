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
create function remove_expired_books() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ended uuid[];
  their_applications uuid[];
  their_orders text[];
begin
  select coalesce(array_agg(c.id), '{}') into ended from public.customers c
  where c.erased_at is not null
    and date_trunc('year',
          coalesce((select max(b.booked_at) from public.bookings b where b.customer_id = c.id), c.erased_at)
            at time zone 'Asia/Kolkata' - interval '3 months')
        + interval '9 years 3 months' <= now() at time zone 'Asia/Kolkata';
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
