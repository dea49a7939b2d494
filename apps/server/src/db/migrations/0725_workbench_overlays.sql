-- What a member made of a workbench: differences from a revision of it, for each workbench that they are given.
-- Copies of before stay until their member saves or resets: they are read as differences from what they were made from.
alter table personal_workbenches alter column document drop not null;
alter table personal_workbenches add column changes text;
alter table personal_workbenches add column workbench_id text not null default ''; -- nobody gave one
update personal_workbenches set workbench_id = coalesce(based_on, '');
alter table personal_workbenches drop column based_on;
alter table personal_workbenches alter column workbench_id drop default;
alter table personal_workbenches drop constraint personal_workbenches_pkey;
alter table personal_workbenches add primary key (tenant_id, member_id, workbench_id);
alter table personal_workbenches
  add constraint personal_workbenches_made check (num_nonnulls(document, changes) = 1);
