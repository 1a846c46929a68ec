-- What an entry of the audit log tells of, so that auditors find reveals, readings and exports among the acts. Null:
-- follows from the rest, as of every entry from before and of those that the release before writes beside this one.
alter table audit_entries add column kind text check (kind in
  ('act', 'read', 'reveal', 'lookup', 'export', 'acting', 'people', 'publication', 'portal'));

-- The same expression as in features/audit/read-audit-page.ts. Not a function: the portal's role would need the right to
-- execute it for every insert, before the grants of this upgrade are given.
create index audit_entries_kind on audit_entries ((coalesce(kind, case
  when description = 'reveal_identifier' then 'reveal'
  when description in ('Made a panel code', 'Entered the customer''s portal') then 'acting'
  when entity_type in ('staff_member', 'team') then 'people'
  when staff_id is null then 'portal'
  else 'act' end)), id desc);
create index audit_entries_time on audit_entries (recorded_at, id);
-- Whether somebody has read the same a short while ago.
create index audit_entries_read on audit_entries (staff_id, entity_id, recorded_at) where kind = 'read';
