-- Whoever lists invitations hears that one was sent, accepted or taken back.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('message', 'unread', 'permissions', 'job', 'calendar', 'todo', 'brand', 'menus',
    'apps', 'designs', 'workbenches', 'receipts', 'deviceValues', 'alarms', 'invitations'));
