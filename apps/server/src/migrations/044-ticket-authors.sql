-- Who of the service centre wrote it in a session of the customer; null: the customer.
alter table ticket_entries add column acting_staff_id uuid references staff_members;
