-- What a plan gives its customers to hold copies of, and the pushes that bring them up to date. What a
-- plan allows is not here: that is asked at every call.
create table plan_templates (
  plan_id text not null references plans (id) on delete cascade,
  part text not null check (part in ('menus')),
  value jsonb not null, -- [{ id, origin, fields }]
  version integer not null default 2, -- 1 is the state before the first save
  updated_at timestamptz not null default now(),
  primary key (plan_id, part)
);
alter table plan_templates enable row level security;
alter table plan_templates force row level security;
create policy platform on plan_templates to spruce_platform using (true) with check (true);
grant select, insert, update, delete on plan_templates to spruce_platform;

-- What the last push offered a customer: where the customer differs from it, it has edited.
create table pushed_items (
  tenant_id text not null references tenants (id) on delete cascade,
  part text not null check (part in ('menus')),
  item_id text collate "C" not null,
  value jsonb not null,
  primary key (tenant_id, part, item_id)
);

alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check check (kind in ('user-import', 'plan-push'));

-- A push is its job; the tenant is the operator's.
create table plan_pushes (
  tenant_id text not null,
  job_id text not null,
  plan_id text not null references plans (id) on delete cascade,
  fingerprint text not null,
  template jsonb not null, -- as it was previewed
  note text,
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
create index plan_pushes_of_plan on plan_pushes (plan_id, job_id);

create table plan_push_customers (
  tenant_id text not null,
  job_id text not null,
  -- No key: its lock would run against those who hold the customer and wait for the plan.
  customer_id text not null,
  outcome text not null default 'pending' check (outcome in (
    'pending', 'pushed', 'same', 'locked', 'skipped', 'failed', 'undone', 'left')),
  reason text,
  counts jsonb not null default '{}',
  items jsonb not null default '[]', -- what was done, and what takes it back
  at timestamptz,
  primary key (tenant_id, job_id, customer_id),
  foreign key (tenant_id, job_id) references plan_pushes (tenant_id, job_id) on delete cascade
);
create index plan_push_customers_by on plan_push_customers (customer_id);
create index plan_push_customers_outcome
  on plan_push_customers (tenant_id, job_id, outcome, customer_id);

-- The platform alone writes them.
do $$
declare
  tbl text;
begin
  foreach tbl in array array['pushed_items', 'plan_pushes', 'plan_push_customers'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy tenant on %I to spruce_app '
      'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format('grant select on %I to spruce_app', tbl);
    execute format('grant select, insert, update, delete on %I to spruce_platform', tbl);
  end loop;
end
$$;
