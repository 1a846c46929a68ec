-- A channel that was proved beside an earlier one opens nothing strong for three days, unless it was proved in a session
-- that had itself begun by a code over a settled channel: the holder of that one vouched for it. A changed address is
-- never vouched for. The first channel of an account is settled at once.
alter table customers
  add column email_vouched boolean not null default false,
  add column mobile_vouched boolean not null default false;

create or replace view settled_emails as
  select id as customer_id, email from customers
  where email_verified_at is not null
    and (email_verified_at <= now() - interval '3 days'
         or email_changed_at is null
            and (email_vouched or verified_at is null or email_verified_at <= verified_at));

create view settled_numbers as
  select id as customer_id, mobile from customers
  where verified_at is not null
    and (verified_at <= now() - interval '3 days'
         or mobile_vouched or email_verified_at is null or verified_at <= email_verified_at);

create or replace view strong_proofs as
  select s.id as session_id, s.customer_id, s.proof_purpose, s.created_at as proved_at
  from sessions s
  where s.ended_at is null
    and case
      when s.proof_channel = 'email'
        then exists (select from settled_emails e where e.customer_id = s.customer_id)
      when s.proof_channel is not null
        then exists (select from settled_numbers n where n.customer_id = s.customer_id)
      else false
    end;
