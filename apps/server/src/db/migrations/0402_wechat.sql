-- Sign-in by WeChat. Of accounts, not of tenants.

-- openid is the person's name at this application of WeChat, unionid at all of the same owner.
create table wechat_accounts (
  user_id text primary key references users (id) on delete cascade,
  app_id text collate "C" not null,
  openid text collate "C" not null,
  unionid text collate "C" unique,
  nick_name text,
  bound_at timestamptz not null default now(),
  unique (app_id, openid)
);

-- A way to WeChat that was begun; it ends in the browser that holds the challenge's verifier.
create table wechat_states (
  state_hash text collate "C" primary key,
  challenge text not null,
  session_id text, -- of a binding: the session that began it
  expires_at timestamptz not null
);
create index wechat_states_by_expiry on wechat_states (expires_at);

-- Somebody whom WeChat knows and no account is bound to, yet.
create table wechat_tickets (
  ticket_hash text collate "C" primary key,
  app_id text collate "C" not null,
  openid text collate "C" not null,
  unionid text collate "C",
  nick_name text,
  expires_at timestamptz not null
);
create index wechat_tickets_by_expiry on wechat_tickets (expires_at);

do $$
declare
  tbl text;
begin
  foreach tbl in array array['wechat_accounts', 'wechat_states', 'wechat_tickets'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format('grant select, insert, update, delete on %I to spruce_platform', tbl);
  end loop;
end
$$;
