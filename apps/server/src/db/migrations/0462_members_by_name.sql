-- A page of a branch in the order of names: each of its departments gives its first people, already
-- in order. The name's key stands here too, so that the index alone answers.

alter table membership_departments add column name_key text collate "C";
update membership_departments p set name_key = m.name_key
  from memberships m where m.tenant_id = p.tenant_id and m.id = p.member_id;
alter table membership_departments alter column name_key set not null;

drop index membership_departments_by;
create index membership_departments_by
  on membership_departments (tenant_id, department_id, name_key, member_id);
