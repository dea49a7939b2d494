-- Verification codes, and sign-in by them.

-- One live code for a purpose, a contact and whoever asked. Of the code a keyed hash is kept.
create table verification_codes (
  purpose text not null check (purpose in ('login', 'password', 'contact', 'identity', 'binding')),
  contact text collate "C" not null, -- a mobile, or an e-mail in lower case
  asker text not null default '', -- the account that asked while signed in
  user_id text references users (id) on delete cascade, -- whose account it opens; null: nobody's
  code_hash text not null,
  attempts smallint not null default 0 check (attempts between 0 and 5),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (purpose, contact, asker)
);
create index verification_codes_of_user on verification_codes (user_id) where user_id is not null;
create index verification_codes_by_expiry on verification_codes (expires_at);

alter table verification_codes enable row level security;
alter table verification_codes force row level security;
create policy platform on verification_codes to spruce_platform using (true) with check (true);
grant select, insert, update, delete on verification_codes to spruce_platform;

alter table sessions drop constraint sessions_via_check;
alter table sessions add constraint sessions_via_check check (via in ('password', 'code'));
