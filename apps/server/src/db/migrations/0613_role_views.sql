-- A role view: somebody looks at the tenant through one role, reading only and for a while. Its session
-- ends with the session it began in, which every call looks for, with the role and with the department.
alter table sessions add column parent_id text;
alter table sessions add column view_role_id text;
alter table sessions add column view_department_id text;
alter table sessions add foreign key (tenant_id, view_role_id)
  references roles (tenant_id, id) on delete cascade;
alter table sessions add foreign key (tenant_id, view_department_id)
  references departments (tenant_id, id) on delete cascade;
alter table sessions drop constraint sessions_via_check;
alter table sessions add constraint sessions_via_check
  check (via in ('password', 'code', 'mock', 'oauth', 'wechat', 'openid', 'role'));
alter table sessions drop constraint sessions_mock_check;
alter table sessions add constraint sessions_mock_check check (
  (via = 'mock') = (acting_user_id is not null)
  and (client_id is not null) = (scopes is not null)
  and (client_id is null or via = 'oauth')
  and (via = 'openid') = (provider_id is not null)
  and (via = 'role') = (view_role_id is not null)
  and (via = 'role') = (parent_id is not null)
  and (view_department_id is null or via = 'role')
  and (via in ('mock', 'role') or client_id is not null or provider_id is not null)
    = (tenant_id is not null));
create index sessions_of_view_role on sessions (tenant_id, view_role_id)
  where view_role_id is not null;
create index sessions_of_view_department on sessions (tenant_id, view_department_id)
  where view_department_id is not null;
