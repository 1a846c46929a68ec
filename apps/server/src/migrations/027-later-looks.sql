-- A paid order is looked at a few times more: a bank may take it twice, and the word of that may be lost as well.
-- Those of the last days were planned no look; one that is overdue is taken up by the sweep.
update payment_orders set next_poll_at = now() - interval '1 hour'
where state in ('paid', 'refund_due') and amount_rupees > 0 and closed_at > now() - interval '7 days';
create index payment_orders_looked_after on payment_orders (next_poll_at)
  where state in ('paid', 'refund_due') and next_poll_at is not null;

-- What came in beside in a currency that cannot be sent back from here waits for staff.
create index payment_attempts_foreign on payment_attempts (order_id)
  where status = 'SUCCESS' and currency <> 'INR';

-- Staff decide about all the payments that the gateway holds of an order, which may be several.
alter table review_acts add column payment_ids text[] not null default '{}';
update review_acts set payment_ids = array[payment_id] where payment_id is not null;
alter table review_acts alter column payment_ids drop default;
alter table review_acts drop column payment_id;
