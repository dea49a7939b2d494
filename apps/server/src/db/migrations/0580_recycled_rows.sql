-- Notices, a tenant's own components, devices and their areas, folders and sign-in providers come back
-- from the recycle bin, too; so do calendar events and to-dos, from the bin of their person.
alter table recycle_bin drop constraint recycle_bin_kind_check;
alter table recycle_bin add constraint recycle_bin_kind_check
  check (kind in ('roles', 'menus', 'apps', 'departments', 'members', 'resources',
    'businessIdentifiers', 'pages', 'workbenches', 'plans', 'components', 'systemNotices',
    'notices', 'tenantComponents', 'deviceAreas', 'devices', 'dataPoints', 'folders',
    'identityProviders', 'calendarEvents', 'todos'));

-- The member whose own it is; null: the tenant's.
alter table recycle_bin add column owner_id text;
alter table recycle_bin add foreign key (tenant_id, owner_id) references memberships (tenant_id, id)
  on delete cascade;
alter table recycle_bin add check ((owner_id is not null) = (kind in ('calendarEvents', 'todos')));
create index recycle_bin_of on recycle_bin (tenant_id, owner_id, removed_at, id)
  where owner_id is not null;
