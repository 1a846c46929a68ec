-- A decision about a document can be taken back. The releases before would show `withdrawn` as the state of a document,
-- and would tell the customer of a rejection before it is final.
select require_release(57);

-- Null in every decision but one that takes another back, which then counts as if it had not been made.
alter table document_decisions
  add column withdraws bigint unique references document_decisions,
  drop constraint document_decisions_decision_check,
  add constraint document_decisions_decision_check check (decision in ('accepted', 'rejected', 'withdrawn')),
  add constraint document_decisions_withdrawn_check check ((decision = 'withdrawn') = (withdraws is not null));

-- The customer is told from then on; until then what they would be told can be taken back.
alter table notifications add column visible_at timestamptz not null default now();

-- Tells the desk's open pages which application has changed, so that who judges its papers learns of a new one.
create function announce_application_to_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changes', json_build_object(
    'customer', '00000000-0000-0000-0000-000000000000', 'topic', 'application', 'id', new.application_id)::text);
  return null;
end
$$;
create trigger announce after update of version on application_states
  for each row execute function announce_application_to_desk();
