-- Logs beside the audit: sign-ins, and which applications are opened.

-- Every attempt to sign in. tenant_id is '-' where none is known, so no foreign key.
create table login_log (
  tenant_id text not null,
  id text not null,
  user_id text,
  login_name text not null, -- of an unknown account only its first character
  login_key text collate "C" not null,
  success boolean not null,
  reason text, -- a code of messages.ts
  via text not null, -- the operation
  address text,
  terminal text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index login_log_by_age on login_log (tenant_id, created_at, id);
create index login_log_of_user on login_log (tenant_id, user_id, created_at);

-- Opened applications, one row for a person, an application and an hour: small however often.
create table app_visits (
  tenant_id text not null references tenants (id) on delete cascade,
  hour timestamptz not null,
  user_id text not null,
  app_code text collate "C" not null,
  visits integer not null default 1 check (visits > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  terminal text,
  primary key (tenant_id, hour, user_id, app_code)
);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['login_log', 'app_visits'] loop
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
  revoke update, delete on login_log from spruce_app;
end
$$;

-- When a person last called in this tenant, to the minute: who is online now.
alter table memberships add column seen_at timestamptz;
create index memberships_seen on memberships (tenant_id, seen_at) where seen_at is not null;
