-- What the last check of an application's address found, and since when it is so.
alter table tenant_apps
  add column checked_at timestamptz,
  add column check_state text check (check_state in ('up', 'down', 'refused')),
  add column check_status integer check (check_status between 0 and 999),
  add column check_milliseconds integer check (check_milliseconds >= 0),
  add column check_since timestamptz,
  add check ((checked_at is null) = (check_state is null)),
  add check ((checked_at is null) = (check_since is null));
create index tenant_apps_checked on tenant_apps (checked_at nulls first);

-- The checks before.
create table app_checks (
  tenant_id text not null,
  app_id text not null,
  checked_at timestamptz not null,
  state text not null check (state in ('up', 'down', 'refused')),
  status integer,
  milliseconds integer,
  primary key (tenant_id, app_id, checked_at),
  foreign key (tenant_id, app_id) references tenant_apps (tenant_id, id) on delete cascade
);
create index app_checks_at on app_checks (checked_at);

alter table app_checks enable row level security;
alter table app_checks force row level security;
create policy tenant on app_checks to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on app_checks to spruce_platform using (true) with check (true);
grant select, insert, update, delete on app_checks to spruce_app, spruce_platform;
