import type { Db } from '../../db/schema.js'
import { isOpen } from '../tenants/isOpen.js'

export interface SsoLink {
  tokenHash: string
  userId: string
  appCode: string
  origin: string
  expiresAt: Date
}

/** Who came through a link, and from where. */
export interface SsoVisitor {
  userId: string
  tenantId: string
  loginName: string
  name: string
}

/** Links of single sign-on; of the token a hash is kept. */
export class SsoLinksRepository {
  constructor(private readonly db: Db) {}

  async add(tenantId: string, link: SsoLink): Promise<void> {
    await this.db
      .insertInto('sso_links')
      .values({
        tenant_id: tenantId,
        token_hash: link.tokenHash,
        user_id: link.userId,
        app_code: link.appCode,
        origin: link.origin,
        expires_at: link.expiresAt,
      })
      .execute()
  }

  /** Takes the link away, whoever comes with it: a second try, or a wrong one, finds nothing. */
  async take(tokenHash: string): Promise<(SsoLink & { tenantId: string }) | undefined> {
    return this.db
      .deleteFrom('sso_links')
      .where('token_hash', '=', tokenHash)
      .returning([
        'tenant_id as tenantId',
        'token_hash as tokenHash',
        'user_id as userId',
        'app_code as appCode',
        'origin',
        'expires_at as expiresAt',
      ])
      .executeTakeFirst()
  }

  /** The person, while the account and the membership in the link's tenant are live. */
  async visitor(tenantId: string, userId: string): Promise<SsoVisitor | undefined> {
    return this.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('tenants as t', 't.id', 'm.tenant_id')
      .where('m.tenant_id', '=', tenantId)
      .where('m.user_id', '=', userId)
      .where('m.status', '=', 'active')
      .where('u.status', '=', 'active')
      .where(isOpen('t'))
      .select([
        'u.id as userId',
        'm.tenant_id as tenantId',
        'u.login_name as loginName',
        'm.nick_name as name',
      ])
      .executeTakeFirst()
  }

  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('sso_links').where('expires_at', '<=', now).execute()
  }
}
