import type { PermissionCode } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** Somebody who gets a letter, and the language that they chose. */
export interface Recipient {
  tenantId: string
  memberId: string
  language: string | null
}

/** Active members of a tenant, or the operator's staff, who hold a permission through an enabled role. */
export async function holdersOf(
  db: Db,
  permission: PermissionCode,
  whose: { tenantId: string } | 'operator',
): Promise<Recipient[]> {
  const tenant =
    whose === 'operator' ? sql`t.kind = 'operator'` : sql`t.id = ${whose.tenantId}::text`
  const { rows } = await sql<Recipient>`
    select m.tenant_id as "tenantId", m.id as "memberId", p.value ->> 'language' as language
    from tenants t
    join memberships m on m.tenant_id = t.id and m.status = 'active'
    join users u on u.id = m.user_id and u.status = 'active'
    left join preferences p on p.user_id = m.user_id
    where ${tenant} and exists (
      select from membership_roles mr
      join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id and r.enabled
      where mr.tenant_id = m.tenant_id and mr.member_id = m.id
        and (r.grants_all or exists (select from role_permissions rp
          where rp.tenant_id = r.tenant_id and rp.role_id = r.id
            and rp.perm_code = ${permission})))
    order by m.id`.execute(db)
  return rows
}
