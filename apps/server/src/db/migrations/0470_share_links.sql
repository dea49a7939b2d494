-- Links that show a published page to whoever has them, without a sign-in. The secret is stored as a
-- hash and the password by argon2id; removing the page removes its links.
create table share_links (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  page_id text not null,
  name text not null,
  token_hash text collate "C" not null,
  password_hash text,
  expires_at timestamptz, -- null is never
  revoked_at timestamptz,
  views integer not null default 0, -- how often the page was shown
  last_viewed_at timestamptz,
  created_by text, -- a member
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, page_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references memberships (tenant_id, id)
    on delete set null (created_by)
);
create index share_links_of_page on share_links (tenant_id, page_id, created_at, id);
create index share_links_creator on share_links (tenant_id, created_by) where created_by is not null;
-- Not unique: 256 random bits, and the token comes before the tenant is known.
create index share_links_token on share_links (token_hash);

-- Who opened a link, and what they were told.
create table share_link_views (
  tenant_id text not null,
  id text not null,
  link_id text not null,
  viewed_at timestamptz not null,
  address text not null,
  agent text,
  outcome text not null
    check (outcome in ('shown', 'wrong_password', 'revoked', 'expired', 'unpublished')),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references share_links (tenant_id, id) on delete cascade
);
create index share_link_views_of_link on share_link_views (tenant_id, link_id, viewed_at, id);
create index share_link_views_by_age on share_link_views (viewed_at);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['share_links', 'share_link_views'] loop
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
