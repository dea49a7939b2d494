-- Boards count sign-ins of all customers: who, by what and why not stands in the index by age itself, which
-- is so read without the lines. It takes the place of the one without. Read alone it is only where vacuum
-- has been: so that happens after fewer new lines than by default.
create index login_log_figures on login_log (created_at, id)
  include (success, user_id, terminal, reason);
drop index login_log_everywhere;
alter table login_log set (autovacuum_vacuum_insert_scale_factor = 0.02);
