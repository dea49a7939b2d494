import { sql } from 'kysely'
import type { Db, TenantStatus } from '../../db/schema.js'
import { sortAndFindKey } from '../search/searchTokens.js'
import { isOpen } from '../tenants/isOpen.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

/** A foreign provider of OpenID Connect as a tenant set it up. */
export interface IdentityProvider {
  tenantId: string
  id: string
  name: string
  issuer: string
  clientId: string
  secretSealed: string | null
  scopes: string[]
  linkByEmail: boolean
  enabled: boolean
  /** The last check; null: none yet. */
  checkedAt: Date | null
  checkState: 'up' | 'down' | null
  checkReason: 'unreachable' | 'closed' | 'answer' | null
  checkMilliseconds: number | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** Somebody whom a provider signs in. */
export interface ProviderLink {
  /** Of the account. */
  id: string
  nickName: string | null
  loginName: string | null
  /** At the provider. */
  name: string | null
  linkedAt: Date
}

/** With the number of people who are linked. */
export type ListedProvider = IdentityProvider & { links: number }

export interface IdentityProviderFilter extends Paging {
  keyword?: string | undefined
}

type Fields = Pick<
  IdentityProvider,
  'name' | 'clientId' | 'secretSealed' | 'scopes' | 'linkByEmail' | 'enabled'
>

const listShape: ListShape = {
  id: 'p.id',
  columns: {
    name: 'p.name_key',
    issuer: 'p.issuer',
    enabled: 'p.enabled',
    links: sql`(select count(*) from openid_links l
      where l.tenant_id = p.tenant_id and l.provider_id = p.id)`,
    createdAt: 'p.created_at',
    updatedAt: 'p.updated_at',
  },
  facets: {
    enabled: 'p.enabled',
    hasSecret: sql`(p.secret_sealed is not null)`,
    linkByEmail: 'p.link_by_email',
  },
}

/** A sign-in page has room for so many buttons. */
const mostOffered = 10

/** The identity providers of a tenant: a few. */
export class IdentityProvidersRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    { keyword = '', ...paging }: IdentityProviderFilter,
  ): Promise<Page<ListedProvider>> {
    const text = keyword.trim()
    const matching = this.rows(tenantId).$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(lower(p.name), lower(${text}::text)) > 0
            or strpos(lower(p.issuer), lower(${text}::text)) > 0
            or strpos(replace(p.name_key, ' ', ''), lower(${text}::text)) > 0)`,
      ),
    )
    return readPage(this.db, matching, paging, listShape)
  }

  async find(tenantId: string, id: string): Promise<ListedProvider | undefined> {
    return this.rows(tenantId).where('p.id', '=', id).executeTakeFirst()
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(tenantId: string, id: string): Promise<ListedProvider | undefined> {
    return this.rows(tenantId).where('p.id', '=', id).forUpdate('p').executeTakeFirst()
  }

  /** What a tenant's sign-in page offers; null: the operator's. Platform scope. */
  async listOffered(tenantId: string | null): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom('identity_providers as p')
      .innerJoin('tenants as t', 't.id', 'p.tenant_id')
      .where('p.enabled', '=', true)
      .where(isOpen('t'))
      .$if(tenantId === null, (query) => query.where('t.kind', '=', 'operator'))
      .$if(tenantId !== null, (query) => query.where('p.tenant_id', '=', tenantId ?? ''))
      .select(['p.id as id', 'p.name as name'])
      .orderBy('p.name_key')
      .orderBy('p.id')
      .limit(mostOffered)
      .execute()
  }

  /** By its id alone, before anybody has a tenant, with that of its tenant. Platform scope. */
  async findEnabled(
    id: string,
  ): Promise<(IdentityProvider & { tenantStatus: TenantStatus }) | undefined> {
    return this.db
      .selectFrom('identity_providers as p')
      .innerJoin('tenants as t', 't.id', 'p.tenant_id')
      .where('p.id', '=', id)
      .where('p.enabled', '=', true)
      .select(columns)
      .select(sql<TenantStatus>`tenant_status(t.status, t.expires_at)`.as('tenantStatus'))
      .executeTakeFirst()
  }

  /** @throws a unique violation for a name in use */
  async add(
    tenantId: string,
    provider: Fields & { id: string; issuer: string; now: Date },
  ): Promise<void> {
    const { id, issuer, now } = provider
    await this.db
      .insertInto('identity_providers')
      .values({
        tenant_id: tenantId,
        id,
        issuer,
        created_at: now,
        updated_at: now,
        ...columnsOf(provider),
      })
      .execute()
  }

  /** @throws a unique violation for a name in use */
  async edit(tenantId: string, id: string, fields: Fields, now: Date): Promise<void> {
    await this.db
      .updateTable('identity_providers')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set(columnsOf(fields))
      .set({ version: sql<number>`version + 1`, updated_at: now })
      .execute()
  }

  /** What a check found. The version stays: whoever edits the provider meanwhile loses nothing. */
  async noteCheck(
    tenantId: string,
    id: string,
    check: Pick<IdentityProvider, 'checkState' | 'checkReason' | 'checkMilliseconds'> & {
      checkedAt: Date
    },
  ): Promise<void> {
    await this.db
      .updateTable('identity_providers')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        checked_at: check.checkedAt,
        check_state: check.checkState,
        check_reason: check.checkReason,
        check_milliseconds: check.checkMilliseconds,
      })
      .execute()
  }

  /** The people whom a provider signs in; the name in the tenant is null for who has left it. */
  async links(tenantId: string, providerId: string, paging: Paging): Promise<Page<ProviderLink>> {
    const matching = this.db
      .selectFrom('openid_links as l')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.user_id', '=', 'l.user_id'),
      )
      .where('l.tenant_id', '=', tenantId)
      .where('l.provider_id', '=', providerId)
      .select([
        'l.user_id as id',
        'm.nick_name as nickName',
        'm.login_name as loginName',
        'l.name as name',
        'l.linked_at as linkedAt',
      ])
    return readPage(this.db, matching, paging, {
      id: 'l.user_id',
      columns: { linkedAt: 'l.linked_at', nickName: 'm.nick_name' },
      read: ['nickName'],
      people: ['nickName'],
      nullable: ['nickName'],
    })
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('identity_providers')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('identity_providers as p')
      .where('p.tenant_id', '=', tenantId)
      .select(columns)
      .select((eb) =>
        eb
          .selectFrom('openid_links as l')
          .whereRef('l.tenant_id', '=', 'p.tenant_id')
          .whereRef('l.provider_id', '=', 'p.id')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .$asScalar()
          .$notNull()
          .as('links'),
      )
  }
}

const columns = [
  'p.tenant_id as tenantId',
  'p.id as id',
  'p.name as name',
  'p.issuer as issuer',
  'p.client_id as clientId',
  'p.secret_sealed as secretSealed',
  'p.scopes as scopes',
  'p.link_by_email as linkByEmail',
  'p.enabled as enabled',
  'p.checked_at as checkedAt',
  'p.check_state as checkState',
  'p.check_reason as checkReason',
  'p.check_milliseconds as checkMilliseconds',
  'p.version as version',
  'p.created_at as createdAt',
  'p.updated_at as updatedAt',
] as const

function columnsOf({ name, clientId, secretSealed, scopes, linkByEmail, enabled }: Fields) {
  return {
    name,
    name_key: sortAndFindKey(name),
    client_id: clientId,
    secret_sealed: secretSealed,
    scopes: [...scopes],
    link_by_email: linkByEmail,
    enabled,
  }
}
