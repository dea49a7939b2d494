-- All that comes back from the recycle bin, pages and workbenches included.
alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in ('roles', 'menus', 'apps', 'departments', 'members', 'resources',
    'businessIdentifiers', 'pages', 'workbenches'));
