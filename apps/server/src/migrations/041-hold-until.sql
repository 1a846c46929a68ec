-- The day until which a hold is expected to last, if staff named one; shown to the customer.
alter table staff_acts add column until_on date;
