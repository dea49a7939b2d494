-- When a client last opened a session with its secret or proof.
alter table oauth_clients add column last_used_at timestamptz;
