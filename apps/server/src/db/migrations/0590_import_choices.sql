-- An import keeps its file until it begins to write, so that another sheet or head can be chosen; the
-- first lines of the sheet are what a head is chosen from. A row says what a change of a person changes.
alter table user_imports
  add column chosen jsonb, -- { sheet, headLine } of a person; null: found by what the lines say
  add column head_line integer, -- of the head; null: there is none
  add column first_lines jsonb not null default '[]'; -- [{ number, cells }]
alter table user_import_rows
  add column changes jsonb not null default '[]'; -- [{ field, from, to }]
