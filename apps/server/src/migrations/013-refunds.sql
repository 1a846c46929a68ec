-- A discount may leave nothing to pay: such an order is settled without the gateway.
alter table payment_orders drop constraint payment_orders_amount_rupees_check;
alter table payment_orders add check (amount_rupees >= 0);
-- When the poller looks at it next; a time that passed long ago means that its job was lost.
alter table payment_orders add column next_poll_at timestamptz;
create index payment_orders_undecided on payment_orders (created_at)
  where state in ('created', 'active', 'confirming', 'failed', 'cancelled', 'expired');
create index payment_orders_review on payment_orders (closed_at) where state = 'review';
create index payment_orders_application_review on payment_orders (application_id) where state = 'review';

-- Of which the sweep looks for what a discount covers wholly.
create index applications_discounted on applications (id) where discount_price > 0 and deleted_at is null;

-- Under which the customer's bank knows it.
alter table payment_attempts add column bank_reference text;

-- The notification as it was sent: one of an unknown shape need not be JSON.
alter table webhook_deliveries alter column payload type text using payload::text;
create index webhook_deliveries_order on webhook_deliveries (order_id);
-- Contents are removed when they have served.
create index webhook_deliveries_received on webhook_deliveries (received_at) where payload <> '{}';
create index webhook_deliveries_parked on webhook_deliveries (id) where outcome = 'parked';

-- Money that goes back, one row for each order that it is taken from. Committed before the gateway is asked.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references payment_orders (order_id),
  application_id uuid not null references applications,
  -- 'surplus': paid although nothing was due. 'review': paid otherwise than we asked. 'staff': asked for at the desk.
  origin text not null check (origin in ('surplus', 'review', 'staff')),
  -- The act of staff that asked for it (refund_acts.refund_id); one act may take from several orders.
  staff_refund_id uuid,
  amount_rupees numeric(13, 2) not null check (amount_rupees > 0),
  -- What of the order's subtotal and taxes goes back; null where nothing had been credited.
  split jsonb,
  state text not null default 'requested' check (
    state in ('requested', 'pending', 'on_hold', 'succeeded', 'failed')
  ),
  -- Every try has a refund_id of its own at the gateway.
  attempt integer not null default 1 check (attempt between 1 and 999),
  -- Why the gateway did not send it, the last time.
  failure text,
  -- How it was sent: by the gateway, or by a bank transfer of the service centre.
  sent_by text check (sent_by in ('gateway', 'bank')),
  bank_reference text,
  requested_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  next_poll_at timestamptz,
  check ((origin = 'staff') = (staff_refund_id is not null)),
  check ((state = 'succeeded') = (completed_at is not null)),
  check ((state = 'succeeded') = (sent_by is not null))
);
create index refunds_order on refunds (order_id);
create index refunds_application on refunds (application_id, requested_at desc);
create index refunds_staff_refund on refunds (staff_refund_id) where staff_refund_id is not null;
create index refunds_open on refunds (requested_at) where state <> 'succeeded';

alter table refund_acts drop constraint refund_acts_kind_check;
alter table refund_acts add check (kind in ('requested', 'retried', 'completed'));
drop index refund_acts_once;
create unique index refund_acts_once on refund_acts (refund_id, kind) where kind <> 'retried';

-- How staff decided about an order that was paid otherwise than we asked.
create table review_acts (
  id bigint generated always as identity primary key,
  order_id text not null references payment_orders (order_id),
  staff_id uuid not null references staff_members,
  resolution text not null check (resolution in ('refund', 'nothing')),
  -- The gateway's payment that was looked at; the same one does not bring the order back to review.
  payment_id text,
  comment text not null,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index review_acts_order on review_acts (order_id);

alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add check (
  account in ('gateway', 'bank', 'advance_from_customer', 'refund_payable', 'cgst', 'sgst', 'igst')
);
-- 'payment': money came in. 'refund_owed': a credit was taken back. 'refund_paid': the money was sent.
alter table ledger_entries add column occasion text not null default 'payment'
  check (occasion in ('payment', 'refund_owed', 'refund_paid'));
alter table ledger_entries alter column occasion drop default;
alter table ledger_entries add column refund_id uuid references refunds;
alter table ledger_entries add check ((occasion = 'payment') = (refund_id is null));
drop index ledger_entries_once;
create unique index ledger_entries_once on ledger_entries (order_id, account) where occasion = 'payment';
create unique index ledger_entries_refund_once on ledger_entries (refund_id, occasion, account)
  where refund_id is not null;

-- Whatever writes them, the entries of an order sum to zero when a transaction commits.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  off numeric;
begin
  select sum(amount_rupees) into off from ledger_entries where order_id = new.order_id;
  if off <> 0 then
    raise exception 'Ledger entries of % are off by %', new.order_id, off;
  end if;
  return null;
end
$$;
create constraint trigger ledger_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

-- Surplus payments that were only booked as owed back. Somebody may have paid them back by hand since: they wait for
-- staff as the ones below.
insert into refunds (order_id, application_id, origin, amount_rupees, state, failure)
select order_id, application_id, 'surplus', amount_rupees, 'failed', 'It was due before refunds went through the gateway.'
from payment_orders where state = 'refund_due';

-- Refunds that staff recorded before the gateway sent them: laid over the orders from the newest on. What was not
-- completed waits for staff to send it by the gateway, or to say that they paid it another way.
with orders as (
  select o.order_id, o.application_id, o.amount_rupees,
    sum(o.amount_rupees) over w - o.amount_rupees as lo, sum(o.amount_rupees) over w as hi
  from payment_orders o
  where exists (select from settled_items s where s.order_id = o.order_id)
  window w as (partition by o.application_id order by o.created_at desc, o.id)
), asked as (
  select r.refund_id, r.application_id, r.recorded_at, done.recorded_at as completed_at,
    sum(r.amount_rupees) over w - r.amount_rupees as lo, sum(r.amount_rupees) over w as hi
  from refund_acts r
  left join refund_acts done on done.refund_id = r.refund_id and done.kind = 'completed'
  where r.kind = 'requested'
  window w as (partition by r.application_id order by r.id)
)
insert into refunds (order_id, application_id, origin, staff_refund_id, amount_rupees, state, failure, sent_by,
                     requested_at, completed_at)
select o.order_id, o.application_id, 'staff', a.refund_id, least(o.hi, a.hi) - greatest(o.lo, a.lo),
  case when a.completed_at is null then 'failed' else 'succeeded' end,
  case when a.completed_at is null then 'It was asked for before refunds went through the gateway.' end,
  case when a.completed_at is null then null else 'bank' end, a.recorded_at, a.completed_at
from asked a
join orders o on o.application_id = a.application_id and o.lo < a.hi and a.lo < o.hi;
