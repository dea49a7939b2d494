-- What was removed and may come back: the whole object as it was, for 30 days.
create table recycle_bin (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('roles', 'menus', 'apps')),
  object_id text not null,
  name text not null,
  snapshot jsonb not null,
  removed_by text not null,
  removed_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index recycle_bin_by_age on recycle_bin (tenant_id, removed_at, id);
create index recycle_bin_sweep on recycle_bin (removed_at);

-- How people want to see a table: filters, order, columns. One row for a table and a person; owner '*'
-- holds what all of the tenant see.
create table saved_views (
  tenant_id text not null references tenants (id) on delete cascade,
  page text collate "C" not null,
  owner text not null,
  views jsonb not null,
  default_name text,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, page, owner)
);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['recycle_bin', 'saved_views'] loop
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
