-- Areas, the devices that stand in them and what these measure.
create table device_areas (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  parent_id text,
  name text not null,
  sort integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references device_areas (tenant_id, id)
);
create index device_areas_parent on device_areas (tenant_id, parent_id, sort, id);

create table devices (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  area_id text not null,
  code text collate "C" not null,
  name text not null,
  model text,
  description text,
  seen_at timestamptz, -- the last report
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, area_id) references device_areas (tenant_id, id)
);
create unique index devices_code on devices (tenant_id, code);
create index devices_area on devices (tenant_id, area_id, code);

create table data_points (
  tenant_id text not null,
  id text not null,
  device_id text not null,
  code text collate "C" not null,
  name text not null,
  unit text,
  type text not null check (type in ('number', 'boolean', 'text')),
  value text, -- as JSON
  value_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, device_id) references devices (tenant_id, id) on delete cascade
);
create unique index data_points_code on data_points (tenant_id, device_id, code);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['device_areas', 'devices', 'data_points'] loop
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
