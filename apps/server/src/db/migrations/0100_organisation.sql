-- Organisation: what lists, counters and search of departments and people stand on.

-- Departments ------------------------------------------------------------------------------------
-- People in the department and below, each once. Kept by the service in the writing transaction, under
-- the lock of the tenant's organisation.
alter table departments
  add column member_count integer not null default 0 check (member_count >= 0),
  add column name_key text collate "C" not null default ''; -- order by pinyin

-- Two siblings never have the same name; the root level counts as one family.
create unique index departments_sibling_name
  on departments (tenant_id, parent_id, name) nulls not distinct;
create index departments_by_level on departments (tenant_id, depth, sort, name_key);
drop index departments_children;
create index departments_children on departments (tenant_id, parent_id, sort, name_key);

-- Search -----------------------------------------------------------------------------------------
-- A token is a suffix of a name, in characters, in pinyin or in initials, or a whole code. "Contains"
-- is the range of tokens that start with the keyword: `>=` and `<` are leakproof, LIKE is not.
-- position: characters before the token in the name; what stands in front ranks first.
alter table department_tokens
  add column position smallint not null default 0,
  drop constraint department_tokens_pkey,
  add primary key (tenant_id, token, department_id) include (position);

-- People -----------------------------------------------------------------------------------------
alter table memberships add column name_key text collate "C" not null default '';
drop index memberships_by_name;
create index memberships_by_name on memberships (tenant_id, name_key, id);
-- The tenant's own record of a contact names one of its people.
create unique index memberships_mobile on memberships (tenant_id, mobile) where mobile is not null;
create unique index memberships_email on memberships (tenant_id, lower(email)) where email is not null;
