-- Applications of a tenant's own: pages, windows and frames of others. Those of the manifests stay the
-- platform's.
create table tenant_apps (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  code text collate "C" not null,
  name jsonb not null,
  icon text,
  category text,
  kind text not null check (kind in ('frame', 'page', 'window')),
  url text not null,
  open_type smallint not null default 1 check (open_type in (0, 1, 2)),
  status smallint not null default 0 check (status in (0, 1)),
  enable smallint not null default 1 check (enable in (0, 1)),
  sort integer not null default 0,
  allowed_origins text[] not null default '{}',
  permissions_asked text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index tenant_apps_code on tenant_apps (tenant_id, code);

-- Who sees an application; without a row everybody does.
create table tenant_app_roles (
  tenant_id text not null,
  app_id text not null,
  role_id text not null,
  primary key (tenant_id, app_id, role_id),
  foreign key (tenant_id, app_id) references tenant_apps (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index tenant_app_roles_by on tenant_app_roles (tenant_id, role_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['tenant_apps', 'tenant_app_roles'] loop
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
