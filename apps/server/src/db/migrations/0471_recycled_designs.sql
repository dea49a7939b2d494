-- Pages and workbenches come back from the recycle bin. Their revisions may be large, so they stay
-- where they are: the design names its place in the bin, and goes for good when that place does.
alter table designs add column recycled_id text; -- in the bin: nobody sees it
alter table designs add foreign key (tenant_id, recycled_id) references recycle_bin (tenant_id, id)
  on delete cascade;
create index designs_recycled on designs (tenant_id, recycled_id) where recycled_id is not null;
alter table designs add check (recycled_id is null or status <> 'published');

-- What is in the bin holds no place: not the one of its kind, and nothing stands below it.
drop index designs_one_global;
create unique index designs_one_global on designs (tenant_id)
  where kind = 'global' and recycled_id is null;
drop index designs_one_page;
create unique index designs_one_page on designs (tenant_id, app_code)
  where starts_with(app_code, 'RCAPP') and not starts_with(app_code, 'RCAPPN')
    and recycled_id is null;
alter table designs drop constraint designs_tenant_id_parent_id_fkey;
alter table designs add foreign key (tenant_id, parent_id) references designs (tenant_id, id)
  on delete set null (parent_id);
