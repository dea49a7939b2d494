-- Which sheet of a workbook an import has read, and which others with rows it has not.
alter table user_imports
  add column sheet text,
  add column other_sheets text[] not null default '{}';
