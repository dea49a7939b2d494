-- Whoever is in no department is in the root one: the first of the top level, as `DepartmentsRepository.root`.
with roots as (
  select distinct on (d.tenant_id) d.tenant_id, d.id from departments d
  where d.parent_id is null
  order by d.tenant_id, d.sort, d.name_key, d.id
), placed as (
  insert into membership_departments (tenant_id, member_id, department_id, main, sort, name_key)
  select m.tenant_id, m.id, r.id, true, 1, m.name_key
  from memberships m join roots r on r.tenant_id = m.tenant_id
  where not exists (select from membership_departments p
    where p.tenant_id = m.tenant_id and p.member_id = m.id)
  returning tenant_id, department_id
)
update departments d set member_count = d.member_count + c.people
from (select tenant_id, department_id, count(*)::int as people from placed group by 1, 2) c
where d.tenant_id = c.tenant_id and d.id = c.department_id;
