-- Invitations into a tenant. The link's token is stored as a hash; it works once, for 7 days, and for
-- the owner of the contact. 'sent' past its expires_at counts as expired before a sweep says so.
create table invitations (
  tenant_id text not null references tenants (id) on delete cascade,
  id text not null,
  token_hash text collate "C" not null,
  contact_kind text not null check (contact_kind in ('mobile', 'email', 'account')),
  contact text not null,
  contact_key text collate "C" not null, -- lower case
  nick_name text,
  name_key text collate "C" not null default '', -- what a keyword is the beginning of
  department_ids text[] not null default '{}',
  role_ids text[] not null default '{}',
  status text not null default 'sent' check (status in ('sent', 'accepted', 'revoked', 'expired')),
  invited_by text,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, invited_by) references memberships (tenant_id, id)
    on delete set null (invited_by)
);
-- A contact has at most one open invitation into a tenant.
create unique index invitations_open on invitations (tenant_id, contact_key) where status = 'sent';
create index invitations_by_age on invitations (tenant_id, sent_at, id);
create index invitations_inviter on invitations (tenant_id, invited_by) where invited_by is not null;
-- Not unique: 256 random bits, and the token comes before the tenant is known.
create index invitations_token on invitations (token_hash);

alter table invitations enable row level security;
alter table invitations force row level security;
create policy tenant on invitations to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on invitations to spruce_platform using (true) with check (true);
grant select, insert, update, delete on invitations to spruce_app, spruce_platform;
