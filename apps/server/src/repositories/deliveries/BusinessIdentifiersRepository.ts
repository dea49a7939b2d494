import { sql } from 'kysely'
import type { Schemas } from '@spruce/api-client/contract'
import type { BusinessChannel, Db } from '../../db/schema.js'
import { sortAndFindKey } from '../search/searchTokens.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

/** What programs of a tenant send by. */
export interface BusinessIdentifier {
  id: string
  code: string
  name: string
  appCode: string
  description: string | null
  channels: Schemas['BusinessChannels']
  variables: Schemas['BusinessVariable'][]
  enabled: boolean
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface BusinessIdentifierFilter extends Paging {
  keyword?: string | undefined
  channel?: BusinessChannel | undefined
}

type Fields = Pick<
  BusinessIdentifier,
  'name' | 'appCode' | 'description' | 'channels' | 'variables'
>

type Added = Fields & { id: string; code: string; enabled: boolean; now: Date }

const listShape: ListShape = {
  id: 'b.id',
  columns: {
    code: 'b.code',
    name: 'b.name_key',
    appCode: 'b.app_code',
    enabled: 'b.enabled',
    createdAt: 'b.created_at',
    updatedAt: 'b.updated_at',
  },
  facets: { appCode: 'b.app_code', enabled: 'b.enabled', updatedAt: 'b.updated_at' },
}

/** The business identifiers of a tenant: tens, hundreds at most. */
export class BusinessIdentifiersRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    filter: BusinessIdentifierFilter,
  ): Promise<Page<BusinessIdentifier>> {
    const { channel } = filter
    const keyword = filter.keyword?.trim() ?? ''
    const matching = this.rows(tenantId)
      .$if(channel !== undefined, (query) =>
        query.where(sql<boolean>`b.channels -> ${channel ?? ''}::text is not null`),
      )
      .$if(keyword !== '', (query) =>
        query.where(
          sql<boolean>`(strpos(lower(b.code), lower(${keyword}::text)) > 0
            or strpos(lower(b.name), lower(${keyword}::text)) > 0
            or strpos(replace(b.name_key, ' ', ''), lower(${keyword}::text)) > 0)`,
        ),
      )
    return readPage(this.db, matching, filter, listShape)
  }

  /** With templates and variables, by code; of the ids, else all. */
  async listWhole(
    tenantId: string,
    { ids, max }: { ids?: readonly string[] | undefined; max: number },
  ): Promise<BusinessIdentifier[]> {
    return this.rows(tenantId)
      .$if(ids !== undefined, (query) =>
        query.where('b.id', '=', sql<string>`any(${[...(ids ?? [])]}::text[])`),
      )
      .orderBy('b.code')
      .limit(max)
      .execute()
  }

  async find(tenantId: string, id: string): Promise<BusinessIdentifier | undefined> {
    return this.rows(tenantId).where('b.id', '=', id).executeTakeFirst()
  }

  /** By the code that producers send; nobody disables it until the transaction ends. */
  async lockByCode(tenantId: string, code: string): Promise<BusinessIdentifier | undefined> {
    return this.rows(tenantId).where('b.code', '=', code).forShare().executeTakeFirst()
  }

  /** Those that have one of the codes, locked in one order; nobody changes them until the transaction ends. */
  async lockByCodes(tenantId: string, codes: readonly string[]): Promise<BusinessIdentifier[]> {
    return this.rows(tenantId)
      .where('b.code', '=', sql<string>`any(${[...codes]}::text[])`)
      .orderBy('b.code')
      .forUpdate()
      .execute()
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(tenantId: string, id: string): Promise<BusinessIdentifier | undefined> {
    return this.rows(tenantId).where('b.id', '=', id).forUpdate().executeTakeFirst()
  }

  /** @throws a unique violation for a code in use */
  async add(tenantId: string, identifier: Added): Promise<void> {
    await this.insert(tenantId, identifier).execute()
  }

  /** Adds it unless its code is there, also when several bring it at once. */
  async bring(tenantId: string, identifier: Added): Promise<void> {
    await this.insert(tenantId, identifier)
      .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing())
      .execute()
  }

  async edit(tenantId: string, id: string, fields: Fields, now: Date): Promise<void> {
    await this.change(tenantId, id, now).set(columnsOf(fields)).execute()
  }

  async setEnabled(tenantId: string, id: string, enabled: boolean, now: Date): Promise<void> {
    await this.change(tenantId, id, now).set({ enabled }).execute()
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('business_identifiers')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  private insert(tenantId: string, identifier: Added) {
    const { id, code, enabled, now } = identifier
    return this.db.insertInto('business_identifiers').values({
      tenant_id: tenantId,
      id,
      code,
      enabled,
      created_at: now,
      updated_at: now,
      ...columnsOf(identifier),
    })
  }

  private change(tenantId: string, id: string, now: Date) {
    return this.db
      .updateTable('business_identifiers')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ version: sql<number>`version + 1`, updated_at: now })
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('business_identifiers as b')
      .where('b.tenant_id', '=', tenantId)
      .select([
        'b.id as id',
        'b.code as code',
        'b.name as name',
        'b.app_code as appCode',
        'b.description as description',
        'b.channels as channels',
        'b.variables as variables',
        'b.enabled as enabled',
        'b.version as version',
        'b.created_at as createdAt',
        'b.updated_at as updatedAt',
      ])
  }
}

function columnsOf({ name, appCode, description, channels, variables }: Fields) {
  return {
    name,
    name_key: sortAndFindKey(name),
    app_code: appCode,
    description,
    channels: JSON.stringify(channels),
    variables: JSON.stringify(variables),
  }
}
