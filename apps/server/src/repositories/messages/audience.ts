import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whom a notice is for; the parts add up. */
export interface Audience {
  everyone: boolean
  /** With those below. */
  departmentIds: readonly string[]
  roleIds: readonly string[]
  memberIds: readonly string[]
}

export function isNobody(audience: Audience): boolean {
  const { everyone, departmentIds, roleIds, memberIds } = audience
  return !everyone && departmentIds.length + roleIds.length + memberIds.length === 0
}

/** What stands for a member in audiences, as a common table `me (kind, ref_id)`. */
export function keysOfMember(tenantId: string, memberId: string): RawBuilder<unknown> {
  return sql`me (kind, ref_id) as (
    select 'everyone', ''
    union all select 'person', ${memberId}::text
    union all select 'role', mr.role_id from membership_roles mr
      where mr.tenant_id = ${tenantId} and mr.member_id = ${memberId}
    union select 'department', up.id from membership_departments md
      join departments d on d.tenant_id = ${tenantId} and d.id = md.department_id
      cross join lateral unnest(string_to_array(rtrim(d.mpath, '.'), '.')) as up (id)
      where md.tenant_id = ${tenantId} and md.member_id = ${memberId})`
}

/** The condition that the notice under the alias `n` is for `me`. */
export function isForMe(tenantId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from notice_audience a join me on me.kind = a.kind and me.ref_id = a.ref_id
    where a.tenant_id = ${tenantId} and a.notice_id = n.id)`
}

/** The condition that the membership under the alias `m` belongs to the audience. */
export function belongsTo(tenantId: string, audience: Audience): RawBuilder<SqlBool> {
  if (audience.everyone) return sql<SqlBool>`true`
  const { departmentIds, roleIds, memberIds } = audience
  return sql<SqlBool>`(
    m.id = any(${[...memberIds]}::text[])
    or exists (select from membership_roles mr where mr.tenant_id = ${tenantId}
      and mr.member_id = m.id and mr.role_id = any(${[...roleIds]}::text[]))
    or exists (select from membership_departments md
      join departments d on d.tenant_id = ${tenantId} and d.id = md.department_id
      join departments top on top.tenant_id = ${tenantId}
        and top.id = any(${[...departmentIds]}::text[]) and starts_with(d.mpath, top.mpath)
      where md.tenant_id = ${tenantId} and md.member_id = m.id))`
}
