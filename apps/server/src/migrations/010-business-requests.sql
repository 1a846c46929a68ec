-- Made by the client for each attempt, so that a repeated call creates nothing twice.
alter table businesses add column request_id uuid;
create unique index businesses_request on businesses (customer_id, request_id) where request_id is not null;
