-- Customers as the operator runs them, and the applications that become customers.

alter table tenants
  add column industry text,
  add column region text,
  add column contact_name text,
  add column contact_mobile text collate "C",
  add column contact_email text,
  add column expires_at timestamptz, -- null: without end
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create index tenants_by_age on tenants (created_at, id);

-- What the tenant is now: one whose time has passed is expired, whatever a sweep has written yet.
create function tenant_status(status text, expires_at timestamptz) returns text
  language sql stable parallel safe
  return case when status = 'enabled' and expires_at <= now() then 'expired' else status end;

-- Of people who have no tenant yet, so a table of the platform.
create table customer_applications (
  id text primary key,
  token_hash text collate "C" not null unique,
  status text not null default 'submitted'
    check (status in ('submitted', 'needs_information', 'approved', 'rejected')),
  name text not null,
  short_name text,
  code text collate "C" not null,
  industry text,
  region text,
  contact_name text not null,
  contact_mobile text collate "C" not null,
  contact_email text not null,
  reason text,
  note text, -- what is missing, or why it was rejected
  customer_id text references tenants (id) on delete set null,
  decided_by text references users (id) on delete set null,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  address text, -- from where it came
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (status <> 'rejected' or note is not null)
);
create index customer_applications_by_age on customer_applications (status, submitted_at, id);
create index customer_applications_customer on customer_applications (customer_id)
  where customer_id is not null;
create index customer_applications_decider on customer_applications (decided_by)
  where decided_by is not null;

alter table customer_applications enable row level security;
alter table customer_applications force row level security;
create policy platform on customer_applications to spruce_platform using (true) with check (true);
grant select, insert, update, delete on customer_applications to spruce_platform;
