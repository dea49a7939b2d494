-- Lines say who acted by name, also of who is no member any more: a tenant reads no accounts.
alter table audit_log
  add column user_name text,
  add column acting_user_name text;
update audit_log l set user_name = u.name from users u where u.id = l.user_id;
update audit_log l set acting_user_name = u.name from users u where u.id = l.acting_user_id;

-- What a person does outside any tenant, as signing out, belongs to their own: `homeTenant`.
with homes as (
  select distinct on (m.user_id) m.user_id, m.tenant_id
  from memberships m join users u on u.id = m.user_id
  where m.status <> 'invited'
  order by m.user_id, m.status = 'active' desc, (m.tenant_id = u.main_tenant_id) is true desc,
    m.created_at, m.tenant_id
)
update audit_log l set tenant_id = h.tenant_id
from homes h where l.tenant_id = '-' and h.user_id = l.user_id;
