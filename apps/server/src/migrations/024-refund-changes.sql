-- The entries of an order are summed at every commit that adds to them.
create index ledger_entries_order on ledger_entries (order_id);

-- An open page shows what became of a refund.
create trigger announce after update of state on refunds
  for each row execute function announce_application_change();
