-- Sign-in by foreign providers of OpenID Connect: of tenants, each for its own people.

create table identity_providers (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  name text not null, -- what the button says
  name_key text collate "C" not null, -- the order of lists
  issuer text not null, -- never changes: links name people by it
  client_id text not null,
  secret_sealed text, -- null: a client that cannot keep a secret
  scopes text[] not null,
  link_by_email boolean not null default false,
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index identity_providers_name on identity_providers (tenant_id, name);
create index identity_providers_order on identity_providers (tenant_id, name_key, id);
create index identity_providers_by_id on identity_providers (id); -- before anybody has a tenant

-- Whom a provider's person signs in. One of each on either side.
create table openid_links (
  tenant_id text not null,
  provider_id text not null,
  subject text collate "C" not null,
  user_id text not null references users (id) on delete cascade,
  name text, -- the person's, at the provider
  linked_at timestamptz not null default now(),
  primary key (tenant_id, provider_id, subject),
  foreign key (tenant_id, provider_id) references identity_providers (tenant_id, id)
    on delete cascade
);
create unique index openid_links_user on openid_links (tenant_id, provider_id, user_id);
create index openid_links_of_user on openid_links (user_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['identity_providers', 'openid_links'] loop
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

-- One store for every way that leads away and comes back, WeChat's and a provider's.
alter table wechat_states rename to sign_in_states;
alter table sign_in_states rename constraint wechat_states_pkey to sign_in_states_pkey;
alter index wechat_states_by_expiry rename to sign_in_states_by_expiry;
alter table sign_in_states add column kind text not null default 'wechat'
  check (kind in ('wechat', 'openid'));
alter table sign_in_states alter column kind drop default;
alter table sign_in_states add column detail text; -- sealed: what the way back needs

alter table wechat_tickets rename to sign_in_tickets;
alter table sign_in_tickets rename constraint wechat_tickets_pkey to sign_in_tickets_pkey;
alter index wechat_tickets_by_expiry rename to sign_in_tickets_by_expiry;
alter table sign_in_tickets add column kind text not null default 'wechat'
  check (kind in ('wechat', 'openid'));
alter table sign_in_tickets alter column kind drop default;
alter table sign_in_tickets add column identity jsonb; -- who came, as the kind has it
update sign_in_tickets set identity = jsonb_build_object(
  'appId', app_id, 'openid', openid, 'unionid', unionid, 'nickName', nick_name);
alter table sign_in_tickets alter column identity set not null;
alter table sign_in_tickets
  drop column app_id, drop column openid, drop column unionid, drop column nick_name;

-- A provider's session opens the provider's tenant and no other.
alter table sessions add column provider_id text;
alter table sessions drop constraint sessions_via_check;
alter table sessions add constraint sessions_via_check
  check (via in ('password', 'code', 'mock', 'oauth', 'wechat', 'openid'));
alter table sessions drop constraint sessions_mock_check;
alter table sessions add constraint sessions_mock_check check (
  (via = 'mock') = (acting_user_id is not null)
  and (client_id is not null) = (scopes is not null)
  and (client_id is null or via = 'oauth')
  and (via = 'openid') = (provider_id is not null)
  and (via = 'mock' or client_id is not null or provider_id is not null)
    = (tenant_id is not null));
create index sessions_of_provider on sessions (provider_id) where provider_id is not null;
