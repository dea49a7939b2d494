-- The operator filters the logs of all customers: what is rare is found without reading every line.
create index audit_log_by_object_name on audit_log (object_name text_pattern_ops);
create index audit_log_by_operation on audit_log (operation, created_at, id);
create index audit_log_by_object_table on audit_log (object_table, created_at, id);
create index audit_log_by_user on audit_log (user_id, created_at, id);
create index login_log_by_name on login_log (login_key);
create index login_log_by_user on login_log (user_id, created_at, id);
create index login_log_failures on login_log (created_at, id) where not success;
create index app_visits_by_app on app_visits (app_code, hour);
create index app_visits_by_user on app_visits (user_id, hour);
