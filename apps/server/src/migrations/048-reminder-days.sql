-- How many days before a due date a customer is reminded of it; none: never. The defaults are those of every customer
-- until now.
alter table customers add column reminder_days smallint[] not null default '{1,7}';
