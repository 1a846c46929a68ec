-- Whose reason a hold has, which decides whether the clock runs, and its words in Hindi. Null in those recorded before:
-- ours, and the one text for everybody.
alter table staff_acts
  add column waits_for text check (waits_for in ('customer', 'department', 'ours')),
  add column comment_hi text;
