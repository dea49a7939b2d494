import { sql, type RawBuilder } from 'kysely'

/**
 * Where the log of what a person does outside any tenant belongs: the main tenant, else the oldest
 * membership, else `-`. An invitation makes nobody a member. Platform scope only.
 */
export function homeTenant(userId: string | null): RawBuilder<string> {
  return sql<string>`coalesce((
    select m.tenant_id from memberships m join users u on u.id = m.user_id
    where m.user_id = ${userId}::text and m.status <> 'invited'
    order by m.status = 'active' desc, (m.tenant_id = u.main_tenant_id) is true desc,
      m.created_at, m.tenant_id
    limit 1), '-')`
}
