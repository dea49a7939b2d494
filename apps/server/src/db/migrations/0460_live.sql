-- What open pages are told at once. Kept for minutes, so that a client that was away catches up.
-- An event holds no text of anybody: it says what to ask for again.

create table live_events (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  -- The transaction that wrote it: with a snapshot one can tell which events are new to a reader,
  -- whatever the order in which transactions committed.
  xact xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('message', 'unread', 'permissions', 'job', 'calendar', 'todo')),
  -- For whom: these members, those who hold these roles, the audience of a notice; none of them: everybody.
  member_ids text[],
  role_ids text[],
  notice_id text,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index live_events_new on live_events (xact, id);
create index live_events_of on live_events (tenant_id, xact);
create index live_events_by_age on live_events (created_at);

alter table live_events enable row level security;
alter table live_events force row level security;
create policy tenant on live_events to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on live_events to spruce_platform using (true) with check (true);
grant select, insert, update, delete on live_events to spruce_app, spruce_platform;
