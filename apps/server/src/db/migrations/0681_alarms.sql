-- Rules say when a device of a type is in alarm; an alarm is what one of them found, from when it was raised
-- to when it cleared. Of a rule and a device one alarm is open at a time.
create table alarm_rules (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  type_id text not null,
  type_point_id text, -- null: the device as a whole
  name text not null,
  condition text not null check (condition in ('above', 'below', 'outside', 'equals', 'absent')),
  low double precision,
  high double precision,
  equals text, -- as JSON
  duration_seconds integer not null default 0,
  hysteresis double precision not null default 0,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  enabled boolean not null default true,
  member_ids text[] not null default '{}', -- who gets messages; who has left gets none
  role_ids text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references device_types (tenant_id, id) on delete cascade,
  foreign key (tenant_id, type_point_id) references type_points (tenant_id, id) on delete cascade,
  check ((condition = 'absent') = (type_point_id is null))
);
create index alarm_rules_type on alarm_rules (tenant_id, type_id);
create index alarm_rules_point on alarm_rules (tenant_id, type_point_id);
create index alarm_rules_absent on alarm_rules (tenant_id, type_id)
  where condition = 'absent' and enabled;

-- What is otherwise for a device; null is as the rule says.
create table alarm_overrides (
  tenant_id text not null references tenants (id) on delete cascade,
  rule_id text not null,
  device_id text not null,
  enabled boolean,
  low double precision,
  high double precision,
  duration_seconds integer,
  hysteresis double precision,
  severity text check (severity in ('info', 'warning', 'critical')),
  primary key (tenant_id, rule_id, device_id),
  foreign key (tenant_id, rule_id) references alarm_rules (tenant_id, id) on delete cascade,
  foreign key (tenant_id, device_id) references devices (tenant_id, id) on delete cascade
);
create index alarm_overrides_device on alarm_overrides (tenant_id, device_id);

-- Since when a condition holds that has not held for its duration yet.
create table alarm_pending (
  tenant_id text not null references tenants (id) on delete cascade,
  rule_id text not null,
  device_id text not null,
  since timestamptz not null,
  due_at timestamptz not null,
  primary key (tenant_id, rule_id, device_id),
  foreign key (tenant_id, rule_id) references alarm_rules (tenant_id, id) on delete cascade,
  foreign key (tenant_id, device_id) references devices (tenant_id, id) on delete cascade
);
create index alarm_pending_due on alarm_pending (due_at);
create index alarm_pending_device on alarm_pending (tenant_id, device_id);

-- Nothing is referred to: an alarm outlives its rule and its device, whose names it keeps.
create table alarms (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  rule_id text not null,
  rule_name text not null,
  condition text not null,
  severity text not null,
  device_id text not null,
  device_code text not null,
  device_name text not null,
  point_id text,
  point_name text,
  unit text,
  value text, -- as JSON
  low double precision,
  high double precision,
  equals text,
  raised_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by text, -- member id
  cleared_at timestamptz,
  cleared_by text, -- member id; null: a value returned
  assignee_id text,
  silenced_until timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index alarms_open on alarms (tenant_id, rule_id, device_id) where cleared_at is null;
create index alarms_by_age on alarms (tenant_id, raised_at, id);
create index alarms_device on alarms (tenant_id, device_id, raised_at);

create table alarm_comments (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  alarm_id text not null,
  member_id text not null, -- who may have left since
  text text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, alarm_id) references alarms (tenant_id, id) on delete cascade
);
create index alarm_comments_alarm on alarm_comments (tenant_id, alarm_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array[
    'alarm_rules', 'alarm_overrides', 'alarm_pending', 'alarms', 'alarm_comments'
  ] loop
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

alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in ('roles', 'menus', 'apps', 'departments', 'members', 'resources',
    'businessIdentifiers', 'pages', 'workbenches', 'plans', 'components', 'systemNotices',
    'notices', 'tenantComponents', 'deviceAreas', 'devices', 'dataPoints', 'deviceTypes',
    'alarmRules', 'folders', 'identityProviders', 'calendarEvents', 'todos'));

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('message', 'unread', 'permissions', 'job', 'calendar', 'todo', 'brand', 'menus',
    'apps', 'designs', 'workbenches', 'receipts', 'deviceValues', 'alarms'));
