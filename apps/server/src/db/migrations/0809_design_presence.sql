-- Who has a page or a workbench open in the designer: a row for each tab, renewed while it is there.
create table design_presence (
  tenant_id text not null,
  design_id text not null,
  member_id text not null,
  tab text not null, -- as the tab calls itself
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, design_id, member_id, tab),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);
create index design_presence_member on design_presence (tenant_id, member_id);
create index design_presence_by_age on design_presence (seen_at);

alter table design_presence enable row level security;
alter table design_presence force row level security;
create policy tenant on design_presence to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on design_presence to spruce_platform using (true) with check (true);
grant select, insert, update, delete on design_presence to spruce_app, spruce_platform;

-- Whoever has one open hears who comes and goes.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('message', 'unread', 'permissions', 'job', 'calendar', 'todo', 'brand', 'menus',
    'apps', 'designs', 'workbenches', 'receipts', 'deviceValues', 'alarms', 'invitations',
    'presence'));
