-- Components that designers place: the platform's, and a tenant's own frames.
create table components (
  id text primary key,
  code text collate "C" not null unique,
  kind text not null check (kind in ('builtin', 'frame')),
  name jsonb not null,
  category text not null,
  icon text,
  url text, -- of a frame
  size jsonb not null,
  min_size jsonb not null,
  properties text not null, -- JSON Schema, as it came
  visible_to text not null default 'all' check (visible_to in ('all', 'tenants')),
  tenant_ids text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'on_shelf', 'off_shelf')),
  changed boolean not null default true, -- since the last release
  release integer,
  released text, -- JSON of what designers get
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'draft') = (release is null))
);

create table component_releases (
  component_id text not null references components (id) on delete cascade,
  number integer not null,
  released text not null,
  released_at timestamptz not null default now(),
  primary key (component_id, number)
);

create table tenant_components (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  code text collate "C" not null,
  name jsonb not null,
  category text not null,
  icon text,
  url text,
  size jsonb not null,
  min_size jsonb not null,
  properties text not null,
  status text not null default 'draft' check (status in ('draft', 'on_shelf', 'off_shelf')),
  changed boolean not null default true,
  release integer,
  released text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((status = 'draft') = (release is null))
);
create unique index tenant_components_code on tenant_components (tenant_id, code);

-- Components of the platform that a tenant has switched off.
create table component_switches (
  tenant_id text not null references tenants (id) on delete cascade,
  component_id text not null references components (id) on delete cascade,
  enabled boolean not null,
  primary key (tenant_id, component_id)
);
create index component_switches_by on component_switches (component_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['components', 'component_releases', 'tenant_components',
    'component_switches'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format('grant select, insert, update, delete on %I to spruce_platform', tbl);
  end loop;
  foreach tbl in array array['tenant_components', 'component_switches'] loop
    execute format(
      'create policy tenant on %I to spruce_app '
      'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tbl);
    execute format('grant select, insert, update, delete on %I to spruce_app', tbl);
  end loop;
end
$$;

-- A tenant sees what is on the shelf for it.
create policy visible on components for select to spruce_app
  using (status = 'on_shelf' and (visible_to = 'all' or current_tenant() = any (tenant_ids)));
grant select on components to spruce_app;
