-- Designed pages and workbenches say which pictures they show, as all that holds a file does.
insert into file_references (tenant_id, object_table, object_id, place, file_id, label, recycled_id)
select distinct d.tenant_id, 'designs', d.id, shown.place, f.id, d.name, d.recycled_id
from designs d
cross join lateral (values ('draft', d.draft_revision), ('published', d.published_revision))
  as shown (place, number)
join design_revisions r
  on r.tenant_id = d.tenant_id and r.design_id = d.id and r.number = shown.number
cross join lateral regexp_matches(r.document, '/files/public/([0-9A-Za-z_-]{22})', 'g') as found (parts)
join files f on f.tenant_id = d.tenant_id and f.public_name = found.parts[1]
where shown.place = 'draft' or d.status = 'published'
on conflict do nothing;
