-- The pictures by which designers know components. Everybody who knows the address may read one, and
-- none stays that no component shows.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('appImage', 'avatar', 'attachment', 'resource', 'thumbnail'));
alter table components add column thumbnail text; -- the address of such a file of the operator's

-- Which components stand on a page or a workbench: so nobody reads the documents of all tenants to say
-- where one is used. What lies in the recycle bin has no lines here.
create table design_components (
  tenant_id text not null,
  design_id text not null,
  code text collate "C" not null,
  draft_at timestamptz, -- when the draft that has it was saved
  published_at timestamptz, -- when what everybody sees, and has it, was saved
  primary key (tenant_id, design_id, code),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);
create index design_components_by_code on design_components (code, tenant_id, design_id);

alter table design_components enable row level security;
alter table design_components force row level security;
create policy tenant on design_components to spruce_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy platform on design_components to spruce_platform using (true) with check (true);
grant select, insert, update, delete on design_components to spruce_app, spruce_platform;

-- Documents may hold anything: one that cannot be read has no components.
create function codes_on(document text) returns text[] language plpgsql as $$
begin
  return (select array_agg(distinct node.value ->> 'type')
    from json_each(document::json -> 'nodes') as node
    where node.value ->> 'type' ~ '^[a-z][0-9a-z.-]{0,49}$');
exception when data_exception then
  return null;
end
$$;

insert into design_components (tenant_id, design_id, code, draft_at, published_at)
select d.tenant_id, d.id, found.code,
  max(r.saved_at) filter (where r.number = d.draft_revision),
  max(r.saved_at) filter (where r.number = d.published_revision and d.status = 'published')
from designs d
join design_revisions r on r.tenant_id = d.tenant_id and r.design_id = d.id
  and (r.number = d.draft_revision or r.number = d.published_revision and d.status = 'published')
cross join lateral unnest(codes_on(r.document)) as found (code)
where d.recycled_id is null
group by d.tenant_id, d.id, found.code;

drop function codes_on(text);
