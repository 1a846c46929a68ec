-- Stores what a payment provider sends, once, and says whether it was new. Copies that come at once: the second waits for
-- the lock, and its insert, whose snapshot is taken after that, finds the row of the first.
create function store_notification(
  provider text, idempotency_key text, type text, order_id text, payload text, outcome text
)
returns boolean language plpgsql as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended(store_notification.idempotency_key, 0));
  insert into webhook_deliveries (provider, idempotency_key, type, order_id, payload, outcome)
  select store_notification.provider, store_notification.idempotency_key, store_notification.type,
    store_notification.order_id, store_notification.payload, store_notification.outcome
  where not exists (
    select from webhook_deliveries d
    where d.idempotency_key = store_notification.idempotency_key and d.provider = store_notification.provider);
  return found;
end
$$;
