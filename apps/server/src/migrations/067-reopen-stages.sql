-- A completed stage can be reopened. The releases before would go on counting its completion, and would read the act that
-- reopened it as a hold.
select require_release(67);

alter table staff_acts
  -- The completion that counts from then on as if it had not been.
  add column reopens bigint unique references staff_acts,
  drop constraint staff_acts_kind_check,
  add constraint staff_acts_kind_check check (kind in ('complete', 'hold', 'resume', 'reopen')),
  drop constraint staff_acts_check,
  add constraint staff_acts_stage_check check ((kind in ('complete', 'reopen')) = (stage_id is not null)),
  add constraint staff_acts_reopens_check check ((kind = 'reopen') = (reopens is not null));
-- That a stage is completed once, the application's lock sees to.
drop index staff_acts_stage;
