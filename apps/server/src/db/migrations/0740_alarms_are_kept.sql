-- How long alarms are kept after they have cleared.
alter table device_settings
  add column keep_alarm_days integer not null default 365 check (keep_alarm_days between 1 and 3650);
create index alarms_cleared on alarms (tenant_id, cleared_at) where cleared_at is not null;
