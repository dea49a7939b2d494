-- What an audit line says beyond who and which call: who really acts, what the object is called, by which
-- application and browser. Before and after stand in detail, without secrets.
alter table audit_log
  add column acting_user_id text, -- in a mock login the account that really acts
  add column object_name text,
  add column app_code text collate "C",
  add column agent text;
create index audit_log_of_object on audit_log (tenant_id, object_table, object_id, created_at, id);
create index audit_log_of_user on audit_log (tenant_id, user_id, created_at, id);
