-- The release before: knows no field_id, which its tickets leave null, as the constraint allows.
-- A ticket that asks to change a submitted answer: the field's id, by which the form and the information show what
-- became of it.
alter table tickets add column field_id text check (length(field_id) <= 100);
alter table tickets add constraint field_of_application check (field_id is null or application_id is not null);

-- What staff ask for beyond the service: a text as before, a date, or a file.
alter table extra_item_requests
  add column kind text not null default 'text' check (kind in ('text', 'date', 'file'));
