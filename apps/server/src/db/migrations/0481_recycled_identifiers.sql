-- Business identifiers come back from the recycle bin, too.
alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in (
    'roles', 'menus', 'apps', 'departments', 'members', 'resources', 'businessIdentifiers'));
