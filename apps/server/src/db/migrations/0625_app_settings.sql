-- Applications of designed pages, how applications are embedded, and what of the asked was granted.
alter table tenant_apps drop constraint tenant_apps_kind_check;
alter table tenant_apps add constraint tenant_apps_kind_check
  check (kind in ('delivered', 'frame', 'page', 'window'));
alter table tenant_apps
  add column permissions_granted text[] not null default '{}',
  add column embed jsonb not null default
    '{"memoryClass":"normal","keepAlive":true,"sandbox":[],"allow":[],"connect":[],"frame":[]}',
  add column publisher text,
  add column release text;
