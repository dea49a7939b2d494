-- Business identifiers: what programs send by. Each has a template for every channel that it uses.
create table business_identifiers (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  code text collate "C" not null,
  name text not null,
  name_key text collate "C" not null, -- the order of lists
  app_code text collate "C" not null,
  description text,
  channels jsonb not null, -- { inApp?, mail?, sms? }, each with its template
  variables jsonb not null default '[]', -- [{ name, label?, required, maxLength }]
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index business_identifiers_code on business_identifiers (tenant_id, code);
create index business_identifiers_name on business_identifiers (tenant_id, name_key, id);

-- What was sent by one. It outlives the identifier, so it keeps its code and name.
create table business_deliveries (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  identifier_id text not null,
  code text collate "C" not null,
  name text not null,
  app_code text collate "C" not null,
  channels text[] not null,
  content jsonb not null, -- by channel, with the values filled in
  people integer not null,
  sent_by text, -- member id
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index business_deliveries_by_age on business_deliveries (tenant_id, created_at, id);
create index business_deliveries_of on business_deliveries (tenant_id, code, created_at, id);
create index business_deliveries_old on business_deliveries (created_at);

-- One message: a person and a channel. Queued ones are the queue of what leaves the product.
create table business_delivery_recipients (
  tenant_id text not null,
  delivery_id text not null,
  channel text not null check (channel in ('inApp', 'mail', 'sms')),
  member_id text not null, -- who may have left since
  nick_name text not null,
  state text not null check (state in ('queued', 'sent', 'failed', 'skipped')),
  reason text check (
    reason in ('no_mobile', 'no_email', 'inactive', 'no_driver', 'refused', 'unreachable')),
  contact text, -- masked
  attempts integer not null default 0,
  due_at timestamptz, -- of a queued one: when it is tried; while somebody carries it: when another may
  lease text,
  sent_at timestamptz,
  primary key (tenant_id, delivery_id, channel, member_id),
  foreign key (tenant_id, delivery_id) references business_deliveries (tenant_id, id)
    on delete cascade,
  check (state <> 'queued' or due_at is not null)
);
create index business_delivery_recipients_due on business_delivery_recipients (due_at)
  where state = 'queued';
create index business_delivery_recipients_states
  on business_delivery_recipients (tenant_id, delivery_id, state);
create index business_delivery_recipients_open
  on business_delivery_recipients (tenant_id, state, delivery_id) where state <> 'sent';
create index business_delivery_recipients_of
  on business_delivery_recipients (tenant_id, member_id, delivery_id);

do $$
declare
  tbl text;
begin
  foreach tbl in array array[
    'business_identifiers', 'business_deliveries', 'business_delivery_recipients'
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
