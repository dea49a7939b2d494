-- What data points measured over time, and how long it is kept.
alter table data_points
  add column min_value double precision,
  add column max_value double precision,
  add column decimals smallint;

create table device_settings (
  tenant_id text primary key references tenants (id) on delete cascade,
  keep_days integer not null default 90 check (keep_days between 1 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
alter table device_settings enable row level security;
alter table device_settings force row level security;
create policy tenant on device_settings to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on device_settings to spruce_platform using (true) with check (true);
grant select, insert, update, delete on device_settings to spruce_app, spruce_platform;

-- One row for each data point and moment. Nothing refers to data points, so that the values of one that
-- comes back from the bin are there again. On PostgreSQL it is divided by weeks, which the service makes and
-- drops (jobs/keepHistory.ts); `point_history_rest` holds what belongs to none of them. The embedded engine
-- has one table.
do $$
declare
  shape constant text := '
    tenant_id text not null references tenants (id) on delete cascade,
    point_id text not null,
    at timestamptz not null,
    value double precision, -- of switches 0 or 1
    text text,
    out_of_range boolean not null default false,
    primary key (tenant_id, point_id, at)';
  tbl text;
begin
  if version() like '%emscripten%' then
    execute format('create table point_history (%s)', shape);
  else
    execute format('create table point_history (%s) partition by range (at)', shape);
    create table point_history_rest partition of point_history default;
  end if;
  for tbl in select relname from pg_class
    where relname in ('point_history', 'point_history_rest') and relkind in ('r', 'p')
  loop
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
