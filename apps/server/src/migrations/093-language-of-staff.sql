-- In which a member reads the desk; null: as each of their devices is set.
alter table staff_members add column language text check (language ~ '^[a-z]{2}$');
