-- When something was booked about a customer the last time: an order, money that moved, a document.
create function last_booked(customer uuid) returns timestamptz language sql stable as $$
  select greatest(max(o.created_at), max(e.recorded_at), max(d.issued_at))
  from public.applications a
  left join public.payment_orders o on o.application_id = a.id
  left join public.ledger_entries e on e.order_id = o.order_id
  left join public.money_documents d on d.application_id = a.id
  where a.customer_id = customer
$$;

-- The books of erased customers end with the eighth financial year (April to March, in India) after the one in which
-- something was booked last, or after that of the erasure where nothing was, and with them what was applied for
-- and the consultations. The portal may ask for this and can neither name whom nor say since when: what decides
-- besides the erasure are dates that it cannot change.
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
          coalesce(public.last_booked(c.id), c.erased_at) at time zone 'Asia/Kolkata' - interval '3 months')
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
