-- Long work that a person starts and comes back to. Whoever takes a job holds a lease; work whose
-- holder died goes to another when the lease has ended.
create table jobs (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('user-import')),
  title text not null,
  member_id text not null, -- who started it; nobody else sees it
  user_id text not null,
  status text not null default 'queued'
    check (status in ('queued', 'running', 'waiting', 'done', 'failed', 'cancelled')),
  phase text not null,
  done integer not null default 0,
  total integer,
  result jsonb not null default '{}',
  problem jsonb, -- { code, text? } of a failed one
  cancel_requested boolean not null default false,
  lease text,
  lease_until timestamptz,
  attempts integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index jobs_mine on jobs (tenant_id, member_id, created_at, id);
create index jobs_due on jobs (created_at) where status in ('queued', 'running');
create index jobs_expiring on jobs (expires_at);

-- An import of people: the file until it is read, what its columns mean, what became of each row.
create table user_imports (
  tenant_id text not null,
  job_id text not null,
  file_name text not null,
  storage_key text collate "C", -- null once the rows are read
  until text not null check (until in ('read', 'check', 'commit')),
  create_departments boolean not null default false,
  head jsonb not null default '[]', -- the columns' names as the file has them
  mapping jsonb not null default '[]', -- for each column a field, or null
  merged jsonb not null default '[]', -- ranges of merged cells
  departments jsonb not null default '[]', -- ids of those that the import made
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
create unique index user_imports_storage_key on user_imports (tenant_id, storage_key)
  where storage_key is not null;

create table user_import_rows (
  tenant_id text not null,
  job_id text not null,
  number integer not null, -- as the spreadsheet counts
  cells jsonb not null,
  outcome text not null default 'pending' check (outcome in (
    'pending', 'new', 'change', 'same', 'failed', 'created', 'changed', 'undone', 'left')),
  reasons jsonb not null default '[]', -- [{ column?, field?, code, detail? }]
  member_id text,
  before jsonb, -- of a changed person, for the way back
  after jsonb, -- what the import left, to see whether somebody has changed it since
  primary key (tenant_id, job_id, number),
  foreign key (tenant_id, job_id) references user_imports (tenant_id, job_id) on delete cascade
);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['jobs', 'user_imports', 'user_import_rows'] loop
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
