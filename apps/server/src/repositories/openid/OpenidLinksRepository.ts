import type { Db } from '../../db/schema.js'

/** A provider's person: the subject is a name at its issuer. */
export interface OpenidSubject {
  providerId: string
  subject: string
}

/** Which accounts people of identity providers sign in. Platform scope only. */
export class OpenidLinksRepository {
  constructor(private readonly db: Db) {}

  async findUserId(
    tenantId: string,
    { providerId, subject }: OpenidSubject,
  ): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('openid_links')
      .where('tenant_id', '=', tenantId)
      .where('provider_id', '=', providerId)
      .where('subject', '=', subject)
      .select('user_id')
      .executeTakeFirst()
    return row?.user_id
  }

  /** @throws a unique violation when either is linked already at this provider */
  async add(
    tenantId: string,
    link: OpenidSubject & { userId: string; name: string | null; at: Date },
  ): Promise<void> {
    await this.db
      .insertInto('openid_links')
      .values({
        tenant_id: tenantId,
        provider_id: link.providerId,
        subject: link.subject,
        user_id: link.userId,
        name: link.name,
        linked_at: link.at,
      })
      .execute()
  }

  /** Of a person, in all their tenants. */
  async ofUser(userId: string) {
    return this.db
      .selectFrom('openid_links as l')
      .innerJoin('identity_providers as p', (join) =>
        join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.provider_id'),
      )
      .where('l.user_id', '=', userId)
      .select([
        'p.id as providerId',
        'p.tenant_id as tenantId',
        'p.name as providerName',
        'l.name as name',
        'l.linked_at as linkedAt',
      ])
      .orderBy('l.linked_at')
      .orderBy('p.id')
      .execute()
  }

  async remove(tenantId: string, providerId: string, userId: string): Promise<void> {
    await this.db
      .deleteFrom('openid_links')
      .where('tenant_id', '=', tenantId)
      .where('provider_id', '=', providerId)
      .where('user_id', '=', userId)
      .execute()
  }
}
