-- What the last check of an identity provider found, so that everybody who looks at the list sees it.
alter table identity_providers
  add column checked_at timestamptz,
  add column check_state text check (check_state in ('up', 'down')),
  add column check_reason text check (check_reason in ('unreachable', 'closed', 'answer')),
  add column check_milliseconds integer check (check_milliseconds >= 0),
  add check ((checked_at is null) = (check_state is null));
