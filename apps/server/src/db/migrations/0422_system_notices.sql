-- Notices of the operator. Published, each stands as a notice of its own in every tenant it is for, so
-- that people read, confirm and lose it like any other, and no tenant sees another's receipts.
create table system_notices (
  id text primary key,
  title text not null,
  content text not null default '', -- HTML from the allow-list
  level text not null default 'normal' check (level in ('normal', 'important', 'urgent')),
  must_confirm boolean not null default false,
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'published', 'withdrawn', 'expired')),
  audience jsonb not null, -- { allCustomers, customerIds, planIds, administratorsOnly, roleCodes }
  publish_at timestamptz,
  expire_at timestamptz,
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  created_by text references users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status not in ('scheduled', 'published') or publish_at is not null)
);
create index system_notices_by_age on system_notices (created_at, id);
create index system_notices_creator on system_notices (created_by) where created_by is not null;
create index system_notices_due on system_notices (publish_at) where status = 'scheduled';
create index system_notices_ending on system_notices (expire_at)
  where status = 'published' and expire_at is not null;

alter table system_notices enable row level security;
alter table system_notices force row level security;
create policy platform on system_notices to spruce_platform using (true) with check (true);
grant select, insert, update, delete on system_notices to spruce_platform;

alter table notices
  add column system_notice_id text, -- the operator's; the tenant neither lists nor changes it
  add column system_files jsonb; -- [{ tenantId, id, name, mediaType, bytes }]: the operator's files
create index notices_of_system on notices (system_notice_id, tenant_id)
  where system_notice_id is not null;
