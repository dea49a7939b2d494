-- Roles: whom a role shows. Codes say what a person may do, the scope to whom.
alter table roles
  add column data_scope text not null default 'all'
    check (data_scope in ('all', 'department_below', 'department', 'self', 'custom'));

-- The chosen departments of the scope 'custom'.
create table role_departments (
  tenant_id text not null,
  role_id text not null,
  department_id text not null,
  primary key (tenant_id, role_id, department_id),
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade
);
create index role_departments_by on role_departments (tenant_id, department_id);

alter table role_departments enable row level security;
alter table role_departments force row level security;
create policy tenant on role_departments to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on role_departments to spruce_platform using (true) with check (true);
grant select, insert, update, delete on role_departments to spruce_app, spruce_platform;
