-- Run after every migration. The portal works as sanad_app: it can add to the audit and the ledger, never change them.
do $$
begin
  create role sanad_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant sanad_app to current_user;
grant usage on schema public to sanad_app;
grant select, insert, update, delete on all tables in schema public to sanad_app;
grant usage on all sequences in schema public to sanad_app;
revoke update, delete, truncate on
  audit_entries, ledger_entries, consultation_acts,
  staff_acts, document_decisions, extra_item_requests, refund_acts, review_acts, consents,
  money_documents
from sanad_app;
grant execute on function enqueue_job to sanad_app;
grant execute on function pseudonymise_audit_entries, remove_expired_holds, remove_expired_books to sanad_app;
