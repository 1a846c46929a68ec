-- One timeline of a customer: each of its parts is read from its newest row, however much there is.
create index audit_entries_customer_acts on audit_entries (customer_id, recorded_at desc) where staff_id is not null;
create index sessions_customer_newest on sessions (customer_id, created_at desc);
create index consents_customer_newest on consents (customer_id, recorded_at desc);
create index tickets_customer_newest on tickets (customer_id, created_at desc);
create index consultations_customer_newest on consultations (customer_id, created_at desc);
create index money_documents_customer_newest on money_documents (customer_id, issued_at desc);
