-- Authorisation codes of RFC 6749 with PKCE: a tenant's applications sign its people in.

-- How an application of a tenant is known as a client.
create table oauth_clients (
  tenant_id text not null,
  id text collate "C" not null, -- the client_id, known to everybody
  app_id text not null,
  secret_hash text, -- null: a client that cannot keep a secret
  redirect_uris text[] not null,
  scopes text[] not null,
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, app_id) references tenant_apps (tenant_id, id) on delete cascade
);
create unique index oauth_clients_app on oauth_clients (tenant_id, app_id);

-- What waits for a person's yes or no, in the session that asked. The portal is a client without a row.
create table oauth_requests (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  session_id text not null,
  user_id text not null references users (id) on delete cascade,
  client_id text collate "C" not null,
  redirect_uri text not null,
  scopes text[] not null,
  state text,
  code_challenge text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index oauth_requests_of_session on oauth_requests (session_id, expires_at);
create index oauth_requests_by_expiry on oauth_requests (expires_at);

-- A used code stays while its session lives: who brings it again ends that session.
create table oauth_codes (
  tenant_id text not null references tenants (id) on delete cascade,
  code_hash text collate "C" not null,
  user_id text not null references users (id) on delete cascade,
  client_id text collate "C" not null,
  redirect_uri text not null,
  scopes text[] not null,
  code_challenge text not null,
  used_at timestamptz,
  session_id text, -- what it opened
  expires_at timestamptz not null,
  primary key (tenant_id, code_hash)
);
create index oauth_codes_by_hash on oauth_codes (code_hash);
create index oauth_codes_by_expiry on oauth_codes (expires_at);

create table oauth_consents (
  tenant_id text not null,
  user_id text not null references users (id) on delete cascade,
  client_id text collate "C" not null,
  scopes text[] not null,
  granted_at timestamptz not null default now(),
  primary key (tenant_id, user_id, client_id),
  foreign key (tenant_id, client_id) references oauth_clients (tenant_id, id) on delete cascade
);
create index oauth_consents_of_client on oauth_consents (tenant_id, client_id);
create index oauth_consents_of_user on oauth_consents (user_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['oauth_clients', 'oauth_requests', 'oauth_codes', 'oauth_consents'] loop
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

-- A client's session opens one tenant and what its scopes name.
alter table sessions add column client_id text;
alter table sessions add column scopes text[];
alter table sessions drop constraint sessions_via_check;
alter table sessions add constraint sessions_via_check
  check (via in ('password', 'code', 'mock', 'oauth', 'wechat'));
alter table sessions drop constraint sessions_mock_check;
alter table sessions add constraint sessions_mock_check check (
  (via = 'mock') = (acting_user_id is not null)
  and (client_id is not null) = (scopes is not null)
  and (client_id is null or via = 'oauth')
  and (via = 'mock' or client_id is not null) = (tenant_id is not null));
create index sessions_of_client on sessions (client_id, user_id) where client_id is not null;
