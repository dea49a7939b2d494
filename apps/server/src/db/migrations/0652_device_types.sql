-- What devices of a kind measure. The data points of a device follow those of its type, except in what they
-- override; those of today are their devices' own.
create table device_types (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  code text collate "C" not null,
  name text not null,
  description text,
  offline_seconds integer not null default 300,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index device_types_code on device_types (tenant_id, code);

create table type_points (
  tenant_id text not null,
  id text not null,
  type_id text not null,
  code text collate "C" not null,
  name text not null,
  unit text,
  type text not null check (type in ('number', 'boolean', 'text')),
  min_value double precision,
  max_value double precision,
  decimals smallint,
  sort integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references device_types (tenant_id, id) on delete cascade
);
create unique index type_points_code on type_points (tenant_id, type_id, code);

alter table devices add column type_id text;
alter table devices add foreign key (tenant_id, type_id) references device_types (tenant_id, id);
create index devices_type on devices (tenant_id, type_id) where type_id is not null;

alter table data_points
  add column type_point_id text,
  add column overrides text[] not null default '{}';
alter table data_points add foreign key (tenant_id, type_point_id)
  references type_points (tenant_id, id) on delete set null (type_point_id);
create index data_points_type on data_points (tenant_id, type_point_id)
  where type_point_id is not null;

do $$
declare
  tbl text;
begin
  foreach tbl in array array['device_types', 'type_points'] loop
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

alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in ('roles', 'menus', 'apps', 'departments', 'members', 'resources',
    'businessIdentifiers', 'pages', 'workbenches', 'plans', 'components', 'systemNotices',
    'notices', 'tenantComponents', 'deviceAreas', 'devices', 'dataPoints', 'deviceTypes', 'folders',
    'identityProviders', 'calendarEvents', 'todos'));
