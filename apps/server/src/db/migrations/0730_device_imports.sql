-- An import is of devices, too. A row of it, as one of departments, names what it made or changed, and says
-- what that was and what the import left of it.
alter table user_imports drop constraint user_imports_kind_check;
alter table user_imports add constraint user_imports_kind_check
  check (kind in ('people', 'departments', 'devices'));
alter table user_import_rows rename column department_id to record_id;
alter table user_import_rows rename column department_before to record_before;
alter table user_import_rows rename column department_after to record_after;
