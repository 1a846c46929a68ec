-- Which provider an order was opened with: it is polled and refunded there, whatever new orders are opened with. The
-- default is of the version before, which knows no other; it may go when none of its processes is left.
alter table payment_orders add column provider text not null default 'cashfree';
alter table payment_attempts add column provider text not null default 'cashfree';
alter table webhook_deliveries add column provider text not null default 'cashfree';

-- Ids of payments are single at one provider. A process of the version before cannot record attempts any more: it
-- fails, and the order is settled by its next poll.
alter table payment_attempts drop constraint payment_attempts_pkey;
alter table payment_attempts add primary key (provider, provider_payment_id);

-- A provider that knows orders by ids of its own names them in its notifications.
create index payment_orders_session on payment_orders (provider, payment_session_id)
  where payment_session_id is not null;

-- Statuses in neutral words; until now they were Cashfree's.
alter table payment_attempts drop constraint payment_attempts_check;
drop index payment_attempts_foreign;
update payment_attempts set status = case status
  when 'SUCCESS' then 'succeeded'
  when 'PENDING' then 'pending'
  when 'FAILED' then 'failed'
  when 'USER_DROPPED' then 'cancelled'
  when 'CANCELLED' then 'cancelled'
  when 'VOID' then 'voided'
  when 'NOT_ATTEMPTED' then 'not_attempted'
end;
alter table payment_attempts add constraint payment_attempts_status_check check (
  status in ('succeeded', 'pending', 'failed', 'cancelled', 'voided', 'not_attempted')
);
alter table payment_attempts add constraint payment_attempts_credited_check
  check (not is_credited or status = 'succeeded');
create index payment_attempts_foreign on payment_attempts (order_id)
  where status = 'succeeded' and currency <> 'INR';
