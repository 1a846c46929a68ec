-- By when a customer is expected to give what staff asked for. Null in what earlier releases recorded.
alter table document_decisions add column due_on date;
alter table extra_item_requests add column due_on date;
create index document_decisions_due on document_decisions (due_on) where due_on is not null;
create index extra_item_requests_due on extra_item_requests (due_on) where due_on is not null;
