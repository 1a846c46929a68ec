import { expect, it } from 'vitest'
import { findMigrationProblems } from './find-migration-problems.ts'

const problemsOf = (text: string) =>
  findMigrationProblems('040-x.sql', text).map((problem) => problem.slice(10, problem.indexOf(':')))

it.each([
  ['alter table a drop column b;', 'drops'],
  ['drop function f;', 'drops'],
  ['alter table a rename column b to c;', 'renames'],
  ['alter table a rename to b;', 'renames'],
  ['alter table a alter column b type bigint;', 'changes a type'],
  ['alter table a alter b set data type text;', 'changes a type'],
  ['alter table a alter column b set not null;', 'forbids null'],
  ['alter table a add column b text not null;', 'adds a column that must be given'],
  ['alter table a add constraint c check (b > 0);', 'adds a constraint'],
  ['revoke update on a from sanad_app;', 'takes a privilege back'],
  ['revoke execute on function f(uuid) from public;', 'takes a privilege back'],
  ["update a set status = 'succeeded' where status = 'SUCCESS';", 'rewrites rows'],
])('%s %s, which the release before may not bear', (text, what) => {
  expect(problemsOf(text)).toEqual([what])
})

it.each([
  'create table a (b text not null);',
  "alter table a add column b text not null default '', add column c text;",
  'create index on a (b);',
  '-- alter table a drop column b;',
  'create function f() returns int language sql as $$ select 1 $$; revoke execute on function f from public;',
  'create function f() returns void language sql as $$ update a set b = 1 $$;',
])('%s is an expansion', (text) => {
  expect(problemsOf(text)).toEqual([])
})

it('says which release it needs, or why none, and may then contract', () => {
  const text = 'alter table a drop column b;'
  expect(problemsOf(`${text}\nselect require_release(39);`)).toEqual([])
  expect(problemsOf(`-- The release before: reads b nowhere since 38.\n${text}`)).toEqual([])
  expect(problemsOf(`${text}\n-- select require_release(39);`)).toEqual(['drops'])
})
