-- A tenant's own components have pictures and keep what designers got with each release, as those of
-- the platform do.
alter table tenant_components add column thumbnail text; -- the address of a file of the tenant's

create table tenant_component_releases (
  tenant_id text not null,
  component_id text not null,
  number integer not null,
  released text not null, -- JSON of what designers got
  released_at timestamptz not null default now(),
  primary key (tenant_id, component_id, number),
  foreign key (tenant_id, component_id) references tenant_components (tenant_id, id) on delete cascade
);

alter table tenant_component_releases enable row level security;
alter table tenant_component_releases force row level security;
create policy tenant on tenant_component_releases to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on tenant_component_releases to spruce_platform
  using (true) with check (true);
grant select, insert, update, delete on tenant_component_releases to spruce_app, spruce_platform;

-- Of what was released before, only the last is known.
insert into tenant_component_releases (tenant_id, component_id, number, released, released_at)
select tenant_id, id, release, released, updated_at from tenant_components
where release is not null and released is not null;
