import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** Frames of components that only those who manage components look at. Platform scope only. */
export class PreviewFramesRepository {
  constructor(private readonly db: Db) {}

  /**
   * Addresses of frames as they are edited, drafts included: of a customer's own components for its people who may list
   * them, of all components of the platform for the operator's. In the order of components that changed last.
   * @param tenantIds of these alone
   * @param limit of addresses
   */
  async urls(
    userIds: readonly string[],
    tenantIds: readonly string[],
    limit: number,
  ): Promise<string[]> {
    if (userIds.length === 0 || tenantIds.length === 0) return []
    const { rows } = await sql<{ url: string }>`
      with managed as (
        select t.id, t.kind from memberships m
        join tenants t on t.id = m.tenant_id
        where m.user_id = any(${[...userIds]}::text[]) and m.tenant_id = any(${[...tenantIds]}::text[])
          and m.status = 'active' and exists (
            select from membership_roles held
            join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id and r.enabled
            where held.tenant_id = m.tenant_id and held.member_id = m.id
              and (r.grants_all or exists (select from role_permissions p
                where p.tenant_id = r.tenant_id and p.role_id = r.id and p.perm_code =
                  case t.kind when 'operator' then 'component:list' else 'widget:list' end)))
      )
      select url from (
        select c.url, c.updated_at from tenant_components c
        where c.tenant_id in (select id from managed where kind <> 'operator')
        union all
        select c.url, c.updated_at from components c
        where exists (select from managed where kind = 'operator')
      ) as edited
      where starts_with(lower(url), 'https://')
      group by url order by max(updated_at) desc, url limit ${limit}`.execute(this.db)
    return rows.map(({ url }) => url)
  }
}
