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

/**
 * Whether one of the tenant's applications, the row under the alias, shows to the viewer: it is
 * switched on, and for everybody, for one of the viewer's roles, or for administrators anyway. The
 * viewer may be named by a statement around it: no alias in here is as short as those there.
 */
export function isAppShown(alias: string, { memberId, isAdmin }: Viewer): RawBuilder<SqlBool> {
  const [tenant, app] = [sql.ref(`${alias}.tenant_id`), sql.ref(`${alias}.id`)]
  return sql<SqlBool>`(${sql.ref(`${alias}.enable`)} = 1 and (${isAdmin}
    or not exists (select from tenant_app_roles shown_to
      where shown_to.tenant_id = ${tenant} and shown_to.app_id = ${app})
    or exists (select from tenant_app_roles shown_to
      join membership_roles held on held.tenant_id = shown_to.tenant_id and held.role_id = shown_to.role_id
      join memberships holder on holder.tenant_id = held.tenant_id
        and holder.id = held.member_id and holder.status = 'active'
      join roles r on r.tenant_id = shown_to.tenant_id and r.id = shown_to.role_id and r.enabled
      where shown_to.tenant_id = ${tenant} and shown_to.app_id = ${app} and held.member_id = ${memberId})))`
}

/**
 * Whether an application of the product, which the tenant has, shows to the viewer: the tenant has not
 * switched it off, and it is for everybody, for one of the viewer's roles, or for administrators anyway.
 */
export function isProductAppShown(
  tenant: RawBuilder<unknown>,
  code: RawBuilder<unknown>,
  { memberId, isAdmin }: Viewer,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(not exists (select from product_apps product
      where product.tenant_id = ${tenant} and product.app_code = ${code} and product.enable = 0)
    and (${isAdmin}
      or not exists (select from product_app_roles shown_to
        where shown_to.tenant_id = ${tenant} and shown_to.app_code = ${code})
      or exists (select from product_app_roles shown_to
        join membership_roles held on held.tenant_id = shown_to.tenant_id and held.role_id = shown_to.role_id
        join memberships holder on holder.tenant_id = held.tenant_id
          and holder.id = held.member_id and holder.status = 'active'
        join roles r on r.tenant_id = shown_to.tenant_id and r.id = shown_to.role_id and r.enabled
        where shown_to.tenant_id = ${tenant} and shown_to.app_code = ${code}
          and held.member_id = ${memberId})))`
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
