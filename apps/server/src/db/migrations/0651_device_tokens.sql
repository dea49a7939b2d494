-- What lets programs report for one device, for the devices of an area, or for a device while it stands in an area. Only hashes of them are kept.
create table device_tokens (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  name text not null,
  area_id text,
  device_id text,
  token_hash text not null,
  previous_hash text, -- of the one before, which works a while longer
  previous_until timestamptz,
  seen_at timestamptz, -- the last report
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, area_id) references device_areas (tenant_id, id) on delete cascade,
  foreign key (tenant_id, device_id) references devices (tenant_id, id) on delete cascade,
  check (area_id is not null or device_id is not null)
);
create index device_tokens_hash on device_tokens (token_hash);
create index device_tokens_previous on device_tokens (previous_hash) where previous_hash is not null;
create index device_tokens_area on device_tokens (tenant_id, area_id) where area_id is not null;
create index device_tokens_device on device_tokens (tenant_id, device_id) where device_id is not null;
alter table device_tokens enable row level security;
alter table device_tokens force row level security;
create policy tenant on device_tokens to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on device_tokens to spruce_platform using (true) with check (true);
grant select, insert, update, delete on device_tokens to spruce_app, spruce_platform;
