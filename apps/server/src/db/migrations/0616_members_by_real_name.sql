-- Tenants see whether their people have proved their real names, and nothing of the names themselves.
alter table memberships add column real_name boolean not null default false;
update memberships m set real_name = true from identities i where i.user_id = m.user_id;

create index memberships_last_login on memberships (tenant_id, last_login_at, id);
