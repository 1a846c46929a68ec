-- The words of a reply that was taken back: who takes it back once more, as the first answer was lost, is given them again.
-- The release before writes none.
alter table taken_back_replies add column body text not null default '';
