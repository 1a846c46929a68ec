-- A refund is proposed by one member and approved by another. The releases before send one on one person's call.
select require_release(64);

-- What a member proposes about the money of an application; only added to, as is what becomes of it.
create table money_proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('refund', 'discount')),
  application_id uuid not null references applications,
  -- Of a refund what goes back, of a discount what is taken off before tax.
  rupees integer not null check (rupees > 0),
  ends_application boolean not null default false,
  -- For the house, and what the customer reads of a refund, in English and in Hindi.
  reason text not null check (btrim(reason) <> ''),
  customer_reason text not null default '',
  customer_reason_hi text,
  staff_id uuid not null references staff_members,
  request_id uuid not null unique,
  proposed_at timestamptz not null default clock_timestamp(),
  -- For the foreign key below.
  unique (id, staff_id),
  check ((kind = 'refund') = (btrim(customer_reason) <> '')),
  check (kind = 'refund' or not ends_application)
);
create index money_proposals_application on money_proposals (application_id, proposed_at desc);
create index money_proposals_staff on money_proposals (staff_id);

create table money_proposal_acts (
  id bigint generated always as identity primary key,
  proposal_id uuid not null,
  proposed_by uuid not null,
  application_id uuid not null references applications,
  act text not null check (act in ('approved', 'taken_back', 'returned', 'declined', 'withdrawn', 'done')),
  -- Of `returned` and `done`, which a job records: who had approved it.
  staff_id uuid not null references staff_members,
  -- Why; of `returned` the code of the error that stood in its way.
  comment text not null default '',
  -- Of an approval: until then it can be taken back.
  takes_effect_at timestamptz,
  request_id uuid not null unique default gen_random_uuid(),
  recorded_at timestamptz not null default clock_timestamp(),
  foreign key (proposal_id, proposed_by) references money_proposals (id, staff_id),
  check ((act = 'approved') = (takes_effect_at is not null)),
  -- Four eyes, whatever the code above it does.
  check (act <> 'approved' or staff_id <> proposed_by)
);
create index money_proposal_acts_proposal on money_proposal_acts (proposal_id, id desc);
create index money_proposal_acts_application on money_proposal_acts (application_id);
create index money_proposal_acts_staff on money_proposal_acts (staff_id);
create unique index money_proposal_acts_once on money_proposal_acts (proposal_id) where act = 'done';

create trigger mark_stale after insert on money_proposals
  for each row execute function mark_application_stale();
create trigger mark_stale after insert on money_proposal_acts
  for each row execute function mark_application_stale();

-- The proposal that a refund is sent for, once. Null in those of earlier releases, and in later acts on a refund.
alter table refund_acts add column proposal_id uuid unique references money_proposals;
alter table refund_acts add constraint refund_acts_proposed
  check (kind <> 'requested' or proposal_id is not null) not valid;

-- As in 026, with what was added to the books since.
create or replace function remove_expired_books(at_most integer) returns integer
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
  delete from public.money_proposal_acts where application_id = any(their_applications);
  delete from public.money_proposals where application_id = any(their_applications);
  delete from public.discount_acts where application_id = any(their_applications);
  delete from public.buyer_acts where application_id = any(their_applications);
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
