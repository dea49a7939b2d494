-- What people note for themselves: calendar events and to-dos. remind_at says when a letter is due;
-- the job that writes it clears it.

create table calendar_events (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  title text not null,
  note text not null default '',
  location text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  all_day boolean not null default false,
  remind_minutes integer check (remind_minutes >= 0),
  remind_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade,
  check (end_at >= start_at)
);
create index calendar_events_of on calendar_events (tenant_id, member_id, start_at, id);
create index calendar_events_due on calendar_events (remind_at) where remind_at is not null;

create table todos (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  title text not null,
  note text not null default '',
  due_at timestamptz,
  remind_at timestamptz, -- what the person chose
  next_remind_at timestamptz, -- when a letter is due
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);
create index todos_open on todos (tenant_id, member_id, due_at, id) where done_at is null;
create index todos_of on todos (tenant_id, member_id, done_at, id);
create index todos_due on todos (next_remind_at) where next_remind_at is not null;

-- Of a person, whatever tenant invites: what waits for them.
create index invitations_waiting on invitations (contact_key) where status = 'sent';

do $$
declare
  tbl text;
begin
  foreach tbl in array array['calendar_events', 'todos'] loop
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
