-- The languages are data (texts/languages.json): a constraint that listed them would need a migration for each.
alter table customers
  drop constraint customers_message_language_check,
  add constraint customers_message_language_check check (message_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table messages
  drop constraint messages_language_check,
  add constraint messages_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table consents
  drop constraint consents_language_check,
  add constraint consents_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table erasure_requests
  drop constraint erasure_requests_language_check,
  add constraint erasure_requests_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
