-- Which of the gateway's payments an order was credited by: a bank may take it several times, also in a currency that
-- is not ours, before or after.
alter table payment_attempts add column is_credited boolean not null default false
  check (not is_credited or status = 'SUCCESS');
update payment_attempts set is_credited = true
from payment_orders o
cross join lateral (
  select p.provider_payment_id from payment_attempts p
   where p.order_id = o.order_id and p.status = 'SUCCESS'
     and p.currency = o.currency and p.amount_rupees = o.amount_rupees
   order by p.paid_at, p.provider_payment_id limit 1) earliest
where o.state = 'paid' and payment_attempts.provider_payment_id = earliest.provider_payment_id;
create unique index payment_attempts_credited on payment_attempts (order_id) where is_credited;
