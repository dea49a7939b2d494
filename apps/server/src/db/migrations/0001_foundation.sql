-- Foundation of the platform's data.
-- Rules (docs: "The reference server"): tenant_id leads every primary key, unique index and foreign
-- key of a table that belongs to a tenant; every such table has FORCE row-level security; ids are
-- made by the application; times are timestamptz.

-- Roles -------------------------------------------------------------------------------------------
-- spruce_app works inside one tenant, spruce_platform across tenants. Neither owns anything, can log
-- in or can bypass row-level security; the login role of the service is a member of both.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['spruce_app', 'spruce_platform'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format(
          'create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- roles belong to the cluster: another database's migration was faster
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end
$$;

-- The tenant of the running transaction, or null. A plain SQL function is inlined into the policies.
create function current_tenant() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '');

-- Platform-wide -----------------------------------------------------------------------------------
create table tenants (
  id text primary key check (id ~ '^[0-9a-z-]{1,40}$'),
  code text collate "C" not null unique,
  name text not null,
  short_name text not null,
  kind text not null check (kind in ('operator', 'customer')),
  status text not null default 'enabled' check (status in ('enabled', 'disabled', 'expired')),
  hosts text[] not null default '{}',
  logo smallint not null default 0 check (logo in (0, 1, 2)),
  browser_title text,
  browser_icon text,
  browser_icon_name text,
  login_page text,
  system_icon text,
  slogan text,
  palette text not null default 'blue' check (palette in ('blue', 'red', 'green', 'orange')),
  homepage_enabled boolean not null default false,
  homepage_url text,
  created_at timestamptz not null default now()
);
create unique index tenants_one_operator on tenants (kind) where kind = 'operator';

-- One account for the whole platform. What a tenant sees of a person stands in memberships.
create table users (
  id text primary key,
  login_name text not null,
  login_key text collate "C" not null unique, -- lower case, what people type
  password_hash text, -- null: the account cannot sign in with a password
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  name text not null,
  mobile text collate "C" unique,
  email text,
  email_key text collate "C" unique,
  photo text,
  status text not null default 'active' check (status in ('active', 'suspended')),
  main_tenant_id text references tenants (id) on delete set null,
  last_login_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  id text primary key, -- not secret: what the browser may know of its own session
  token_hash text collate "C" not null unique,
  user_id text not null references users (id) on delete cascade,
  browser_id text,
  via text not null default 'password' check (via in ('password')),
  address text,
  agent text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table captchas (
  key text collate "C" primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);

create unlogged table rate_limits (
  key text collate "C" primary key,
  hits integer not null,
  resets_at timestamptz not null
);

create table dev_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text,
  text text not null,
  captcha_key text,
  code text,
  created_at timestamptz not null default now()
);

create table preferences (
  user_id text primary key references users (id) on delete cascade,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- What the sub-applications' manifests declare; the service upserts them at every start.
create table apps (
  code text collate "C" primary key,
  name jsonb not null,
  icon text,
  base_path text not null,
  kind text not null default 'own' check (kind in ('own', 'frame', 'page', 'window')),
  status smallint not null default 0 check (status in (0, 1)),
  enable smallint not null default 1 check (enable in (0, 1)),
  sort integer not null default 0
);

create table menus (
  id text primary key, -- <app code>/<key>
  app_code text collate "C" not null references apps (code) on delete cascade,
  parent_id text,
  key text not null,
  name jsonb not null,
  path text not null default '',
  base_url text not null default '',
  icon text,
  type smallint not null check (type in (0, 1)), -- 0 menu, 1 button
  open_type smallint not null default 1 check (open_type in (0, 1, 2)),
  perm_code text collate "C",
  isonly boolean not null default false,
  sort integer not null default 0,
  unique (app_code, key)
);

create table permissions (
  code text collate "C" primary key check (code ~ '^[a-z][a-z0-9-]*:[a-z]+$'),
  app_code text collate "C" not null references apps (code) on delete cascade,
  name jsonb not null
);

-- Tenant tables -----------------------------------------------------------------------------------
create table departments (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  parent_id text,
  mpath text collate "C" not null, -- the ids from the root to this one, each followed by '.'
  depth smallint not null default 1,
  name text not null,
  code text collate "C",
  head_member_id text,
  sort integer not null default 0,
  description text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references departments (tenant_id, id),
  check (parent_id is distinct from id)
);
create unique index departments_path on departments (tenant_id, mpath);
create unique index departments_code on departments (tenant_id, code) where code is not null;
create index departments_children on departments (tenant_id, parent_id, sort, id);

create table department_tokens (
  tenant_id text not null,
  token text collate "C" not null,
  department_id text not null,
  primary key (tenant_id, token, department_id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade
);
create index department_tokens_of on department_tokens (tenant_id, department_id);

-- A person in a tenant: everything of the person that this tenant may see or change.
create table memberships (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  user_id text not null references users (id) on delete cascade,
  login_name text not null,
  nick_name text not null,
  employee_code text collate "C",
  mobile text collate "C",
  email text,
  photo text,
  status text not null default 'active' check (status in ('invited', 'active', 'disabled')),
  last_login_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index memberships_user on memberships (tenant_id, user_id);
create unique index memberships_employee on memberships (tenant_id, employee_code)
  where employee_code is not null;
create index memberships_by_name on memberships (tenant_id, nick_name, id);
create index memberships_by_age on memberships (tenant_id, created_at, id);
create index memberships_of_user on memberships (user_id, tenant_id);

alter table departments add foreign key (tenant_id, head_member_id)
  references memberships (tenant_id, id) on delete set null (head_member_id);
create index departments_head on departments (tenant_id, head_member_id)
  where head_member_id is not null;

create table member_tokens (
  tenant_id text not null,
  token text collate "C" not null,
  member_id text not null,
  primary key (tenant_id, token, member_id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);
create index member_tokens_of on member_tokens (tenant_id, member_id);

create table membership_departments (
  tenant_id text not null,
  member_id text not null,
  department_id text not null,
  main boolean not null default false,
  sort integer not null default 0,
  primary key (tenant_id, member_id, department_id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id)
);
create index membership_departments_by on membership_departments (tenant_id, department_id, member_id);
create unique index membership_departments_main on membership_departments (tenant_id, member_id)
  where main;

create table roles (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  name text not null,
  code text collate "C" not null,
  description text,
  builtin boolean not null default false,
  grants_all boolean not null default false, -- the administrator: every permission, today's and later ones
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index roles_code on roles (tenant_id, code);
create unique index roles_name on roles (tenant_id, name);

create table role_permissions (
  tenant_id text not null,
  role_id text not null,
  perm_code text collate "C" not null,
  primary key (tenant_id, role_id, perm_code),
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);

create table membership_roles (
  tenant_id text not null,
  member_id text not null,
  role_id text not null,
  primary key (tenant_id, member_id, role_id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index membership_roles_by on membership_roles (tenant_id, role_id, member_id);

create table favourites (
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  menu_id text not null references menus (id) on delete cascade,
  sort integer not null,
  primary key (tenant_id, user_id, menu_id)
);

-- tenant_id is '-' for work outside any tenant, so no foreign key.
create table idempotency_keys (
  tenant_id text not null,
  user_id text not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status smallint not null,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, operation, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table audit_log (
  tenant_id text not null,
  id text not null,
  user_id text,
  operation text not null,
  object_table text,
  object_id text,
  detail jsonb,
  trace_id text,
  address text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index audit_log_by_age on audit_log (tenant_id, created_at, id);

-- Row-level security and grants -------------------------------------------------------------------
do $$
declare
  tbl text;
begin
  -- Tables of a tenant: the running tenant's rows for spruce_app, all for spruce_platform.
  foreach tbl in array array[
    'departments', 'department_tokens', 'memberships', 'member_tokens', 'membership_departments',
    'roles', 'role_permissions', 'membership_roles', 'favourites', 'idempotency_keys', 'audit_log'
  ] loop
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
  revoke update, delete on audit_log from spruce_app;

  -- Tables of the platform: all for spruce_platform; what spruce_app may do is said below.
  foreach tbl in array array[
    'tenants', 'users', 'sessions', 'captchas', 'rate_limits', 'dev_outbox', 'preferences',
    'apps', 'menus', 'permissions'
  ] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format('grant select, insert, update, delete on %I to spruce_platform', tbl);
  end loop;
end
$$;

create policy tenant on tenants for select to spruce_app using (id = current_tenant());
grant select on tenants to spruce_app;

-- Inside a tenant an account can be made, never read or changed: see memberships.
create policy newcomer on users for insert to spruce_app with check (true);
grant insert on users to spruce_app;

create policy everyone on apps for select to spruce_app using (true);
create policy everyone on menus for select to spruce_app using (true);
create policy everyone on permissions for select to spruce_app using (true);
grant select on apps, menus, permissions to spruce_app;
