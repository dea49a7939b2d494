-- What a tenant decides of an application of the product: switched off, its place, and who sees it.
create table product_apps (
  tenant_id text not null references tenants (id) on delete cascade,
  app_code text collate "C" not null references apps (code) on delete cascade,
  enable smallint not null default 1 check (enable in (0, 1)),
  sort integer, -- among all of the tenant; null: before those that have one
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, app_code)
);
create index product_apps_code on product_apps (app_code);

-- Who sees it; without a row everybody does.
create table product_app_roles (
  tenant_id text not null,
  app_code text collate "C" not null,
  role_id text not null,
  primary key (tenant_id, app_code, role_id),
  foreign key (tenant_id, app_code) references product_apps (tenant_id, app_code) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index product_app_roles_by on product_app_roles (tenant_id, role_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['product_apps', 'product_app_roles'] loop
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
