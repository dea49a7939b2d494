import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whom components show to, for the statements that ask. */
export interface ComponentViewer {
  isAdmin: RawBuilder<SqlBool>
  /** A query of the ids of the roles that they hold. */
  roleIds: RawBuilder<unknown>
}

/** The caller, as the session knows them. */
export function callerOf({ id, memberId, isAdmin }: Caller): ComponentViewer {
  return {
    isAdmin: sql`${isAdmin}::boolean`,
    roleIds: heldBy(sql`${id}::text`, sql`holder.id = ${memberId}`),
  }
}

/** Of a session in a tenant. */
interface Caller {
  /** Of the tenant. */
  id: string
  memberId: string
  isAdmin: boolean
}

/** Whoever holds one role. */
export function holderOf(roleId: string, isAdmin: boolean): ComponentViewer {
  return { isAdmin: sql`${isAdmin}::boolean`, roleIds: sql`select ${roleId}::text` }
}

/** A person in a tenant that a statement around it names. */
export function personIn(tenant: RawBuilder<unknown>, userId: string): ComponentViewer {
  const roleIds = heldBy(tenant, sql`holder.user_id = ${userId}`)
  return {
    isAdmin: sql`exists (select from roles all_rights
      where all_rights.tenant_id = ${tenant} and all_rights.grants_all
        and all_rights.id in (${roleIds}))`,
    roleIds,
  }
}

/** Roles that are switched on, of a member who is active. */
function heldBy(tenant: RawBuilder<unknown>, isHolder: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select held.role_id from membership_roles held
    join memberships holder on holder.tenant_id = held.tenant_id and holder.id = held.member_id
      and holder.status = 'active'
    join roles held_role on held_role.tenant_id = held.tenant_id and held_role.id = held.role_id
      and held_role.enabled
    where held.tenant_id = ${tenant} and ${isHolder}`
}

/**
 * Whether a component with these roles, null for everybody, shows to the viewer: they hold one of them,
 * or are an administrator.
 */
export function isComponentFor(column: string, viewer: ComponentViewer): RawBuilder<SqlBool> {
  const roles = sql.ref(column)
  return sql<SqlBool>`(${viewer.isAdmin} or ${roles} is null
    or exists (select from (${viewer.roleIds}) own (role_id) where own.role_id = any(${roles})))`
}

/** The same, where somebody is asked for. */
export function isShownOf(
  column: string,
  viewer: ComponentViewer | undefined,
): RawBuilder<boolean | null> {
  return sql<boolean | null>`${viewer ? isComponentFor(column, viewer) : sql`null::boolean`}`
}

/** Those of a component's roles that there are; null for everybody. */
export function presentRoles(tenantId: string, column: string): RawBuilder<string[] | null> {
  const roles = sql.ref(column)
  return sql<string[] | null>`case when ${roles} is not null then array(
    select there.id from roles there
    where there.tenant_id = ${tenantId} and there.id = any(${roles}) order by there.id) end`
}

/** Roles as they are stored. */
export function storedRoles(roleIds: readonly string[] | null): RawBuilder<string[]> | null {
  return roleIds && sql<string[]>`${[...roleIds]}::text[]`
}
