-- What the embed doctor found at the address that an application had then.
create table app_diagnoses (
  tenant_id text not null,
  app_id text not null,
  checked_at timestamptz not null,
  url text not null,
  findings jsonb not null,
  primary key (tenant_id, app_id, checked_at),
  foreign key (tenant_id, app_id) references tenant_apps (tenant_id, id) on delete cascade
);

alter table app_diagnoses enable row level security;
alter table app_diagnoses force row level security;
create policy tenant on app_diagnoses to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on app_diagnoses to spruce_platform using (true) with check (true);
grant select, insert, update, delete on app_diagnoses to spruce_app, spruce_platform;
