-- Refunds of staff that 013 carried over take back advance and taxes as the ones after it do: in proportion, so that
-- all refunds of an order together give back exactly its lines (splitRefund of the domain).
with parts as (
  select r.id, r.amount_rupees, o.amount_rupees as total, o.quote, sum(r.amount_rupees) over w as after,
    sum(r.amount_rupees) over w - r.amount_rupees as before
  from refunds r join payment_orders o on o.order_id = r.order_id
  where r.origin = 'staff' and r.split is null
  window w as (partition by r.order_id order by r.requested_at, r.id)
), taxes as (
  select p.id, t.line, t.number,
    round((t.line ->> 'amount')::numeric * p.after / p.total)
      - round((t.line ->> 'amount')::numeric * p.before / p.total) as amount
  from parts p cross join jsonb_array_elements(p.quote -> 'taxes') with ordinality t (line, number)
)
update refunds r set split = jsonb_build_object(
  'subtotal', (r.amount_rupees - (select coalesce(sum(amount), 0) from taxes where id = r.id))::int,
  'taxes', (select coalesce(jsonb_agg(line || jsonb_build_object('amount', amount::int) order by number), '[]')
              from taxes where id = r.id))
from parts where parts.id = r.id;

insert into ledger_entries (order_id, refund_id, occasion, account, amount_rupees)
select r.order_id, r.id, e.occasion, e.account, e.amount
from refunds r
cross join lateral (
  select 'refund_owed' as occasion, 'advance_from_customer' as account,
    (r.split ->> 'subtotal')::numeric as amount
  union all
  select 'refund_owed', lower(t ->> 'kind'), (t ->> 'amount')::numeric from jsonb_array_elements(r.split -> 'taxes') t
  union all
  select 'refund_owed', 'refund_payable', -r.amount_rupees
  union all
  select 'refund_paid', 'refund_payable', r.amount_rupees where r.state = 'succeeded'
  union all
  select 'refund_paid', 'bank', -r.amount_rupees where r.state = 'succeeded'
) e
where r.origin = 'staff' and e.amount <> 0
  and not exists (select from ledger_entries l where l.refund_id = r.id);

-- All migrations may run in one transaction, and a later one adds an index: the entries are summed now.
set constraints ledger_balance immediate;
set constraints ledger_balance deferred;
