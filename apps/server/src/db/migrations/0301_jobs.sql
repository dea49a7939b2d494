-- Work that comes round again: whoever moves next_at on does it this time.
create table job_runs (
  name text collate "C" primary key,
  next_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  error text
);
alter table job_runs enable row level security;
alter table job_runs force row level security;
create policy platform on job_runs to spruce_platform using (true) with check (true);
grant select, insert, update, delete on job_runs to spruce_platform;
