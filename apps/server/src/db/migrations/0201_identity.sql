-- Real-name authentication: who a person is by their ID card. Both are sealed; nothing searches them.
create table identities (
  user_id text primary key references users (id) on delete cascade,
  name_sealed text not null,
  id_card_sealed text not null,
  verified_at timestamptz not null
);
alter table identities enable row level security;
alter table identities force row level security;
create policy platform on identities to spruce_platform using (true) with check (true);
grant select, insert, update, delete on identities to spruce_platform;
