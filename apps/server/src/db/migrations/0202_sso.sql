-- Links of single sign-on: once, for a minute, for one person, tenant, application and origin.
create table sso_links (
  tenant_id text not null references tenants (id) on delete cascade,
  token_hash text collate "C" not null,
  user_id text not null references users (id) on delete cascade,
  app_code text collate "C" not null,
  origin text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
create index sso_links_by_token on sso_links (token_hash);
create index sso_links_by_expiry on sso_links (expires_at);

alter table sso_links enable row level security;
alter table sso_links force row level security;
create policy tenant on sso_links to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on sso_links to spruce_platform using (true) with check (true);
grant select, insert, update, delete on sso_links to spruce_app, spruce_platform;
