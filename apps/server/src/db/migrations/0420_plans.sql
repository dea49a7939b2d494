-- Plans: what customers may use, and how much. A list that is null allows everything, later additions
-- too; a limit that is null is none.
create table plans (
  id text primary key,
  code text collate "C" not null unique,
  name text not null,
  description text,
  apps text[],
  menus text[],
  permissions text[],
  max_members integer check (max_members > 0),
  max_bytes bigint check (max_bytes > 0),
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Without a plan a customer may use everything.
alter table tenants add column plan_id text references plans (id);
create index tenants_plan on tenants (plan_id) where plan_id is not null;
create index tenants_ending on tenants (expires_at)
  where status = 'enabled' and expires_at is not null;

alter table plans enable row level security;
alter table plans force row level security;
create policy platform on plans to spruce_platform using (true) with check (true);
grant select, insert, update, delete on plans to spruce_platform;
create policy own on plans for select to spruce_app
  using (id = (select t.plan_id from tenants t where t.id = current_tenant()));
grant select on plans to spruce_app;

-- One customer's exceptions from its plan, and what pushes to many customers leave alone.
create table customer_overrides (
  tenant_id text primary key references tenants (id) on delete cascade,
  granted_apps text[] not null default '{}',
  revoked_apps text[] not null default '{}',
  granted_menus text[] not null default '{}',
  revoked_menus text[] not null default '{}',
  granted_permissions text[] not null default '{}',
  revoked_permissions text[] not null default '{}',
  limits jsonb not null default '{}', -- { maxMembers?, maxStorageBytes? }; null: without limit
  locked_parts text[] not null default '{}',
  expires_at timestamptz,
  note text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index customer_overrides_ending on customer_overrides (expires_at)
  where expires_at is not null;

alter table customer_overrides enable row level security;
alter table customer_overrides force row level security;
create policy tenant on customer_overrides to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on customer_overrides to spruce_platform using (true) with check (true);
grant select on customer_overrides to spruce_app; -- the operator writes them
grant select, insert, update, delete on customer_overrides to spruce_platform;

-- Whether a plan's list with one customer's exceptions holds the code. Absent lists are null.
create function plan_allows(listed text[], granted text[], revoked text[], code text) returns boolean
  language sql immutable parallel safe
  return coalesce(code = any(granted), false)
    or (not coalesce(code = any(revoked), false) and (listed is null or code = any(listed)));
