-- A mock login: somebody of the operator's staff acts in one customer as one of its people, for a while.
-- Such a session knows both accounts and opens that customer only.
alter table sessions add column acting_user_id text references users (id) on delete cascade;
alter table sessions add column tenant_id text references tenants (id) on delete cascade;
alter table sessions drop constraint sessions_via_check;
alter table sessions add constraint sessions_via_check check (via in ('password', 'code', 'mock'));
alter table sessions add constraint sessions_mock_check
  check ((via = 'mock') = (acting_user_id is not null) and (via = 'mock') = (tenant_id is not null));
create index sessions_of_actor on sessions (acting_user_id) where acting_user_id is not null;
