-- A look that comes out at a time: what the draft was when it was planned. A tenant has one at most.
create table personalisation_plans (
  tenant_id text primary key references tenants (id) on delete cascade,
  value jsonb not null,
  draft_version integer not null, -- of the draft that it was made from
  note text,
  publish_at timestamptz not null,
  planned_by text, -- a member
  planned_at timestamptz not null,
  foreign key (tenant_id, planned_by) references memberships (tenant_id, id)
    on delete set null (planned_by)
);
create index personalisation_plans_due on personalisation_plans (publish_at);
create index personalisation_plans_planner
  on personalisation_plans (tenant_id, planned_by) where planned_by is not null;

alter table personalisation_plans enable row level security;
alter table personalisation_plans force row level security;
create policy tenant on personalisation_plans to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on personalisation_plans to spruce_platform using (true) with check (true);
grant select, insert, update, delete on personalisation_plans to spruce_app, spruce_platform;
