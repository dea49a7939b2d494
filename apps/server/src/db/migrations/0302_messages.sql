-- The message centre: letters to one person, notices to many, and who has read what.
-- A notice has one row, whoever it is for: unread is what has no receipt.

create table letters (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  category text not null check (category in ('system', 'notice', 'business')),
  title text not null,
  body text not null default '',
  link text,
  app_code text collate "C",
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);
create index letters_of on letters (tenant_id, member_id, created_at, id);
create index letters_unread on letters (tenant_id, member_id, app_code) where read_at is null;

create table notices (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  title text not null,
  content text not null default '', -- HTML from the allow-list
  level text not null default 'normal' check (level in ('normal', 'important', 'urgent')),
  must_confirm boolean not null default false,
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'published', 'withdrawn', 'expired')),
  publish_at timestamptz, -- when it is due, or was published
  expire_at timestamptz,
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  created_by text, -- member id
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (status not in ('scheduled', 'published') or publish_at is not null)
);
create index notices_by_age on notices (tenant_id, created_at, id);
create index notices_shown on notices (tenant_id, publish_at, id) where status = 'published';
create index notices_due on notices (publish_at) where status = 'scheduled';
create index notices_ending on notices (expire_at) where status = 'published' and expire_at is not null;

-- Whom a notice is for: everyone (ref_id is empty), a department with those below, a role, a person.
create table notice_audience (
  tenant_id text not null,
  notice_id text not null,
  kind text not null check (kind in ('everyone', 'department', 'role', 'person')),
  ref_id text not null,
  primary key (tenant_id, notice_id, kind, ref_id),
  foreign key (tenant_id, notice_id) references notices (tenant_id, id) on delete cascade
);

create table notice_receipts (
  tenant_id text not null,
  member_id text not null,
  notice_id text not null,
  read_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (tenant_id, member_id, notice_id),
  foreign key (tenant_id, notice_id) references notices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);
create index notice_receipts_of on notice_receipts (tenant_id, notice_id, read_at, member_id);

create table message_recipients (
  tenant_id text not null,
  member_id text not null,
  registered_at timestamptz not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references memberships (tenant_id, id) on delete cascade
);

do $$
declare
  tbl text;
begin
  foreach tbl in array array[
    'letters', 'notices', 'notice_audience', 'notice_receipts', 'message_recipients'
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
