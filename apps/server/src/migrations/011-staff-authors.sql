-- What staff wrote and confirmed names somebody of the service centre.
alter table ticket_entries add foreign key (staff_id) references staff_members;
alter table consultation_acts add foreign key (staff_id) references staff_members;
