-- REST services of a tenant that its pages read; the server alone asks them.
create table data_endpoints (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  name text not null,
  name_key text collate "C" not null, -- the order of lists
  base_url text not null, -- origin and base path, without a slash at its end
  auth text not null check (auth in ('none', 'header', 'bearer', 'basic')),
  header_name text, -- of header
  user_name text, -- of basic
  secret_sealed text, -- null: none, or it did not come back from the recycle bin
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((auth = 'header') = (header_name is not null)),
  check ((auth = 'basic') = (user_name is not null)),
  check (auth <> 'none' or secret_sealed is null)
);
create unique index data_endpoints_name on data_endpoints (tenant_id, name);
create index data_endpoints_order on data_endpoints (tenant_id, name_key, id);

alter table data_endpoints enable row level security;
alter table data_endpoints force row level security;
create policy tenant on data_endpoints to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on data_endpoints to spruce_platform using (true) with check (true);
grant select, insert, update, delete on data_endpoints to spruce_app, spruce_platform;

alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in ('roles', 'menus', 'apps', 'departments', 'members', 'resources',
    'businessIdentifiers', 'pages', 'workbenches', 'plans', 'components', 'systemNotices',
    'notices', 'tenantComponents', 'deviceAreas', 'devices', 'dataPoints', 'deviceTypes',
    'alarmRules', 'folders', 'identityProviders', 'dataEndpoints', 'calendarEvents', 'todos'));
