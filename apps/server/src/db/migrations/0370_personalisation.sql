-- The look of a tenant: a draft that few see, and every published state with who published it.
create table personalisation_drafts (
  tenant_id text primary key references tenants (id) on delete cascade,
  value jsonb not null,
  version integer not null default 2, -- 1 is the state before the first draft
  updated_at timestamptz not null default now()
);

create table personalisation_releases (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  number integer not null,
  value jsonb not null,
  note text,
  published_by text, -- a member
  published_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, published_by) references memberships (tenant_id, id)
    on delete set null (published_by)
);
create unique index personalisation_releases_number
  on personalisation_releases (tenant_id, number);
create index personalisation_releases_publisher
  on personalisation_releases (tenant_id, published_by) where published_by is not null;

do $$
declare
  tbl text;
begin
  foreach tbl in array array['personalisation_drafts', 'personalisation_releases'] loop
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

-- A tenant changes its own look and file; name, code, hosts, status and term are the operator's.
create policy own_file on tenants for update to spruce_app
  using (id = current_tenant()) with check (id = current_tenant());
grant update (
  logo, browser_title, browser_icon, browser_icon_name, login_page, system_icon, slogan, palette,
  homepage_enabled, homepage_url, short_name, industry, region, contact_name, contact_mobile,
  contact_email, version, updated_at
) on tenants to spruce_app;
