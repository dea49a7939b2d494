-- What belongs to the platform comes back from the operator's recycle bin, too.
alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in ('roles', 'menus', 'apps', 'departments', 'members', 'resources',
    'businessIdentifiers', 'pages', 'workbenches', 'plans', 'components', 'systemNotices'));

-- What a removed notice carries is kept as long as the notice may come back.
alter table file_references add column recycled_id text;
alter table file_references add foreign key (tenant_id, recycled_id)
  references recycle_bin (tenant_id, id) on delete cascade;
create index file_references_recycled on file_references (tenant_id, recycled_id)
  where recycled_id is not null;
