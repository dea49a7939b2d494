import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whom applications show to, for the statements that ask. */
export interface Viewer {
  memberId: RawBuilder<string | null>
  isAdmin: RawBuilder<SqlBool>
}

/** The caller, as the session knows them. */
export function asViewer({ memberId, isAdmin }: { memberId: string; isAdmin: boolean }): Viewer {
  return { memberId: sql`${memberId}::text`, isAdmin: sql`${isAdmin}::boolean` }
}

/** A member who does not call, with the roles of now; one who has left sees what everybody sees. */
export function memberAsViewer(
  tenant: RawBuilder<unknown>,
  member: RawBuilder<string | null>,
): Viewer {
  return {
    memberId: member,
    isAdmin: sql`exists (select from membership_roles mr
      join memberships mm on mm.tenant_id = mr.tenant_id and mm.id = mr.member_id
        and mm.status = 'active'
      join roles rr on rr.tenant_id = mr.tenant_id and rr.id = mr.role_id
        and rr.enabled and rr.grants_all
      where mr.tenant_id = ${tenant} and mr.member_id = ${member})`,
  }
}

/** A person of a tenant who does not call, as `memberAsViewer`. */
export function personAsViewer(tenantId: string, userId: string): Viewer {
  const member = sql<string | null>`(select person.id from memberships person
    where person.tenant_id = ${tenantId} and person.user_id = ${userId})`
  return memberAsViewer(sql`${tenantId}::text`, member)
}

/** Where it stands which roles and departments see an application. */
interface Audience {
  tenant: RawBuilder<unknown>
  roles: 'tenant_app_roles' | 'product_app_roles'
  departments: 'tenant_app_departments' | 'product_app_departments'
  /** What a row of either names the application by. */
  key: 'app_id' | 'app_code'
  app: RawBuilder<unknown>
}

/**
 * Whether one of the tenant's applications, the row under the alias, shows to the viewer: it is
 * switched on, and for everybody, for one of the viewer's roles or departments, or for administrators
 * anyway. The viewer may be named by a statement around it: no alias in here is as short as those there.
 */
export function isAppShown(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  const isFor = isForViewer(viewer, {
    tenant: sql.ref(`${alias}.tenant_id`),
    ...{ roles: 'tenant_app_roles', departments: 'tenant_app_departments' },
    ...{ key: 'app_id', app: sql.ref(`${alias}.id`) },
  })
  return sql<SqlBool>`(${sql.ref(`${alias}.enable`)} = 1 and ${isFor})`
}

/**
 * Whether an application of the product, which the tenant has, shows to the viewer: the tenant has not
 * switched it off, and it is for everybody, for one of the viewer's roles or departments, or for
 * administrators anyway.
 */
export function isProductAppShown(
  tenant: RawBuilder<unknown>,
  code: RawBuilder<unknown>,
  viewer: Viewer,
): RawBuilder<SqlBool> {
  const isFor = isForViewer(viewer, {
    tenant,
    ...{ roles: 'product_app_roles', departments: 'product_app_departments' },
    ...{ key: 'app_code', app: code },
  })
  return sql<SqlBool>`(not exists (select from product_apps product
      where product.tenant_id = ${tenant} and product.app_code = ${code} and product.enable = 0)
    and ${isFor})`
}

/** Of a member who is active; a department counts with those below it. */
function isForViewer(
  { memberId, isAdmin }: Viewer,
  { tenant, roles, departments, key, app }: Audience,
): RawBuilder<SqlBool> {
  const named = (table: Audience['roles'] | Audience['departments']) =>
    sql`select from ${sql.table(table)} shown_to
      where shown_to.tenant_id = ${tenant} and ${sql.ref(`shown_to.${key}`)} = ${app}`
  return sql<SqlBool>`(${isAdmin}
    or (not exists (${named(roles)}) and not exists (${named(departments)}))
    or exists (select from ${sql.table(roles)} shown_to
      join membership_roles held on held.tenant_id = shown_to.tenant_id and held.role_id = shown_to.role_id
      join memberships holder on holder.tenant_id = held.tenant_id
        and holder.id = held.member_id and holder.status = 'active'
      join roles held_role on held_role.tenant_id = shown_to.tenant_id
        and held_role.id = shown_to.role_id and held_role.enabled
      where shown_to.tenant_id = ${tenant} and ${sql.ref(`shown_to.${key}`)} = ${app}
        and held.member_id = ${memberId})
    or exists (select from ${sql.table(departments)} shown_to
      join departments branch on branch.tenant_id = shown_to.tenant_id
        and branch.id = shown_to.department_id
      join membership_departments seat on seat.tenant_id = shown_to.tenant_id
        and seat.member_id = ${memberId}
      join departments place on place.tenant_id = seat.tenant_id and place.id = seat.department_id
        and starts_with(place.mpath, branch.mpath)
      join memberships holder on holder.tenant_id = seat.tenant_id
        and holder.id = seat.member_id and holder.status = 'active'
      where shown_to.tenant_id = ${tenant} and ${sql.ref(`shown_to.${key}`)} = ${app}))`
}

/**
 * Whether what hangs on an application by its code, such as a page, is for the viewer: the application
 * shows to them and is not disabled. One that nobody has registered restricts nothing.
 */
export function isAppOpen(tenantId: string, code: string, viewer: Viewer): RawBuilder<SqlBool> {
  const [tenant, appCode] = [sql.ref(tenantId), sql.ref(code)]
  return sql<SqlBool>`(not exists (select from tenant_apps sight
      where sight.tenant_id = ${tenant} and sight.code = ${appCode}
        and not (sight.status = 0 and ${isAppShown('sight', viewer)}))
    and not exists (select from apps platform_app
      where platform_app.code = ${appCode}
        and not (platform_app.status = 0 and platform_app.enable = 1
          and ${isProductAppShown(tenant, appCode, viewer)})))`
}
