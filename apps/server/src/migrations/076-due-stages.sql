-- Applications whose customer is to pay a stage, for their list and the reminders.
create index states_to_pay on application_states (application_id)
  where next_step = 'pay_stage' and client_status = 'processing';
