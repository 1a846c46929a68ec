import { expect, it } from 'vitest'
import { findLostGrants } from './find-lost-grants.ts'

const before = `
  -- Sessions
  grant update (ended_at, proof_channel) on sessions to sanad_app;
  grant execute on function f, g to sanad_app;
  grant delete on
    sessions, devices
  to sanad_app;
  do $$ begin execute 'grant select on all'; end $$;
`

it('the same grants in other words, and more of them, take nothing away', () => {
  const today = `
    grant delete on devices, sessions, drafts to sanad_app;
    grant update (proof_channel) on sessions to sanad_app; -- kept
    grant update (ended_at, renewed_at) on sessions to sanad_app;
    grant execute on function g, f, h to sanad_app;
    do $$ begin
      execute 'grant select on all'; end $$;
  `
  expect(findLostGrants(before, today)).toEqual([])
})

it('a column, a table, a function and a default that are gone are found one by one', () => {
  const today = `
    grant update (ended_at) on sessions to sanad_app;
    grant execute on function f to sanad_app;
    grant delete on sessions to sanad_app;
  `
  expect(findLostGrants(before, today)).toEqual([
    'no longer grants update (proof_channel) on sessions to sanad_app',
    'no longer grants execute on function g to sanad_app',
    'no longer grants delete on devices to sanad_app',
    "no longer grants do $$ begin execute 'grant select on all'; end $$",
  ])
})

it('what is taken back for the first time is found', () => {
  const former = `${before} revoke insert on audit from sanad_app;`
  expect(findLostGrants(former, `${former} revoke insert on sessions from sanad_app;`)).toEqual([
    'revokes insert on sessions to sanad_app',
  ])
})
