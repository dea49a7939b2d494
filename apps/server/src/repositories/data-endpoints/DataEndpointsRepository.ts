import { sql } from 'kysely'
import type { DataEndpointsTable, Db } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'
import { sortAndFindKey } from '../search/searchTokens.js'

/** A REST service of a tenant that pages read. */
export interface DataEndpoint {
  id: string
  name: string
  /** Origin and base path, without a slash at its end. */
  baseUrl: string
  auth: DataEndpointsTable['auth']
  headerName: string | null
  userName: string | null
  secretSealed: string | null
  enabled: boolean
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface DataEndpointFilter extends Paging {
  keyword?: string | undefined
}

export type DataEndpointFields = Pick<
  DataEndpoint,
  'name' | 'baseUrl' | 'auth' | 'headerName' | 'userName' | 'secretSealed' | 'enabled'
>

const listShape: ListShape = {
  id: 'e.id',
  columns: {
    name: 'e.name_key',
    baseUrl: 'e.base_url',
    enabled: 'e.enabled',
    createdAt: 'e.created_at',
    updatedAt: 'e.updated_at',
  },
  facets: { enabled: 'e.enabled', auth: 'e.auth' },
}

/** The data endpoints of a tenant: a few. */
export class DataEndpointsRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    { keyword = '', ...paging }: DataEndpointFilter,
  ): Promise<Page<DataEndpoint>> {
    const text = keyword.trim()
    const matching = this.rows(tenantId).$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(lower(e.name), lower(${text}::text)) > 0
            or strpos(lower(e.base_url), lower(${text}::text)) > 0
            or strpos(replace(e.name_key, ' ', ''), lower(${text}::text)) > 0)`,
      ),
    )
    return readPage(this.db, matching, paging, listShape)
  }

  async find(tenantId: string, id: string): Promise<DataEndpoint | undefined> {
    return this.rows(tenantId).where('e.id', '=', id).executeTakeFirst()
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(tenantId: string, id: string): Promise<DataEndpoint | undefined> {
    return this.rows(tenantId).where('e.id', '=', id).forUpdate('e').executeTakeFirst()
  }

  /** @throws a unique violation for a name in use */
  async add(
    tenantId: string,
    endpoint: DataEndpointFields & { id: string; now: Date },
  ): Promise<void> {
    const { id, now } = endpoint
    await this.db
      .insertInto('data_endpoints')
      .values({
        ...{ tenant_id: tenantId, id, created_at: now, updated_at: now },
        ...columnsOf(endpoint),
      })
      .execute()
  }

  /** @throws a unique violation for a name in use */
  async edit(tenantId: string, id: string, fields: DataEndpointFields, now: Date): Promise<void> {
    await this.db
      .updateTable('data_endpoints')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set(columnsOf(fields))
      .set({ version: sql<number>`version + 1`, updated_at: now })
      .execute()
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('data_endpoints')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('data_endpoints as e')
      .where('e.tenant_id', '=', tenantId)
      .select([
        ...(['e.id as id', 'e.name as name', 'e.base_url as baseUrl', 'e.auth as auth'] as const),
        ...(['e.header_name as headerName', 'e.user_name as userName'] as const),
        ...(['e.secret_sealed as secretSealed', 'e.enabled as enabled'] as const),
        ...(['e.version as version', 'e.created_at as createdAt'] as const),
        'e.updated_at as updatedAt',
      ])
  }
}

function columnsOf(fields: DataEndpointFields) {
  return {
    name: fields.name,
    name_key: sortAndFindKey(fields.name),
    base_url: fields.baseUrl,
    auth: fields.auth,
    header_name: fields.headerName,
    user_name: fields.userName,
    secret_sealed: fields.secretSealed,
    enabled: fields.enabled,
  }
}
