-- The proposal that a discount was given for, once; null where a member gave it within their own limit. Deferrable, as
-- `remove_expired_books` removes the proposals of an application before its discounts.
alter table discount_acts
  add column proposal_id uuid unique references money_proposals deferrable initially deferred;
