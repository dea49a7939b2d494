-- One change to all people that a filter finds: a job, and what became of each of them.
alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check
  check (kind in ('user-import', 'plan-push', 'bulk-change'));

create table bulk_changes (
  tenant_id text not null,
  job_id text not null,
  action text not null
    check (action in ('enable', 'disable', 'move', 'addRole', 'removeRole', 'remove')),
  target_id text, -- the department or the role
  target_name text, -- what it was called
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);

create table bulk_change_people (
  tenant_id text not null,
  job_id text not null,
  number integer not null, -- in the order of names
  member_id text not null, -- no key: who is removed stays in the record
  name text not null,
  outcome text not null default 'pending'
    check (outcome in ('pending', 'changed', 'left', 'undone', 'kept')),
  reason text, -- why they were left out, or stay as the change made them
  before jsonb, -- for the way back
  after jsonb, -- to see whether somebody has changed them since
  recycled_id text, -- where they stand in the recycle bin
  primary key (tenant_id, job_id, number),
  foreign key (tenant_id, job_id) references bulk_changes (tenant_id, job_id) on delete cascade
);
create index bulk_change_people_outcome
  on bulk_change_people (tenant_id, job_id, outcome, number);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['bulk_changes', 'bulk_change_people'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy tenant on %I to spruce_app '
      'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format('grant select, insert, update, delete on %I to spruce_app, spruce_platform', tbl);
  end loop;
end
$$;
