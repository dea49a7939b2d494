-- Files of tenants: what was uploaded, the folders of resources, and who uses what. The bytes lie in
-- the file storage under storage_key; a key without a row is swept, a row never loses its bytes.

create table folders (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  parent_id text,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references folders (tenant_id, id),
  check (parent_id is distinct from id)
);
create unique index folders_sibling_name on folders (tenant_id, parent_id, name) nulls not distinct;

create table files (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('appImage', 'avatar', 'attachment', 'resource')),
  folder_id text,
  name text not null,
  media_type text not null,
  bytes integer not null check (bytes >= 0), -- of all sizes together
  sha256 text not null,
  storage_key text collate "C" not null,
  width integer,
  height integer,
  sizes jsonb not null default '[]', -- smaller pictures: [{ size, width, height }]
  public_name text collate "C", -- unguessable; whoever knows it may read without a session
  uploaded_by text, -- member id
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id)
);
create unique index files_storage_key on files (tenant_id, storage_key);
create index files_public_name on files (public_name) where public_name is not null;
create index files_in_folder on files (tenant_id, kind, folder_id, created_at, id);
create index files_by_age on files (kind, created_at);

-- Where a file is used. Whoever keeps a file's id writes its line here, in the same transaction; a file
-- with a line cannot be removed.
create table file_references (
  tenant_id text not null,
  object_table text not null,
  object_id text not null,
  place text not null,
  file_id text not null,
  label text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, object_table, object_id, place, file_id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index file_references_of on file_references (tenant_id, file_id);

create table storage_usage (
  tenant_id text primary key references tenants (id) on delete cascade,
  bytes bigint not null default 0 check (bytes >= 0),
  files integer not null default 0 check (files >= 0)
);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['folders', 'files', 'file_references', 'storage_usage'] loop
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
