-- Words that resources are found by, and the contents that they had before. A content goes with its resource:
-- while the recycle bin keeps that, its older contents stay, so nothing refers to files here.
alter table files add column tags text[] not null default '{}';
create index files_tags on files using gin (tags);
create table file_versions (
  tenant_id text not null references tenants (id) on delete cascade,
  file_id text not null,
  number integer not null, -- counted from 1
  name text not null,
  media_type text not null,
  bytes integer not null check (bytes >= 0), -- of all sizes together
  sha256 text not null,
  storage_key text collate "C" not null,
  width integer,
  height integer,
  sizes jsonb not null default '[]',
  replaced_by text, -- member id
  replaced_at timestamptz not null,
  primary key (tenant_id, file_id, number)
);
create index file_versions_key on file_versions (storage_key);
alter table file_versions enable row level security;
alter table file_versions force row level security;
create policy tenant on file_versions to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on file_versions to spruce_platform using (true) with check (true);
grant select, insert, update, delete on file_versions to spruce_app, spruce_platform;
