-- The operator reads the logs of all customers by age, and a job forgets what is too old.
create index audit_log_everywhere on audit_log (created_at, id);
create index login_log_everywhere on login_log (created_at, id);
create index app_visits_everywhere on app_visits (hour);
