-- Departments that see an application, each with those below, beside its roles; without either, everybody does.
create table tenant_app_departments (
  tenant_id text not null,
  app_id text not null,
  department_id text not null,
  primary key (tenant_id, app_id, department_id),
  foreign key (tenant_id, app_id) references tenant_apps (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade
);
create index tenant_app_departments_by on tenant_app_departments (tenant_id, department_id);

create table product_app_departments (
  tenant_id text not null,
  app_code text collate "C" not null,
  department_id text not null,
  primary key (tenant_id, app_code, department_id),
  foreign key (tenant_id, app_code) references product_apps (tenant_id, app_code) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade
);
create index product_app_departments_by on product_app_departments (tenant_id, department_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['tenant_app_departments', 'product_app_departments'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy tenant on %I to spruce_app '
      'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format(
      'grant select, insert, update, delete on %I to spruce_app, spruce_platform', tbl);
  end loop;
end
$$;
