import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import { isOpen } from '../tenants/isOpen.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export interface DeviceToken {
  id: string
  name: string
  areaId: string | null
  deviceId: string | null
  /** Name of the device, else of the area. */
  place: string
  seenAt: Date | null
  version: number
  createdAt: Date
}

/** What a token reports for. */
export type TokenScope = Pick<DeviceToken, 'areaId' | 'deviceId'>

const place = sql<string>`coalesce(
  (select d.name from devices d where d.tenant_id = k.tenant_id and d.id = k.device_id),
  (select a.name from device_areas a where a.tenant_id = k.tenant_id and a.id = k.area_id), '')`

/** What lets programs report. Neither a token nor its hash leaves it. */
export class DeviceTokensRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    keyword: string | undefined,
    paging: Paging,
  ): Promise<Page<DeviceToken>> {
    const word = keyword?.trim() ?? ''
    const named = sql<SqlBool>`strpos(lower(k.name), lower(${word}::text)) > 0`
    const matching = this.rows(tenantId).$if(word !== '', (rows) => rows.where(named))
    return readPage(this.db, matching, paging, {
      id: 'k.id',
      columns: { name: 'k.name', place, seenAt: 'k.seen_at', createdAt: 'k.created_at' },
      read: ['name', 'place'],
      nullable: ['seenAt'],
      facets: { seenAt: 'k.seen_at', createdAt: 'k.created_at' },
    })
  }

  async find(tenantId: string, ids: readonly string[]): Promise<DeviceToken[]> {
    return this.rows(tenantId).where('k.id', 'in', ids).execute()
  }

  /** Found and held until the transaction ends. */
  async lock(tenantId: string, id: string): Promise<DeviceToken | undefined> {
    return this.rows(tenantId).where('k.id', '=', id).forUpdate('k').executeTakeFirst()
  }

  /** @throws a foreign key violation when the area or device has just gone */
  async add(
    tenantId: string,
    token: TokenScope & { id: string; name: string; hash: string },
  ): Promise<void> {
    const { id, name, areaId, deviceId, hash } = token
    await this.db
      .insertInto('device_tokens')
      .values({
        ...{ tenant_id: tenantId, id, name, token_hash: hash },
        ...{ area_id: areaId, device_id: deviceId },
      })
      .execute()
  }

  /** The one before works until then. */
  async rotate(tenantId: string, id: string, hash: string, until: Date): Promise<void> {
    await this.db
      .updateTable('device_tokens')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        previous_hash: sql<string>`token_hash`,
        previous_until: until,
        token_hash: hash,
        version: sql<number>`version + 1`,
      })
      .execute()
  }

  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('device_tokens')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** Of a company that is open. Platform scope, because the token comes before the tenant is known. */
  async tenantOf(hash: string, now: Date): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('device_tokens as k')
      .innerJoin('tenants as t', 't.id', 'k.tenant_id')
      .where(isOfToken(hash, now))
      .where(isOpen('t'))
      .select('k.tenant_id as tenantId')
      .executeTakeFirst()
    return row?.tenantId
  }

  /** Notes the report and says what it may be for; undefined when the token is dead by now. */
  async see(tenantId: string, hash: string, now: Date): Promise<TokenScope | undefined> {
    return this.db
      .updateTable('device_tokens as k')
      .where('k.tenant_id', '=', tenantId)
      .where(isOfToken(hash, now))
      .set({ seen_at: now })
      .returning(['k.area_id as areaId', 'k.device_id as deviceId'])
      .executeTakeFirst()
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('device_tokens as k')
      .where('k.tenant_id', '=', tenantId)
      .select([
        'k.id as id',
        'k.name as name',
        'k.area_id as areaId',
        'k.device_id as deviceId',
        place.as('place'),
        'k.seen_at as seenAt',
        'k.version as version',
        'k.created_at as createdAt',
      ])
  }
}

function isOfToken(hash: string, now: Date) {
  return sql<SqlBool>`(k.token_hash = ${hash}
    or k.previous_hash = ${hash} and k.previous_until > ${now}::timestamptz)`
}
