-- An import is of people or of departments; a row of the latter names a department, and says what it
-- was and what the import left of it.
alter table user_imports
  add column kind text not null default 'people' check (kind in ('people', 'departments'));
alter table user_import_rows
  add column department_id text,
  add column department_before jsonb,
  add column department_after jsonb;
