-- Whether staff ended the application with a refund, which may keep a part of what was paid. Until now every refund of
-- theirs did: what is closed stays closed.
alter table refund_acts add column ends_application boolean not null default false;
update refund_acts set ends_application = true where kind = 'requested';
alter table refund_acts add check (kind = 'requested' or not ends_application);
