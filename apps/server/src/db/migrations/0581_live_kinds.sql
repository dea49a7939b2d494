-- Open pages hear of what others change: the look, menus, applications, designs, receipts and values of
-- devices. What only some may know goes to whoever holds a permission.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('message', 'unread', 'permissions', 'job', 'calendar', 'todo', 'brand', 'menus',
    'apps', 'designs', 'workbenches', 'receipts', 'deviceValues'));
alter table live_events add column permissions text[]; -- those who hold one of these codes
