-- What a tenant makes of its menus. The manifests' menus stay the platform's, the same for all.

-- Changes to a menu of the platform: of name, icon, visible, sort and parentId those that differ.
create table menu_overrides (
  tenant_id text not null references tenants (id) on delete cascade,
  menu_id text collate "C" not null references menus (id) on delete cascade,
  changes jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, menu_id)
);

-- Menus and buttons of the tenant's own. A parent may be one of the platform, so no foreign key: what
-- has lost its parent stands at the top.
create table tenant_menus (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  app_code text collate "C" not null,
  parent_id text,
  name jsonb not null,
  path text not null default '',
  base_url text not null default '',
  icon text,
  type smallint not null check (type in (0, 1)), -- 0 menu, 1 button
  open_type smallint not null default 1 check (open_type in (0, 1, 2)),
  perm_code text collate "C",
  isonly boolean not null default false,
  visible boolean not null default true,
  sort integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index tenant_menus_of_app on tenant_menus (tenant_id, app_code, sort, id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['menu_overrides', 'tenant_menus'] loop
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

-- A favourite may be one of the tenant's own menus. What is gone is not shown, and swept at the start.
alter table favourites drop constraint favourites_menu_id_fkey;
