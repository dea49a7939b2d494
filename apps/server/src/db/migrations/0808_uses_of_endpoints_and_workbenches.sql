-- Which data endpoints the queries of a page or a workbench read, so that nobody reads all documents to say where one
-- is used. What lies in the recycle bin has no lines here; an endpoint that is named may be gone, or in the bin.
create table design_endpoints (
  tenant_id text not null,
  design_id text not null,
  endpoint_id text not null,
  stage text not null check (stage in ('draft', 'published')), -- what is edited, or what everybody sees
  saved_at timestamptz not null,
  primary key (tenant_id, design_id, endpoint_id, stage),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);
create index design_endpoints_by on design_endpoints (tenant_id, endpoint_id, design_id);

-- Which components people placed on their own workbenches, and which pictures these show. With the workbench they go.
create table personal_components (
  tenant_id text not null,
  member_id text not null,
  workbench_id text not null,
  code text collate "C" not null,
  primary key (tenant_id, member_id, workbench_id, code),
  foreign key (tenant_id, member_id, workbench_id)
    references personal_workbenches (tenant_id, member_id, workbench_id) on delete cascade
);
create index personal_components_by_code on personal_components (code, tenant_id);

alter table file_references add column personal_member_id text;
alter table file_references add column personal_workbench_id text;
alter table file_references
  add foreign key (tenant_id, personal_member_id, personal_workbench_id)
  references personal_workbenches (tenant_id, member_id, workbench_id) on delete cascade;
create index file_references_personal
  on file_references (tenant_id, personal_member_id, personal_workbench_id)
  where personal_member_id is not null;

do $$
declare
  tbl text;
begin
  foreach tbl in array array['design_endpoints', 'personal_components'] loop
    execute format('alter table %I enable row level security', tbl);
    execute format('alter table %I force row level security', tbl);
    execute format(
      'create policy tenant on %I to spruce_app '
      'using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tbl);
    execute format(
      'create policy platform on %I to spruce_platform using (true) with check (true)', tbl);
    execute format(
      'grant select, insert, update, delete on %I to spruce_app, spruce_platform', tbl);
  end loop;
end
$$;

-- Documents may hold anything: one that cannot be read names nothing.
create function endpoints_on(document text) returns text[] language plpgsql as $$
begin
  return (select array_agg(distinct query.value -> 'parameters' ->> 'endpointId')
    from json_array_elements(document::json -> 'queries') as query
    where query.value ->> 'source' = 'http'
      and query.value -> 'parameters' ->> 'endpointId' ~ '^[0-9A-Za-z_-]{1,64}$');
exception when data_exception then
  return null;
end
$$;

insert into design_endpoints (tenant_id, design_id, endpoint_id, stage, saved_at)
select d.tenant_id, d.id, found.endpoint_id, shown.stage, r.saved_at
from designs d
cross join lateral (values ('draft', d.draft_revision), ('published', d.published_revision))
  as shown (stage, number)
join design_revisions r
  on r.tenant_id = d.tenant_id and r.design_id = d.id and r.number = shown.number
cross join lateral unnest(endpoints_on(r.document)) as found (endpoint_id)
where d.recycled_id is null and (shown.stage = 'draft' or d.status = 'published');

drop function endpoints_on(text);

-- Of a copy of before all components count; of differences those that were added.
create function personal_codes_on(document text, changes text) returns text[] language plpgsql as $$
begin
  return (select array_agg(distinct placed.type) from (
      select node.value ->> 'type' from json_each(document::json -> 'nodes') as node
      union all
      select change.value ->> 'type' from json_array_elements(changes::json) as change
      where change.value ->> 'kind' = 'added'
    ) as placed (type)
    where placed.type ~ '^[a-z][0-9a-z.-]{0,49}$');
exception when data_exception then
  return null;
end
$$;

insert into personal_components (tenant_id, member_id, workbench_id, code)
select w.tenant_id, w.member_id, w.workbench_id, found.code
from personal_workbenches w
cross join lateral unnest(personal_codes_on(w.document, w.changes)) as found (code);

drop function personal_codes_on(text, text);

insert into file_references (tenant_id, object_table, object_id, place, file_id, label,
  personal_member_id, personal_workbench_id)
select distinct w.tenant_id, 'personalWorkbenches', w.member_id || '/' || w.workbench_id, 'personal',
  f.id, '', w.member_id, w.workbench_id
from personal_workbenches w
cross join lateral regexp_matches(coalesce(w.changes, w.document),
  '/files/public/([0-9A-Za-z_-]{22})', 'g') as found (parts)
join files f on f.tenant_id = w.tenant_id and f.public_name = found.parts[1];
