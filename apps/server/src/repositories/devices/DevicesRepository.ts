import type { Schemas } from '@spruce/api-client/contract'
import { sql, type SqlBool } from 'kysely'
import type { DataPointType, Db } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** A place where devices stand. */
export interface DeviceArea {
  id: string
  parentId: string | null
  name: string
  sort: number
  /** Those of the area itself. */
  deviceCount: number
  onlineCount: number
  version: number
}

export interface Device {
  id: string
  areaId: string
  areaName: string
  typeId: string | null
  typeName: string | null
  /** One that says nothing for longer is offline. */
  offlineSeconds: number
  code: string
  name: string
  model: string | null
  description: string | null
  seenAt: Date | null
  pointCount: number
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What a device measures. */
export interface DataPoint {
  id: string
  deviceId: string
  code: string
  name: string
  unit: string | null
  type: DataPointType
  /** The range; null is none. */
  min: number | null
  max: number | null
  decimals: number | null
  /** The point of the device's type that it follows, except in these fields. */
  typePointId: string | null
  overrides: Schemas['PointField'][]
  /** The last value, as JSON. */
  value: string | null
  valueAt: Date | null
  version: number
}

export interface DeviceFilter {
  /** With the areas below it. */
  areaId?: string | undefined
  keyword?: string | undefined
  deviceId?: string | undefined
  typeId?: string | undefined
  online?: { now: Date; is: boolean } | undefined
}

type AreaFields = { name?: string; parentId?: string | null; sort?: number }
type PointFields = Partial<Pick<DataPoint, 'name' | 'unit' | 'min' | 'max' | 'decimals'>>
type DeviceFields = {
  areaId?: string
  typeId?: string | null
  name?: string
  model?: string | null
  description?: string | null
}

/** Of the type of the device under the alias `d`. */
function typeOf(column: 'name' | 'offline_seconds') {
  return sql<string | null>`(select y.${sql.ref(column)} from device_types y
    where y.tenant_id = d.tenant_id and y.id = d.type_id)`
}

const offlineSeconds = sql<number>`coalesce(${typeOf('offline_seconds')}, 300)`

/** Whether the device under the alias `d` has reported within its time. */
function isOnline(now: Date, seconds = offlineSeconds) {
  return sql<SqlBool>`coalesce(
    d.seen_at > ${now}::timestamptz - make_interval(secs => ${seconds}), false)`
}

/** Areas, devices and data points of a tenant. */
export class DevicesRepository {
  constructor(private readonly db: Db) {}

  /** Waits for whoever else changes the areas. */
  async lockAreas(tenantId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`areas:${tenantId}`}, 0))`.execute(
      this.db,
    )
  }

  /** Parents first; `now` says who is online. Every device is counted, so the types are joined and not asked for one by one. */
  async areas(tenantId: string, now = new Date()): Promise<DeviceArea[]> {
    const { rows } = await sql<DeviceArea>`
      with recursive tree as (
        select a.*, 0 as level from device_areas a
        where a.tenant_id = ${tenantId} and a.parent_id is null
        union all
        select a.*, tree.level + 1 from device_areas a join tree on a.parent_id = tree.id
        where a.tenant_id = ${tenantId}
      )
      select t.id, t.parent_id as "parentId", t.name, t.sort, t.version,
        coalesce(n.devices, 0)::int as "deviceCount", coalesce(n.online, 0)::int as "onlineCount"
      from tree t
      left join (select d.area_id, count(*) as devices,
          count(*) filter (where ${isOnline(now, sql`coalesce(y.offline_seconds, 300)`)}) as online
        from devices d left join device_types y on y.tenant_id = d.tenant_id and y.id = d.type_id
        where d.tenant_id = ${tenantId} group by d.area_id) n on n.area_id = t.id
      order by t.level, t.sort, t.id`.execute(this.db)
    return rows
  }

  async addArea(
    tenantId: string,
    area: { id: string; name: string; parentId: string | null; sort: number },
  ): Promise<void> {
    await this.db
      .insertInto('device_areas')
      .values({
        tenant_id: tenantId,
        id: area.id,
        name: area.name,
        parent_id: area.parentId,
        sort: area.sort,
      })
      .execute()
  }

  async editArea(tenantId: string, id: string, fields: AreaFields): Promise<void> {
    const { name, parentId, sort } = fields
    await this.db
      .updateTable('device_areas')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...given({ name, parent_id: parentId, sort }), version: sql<number>`version + 1` })
      .execute()
  }

  /** Siblings in their order. Their versions stay: nobody edited them. */
  async orderAreas(tenantId: string, ids: readonly string[]): Promise<void> {
    await sql`update device_areas a set sort = o.place - 1
      from unnest(${[...ids]}::text[]) with ordinality as o (id, place)
      where a.tenant_id = ${tenantId} and a.id = o.id and a.sort <> o.place - 1`.execute(this.db)
  }

  async removeArea(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('device_areas')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  async list(tenantId: string, filter: DeviceFilter, paging: Paging): Promise<Page<Device>> {
    const matching = this.rows(tenantId).where(this.matching(tenantId, filter))
    return readPage(this.db, matching, paging, {
      id: 'd.id',
      columns: {
        code: 'd.code',
        name: 'd.name',
        areaName: 'a.name',
        typeName: typeOf('name'),
        model: 'd.model',
        pointCount: sql`(select count(*) from data_points p
          where p.tenant_id = d.tenant_id and p.device_id = d.id)`,
        seenAt: 'd.seen_at',
        createdAt: 'd.created_at',
        updatedAt: 'd.updated_at',
      },
      read: ['name', 'areaName', 'typeName', 'model'],
      nullable: ['typeName', 'seenAt'],
      facets: { seenAt: 'd.seen_at' },
    })
  }

  async find(tenantId: string, id: string): Promise<Device | undefined> {
    return this.rows(tenantId).where('d.id', '=', id).executeTakeFirst()
  }

  async lock(tenantId: string, id: string): Promise<Device | undefined> {
    await this.db
      .selectFrom('devices')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.find(tenantId, id)
  }

  /** @throws a unique violation for a code in use */
  async add(
    tenantId: string,
    device: Required<DeviceFields> & { id: string; code: string },
  ): Promise<void> {
    const { id, areaId, typeId, code, name, model, description } = device
    const place = { area_id: areaId, type_id: typeId }
    await this.db
      .insertInto('devices')
      .values({ tenant_id: tenantId, id, ...place, code, name, model, description })
      .execute()
  }

  async edit(tenantId: string, id: string, fields: DeviceFields): Promise<void> {
    const { areaId, typeId, name, model, description } = fields
    await this.db
      .updateTable('devices')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        ...given({ area_id: areaId, type_id: typeId, name, model, description }),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
  }

  async byIds(tenantId: string, ids: readonly string[]): Promise<Device[]> {
    return this.rows(tenantId).where('d.id', 'in', ids).execute()
  }

  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('devices')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  async points(tenantId: string, ...deviceIds: readonly string[]): Promise<DataPoint[]> {
    return this.pointRows(tenantId)
      .where('p.device_id', 'in', deviceIds)
      .orderBy('p.code')
      .execute()
  }

  /** Those of the codes that the filter covers, held until the transaction ends. */
  async lockByCode(
    tenantId: string,
    codes: readonly string[],
    filter: DeviceFilter,
  ): Promise<{ id: string; code: string }[]> {
    return this.db
      .selectFrom('devices as d')
      .select(['d.id', 'd.code'])
      .where(this.matching(tenantId, filter))
      .where('d.code', 'in', codes)
      .orderBy('d.id')
      .forUpdate('d')
      .execute()
  }

  /** Those of the ids that nobody else holds, held until the transaction ends; the others come round again. */
  async hold(
    tenantId: string,
    ids: readonly string[],
  ): Promise<{ id: string; seenAt: Date | null; offlineSeconds: number }[]> {
    const { rows } = await sql<{ id: string; seenAt: Date | null; offlineSeconds: number }>`
      select d.id, d.seen_at as "seenAt", ${offlineSeconds} as "offlineSeconds"
      from devices d
      where d.tenant_id = ${tenantId} and d.id = any(${[...ids]}::text[])
      order by d.id for update of d skip locked`.execute(this.db)
    return rows
  }

  async pointsById(tenantId: string, ids: readonly string[]): Promise<DataPoint[]> {
    return this.pointRows(tenantId).where('p.id', 'in', ids).execute()
  }

  async lockPoint(tenantId: string, id: string): Promise<DataPoint | undefined> {
    await this.db
      .selectFrom('data_points')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.pointRows(tenantId).where('p.id', '=', id).executeTakeFirst()
  }

  /** @throws a unique violation for a code in use */
  async addPoint(
    tenantId: string,
    point: Omit<DataPoint, 'typePointId' | 'overrides' | 'value' | 'valueAt' | 'version'>,
  ): Promise<void> {
    const { id, deviceId, code, name, unit, type, min, max, decimals } = point
    const fields = { code, name, unit, type, min_value: min, max_value: max, decimals }
    await this.db
      .insertInto('data_points')
      .values({ tenant_id: tenantId, id, device_id: deviceId, ...fields })
      .execute()
  }

  async editPoint(
    tenantId: string,
    id: string,
    { name, unit, min, max, decimals }: PointFields,
  ): Promise<void> {
    const fields = { name, unit, min_value: min, max_value: max, decimals }
    await this.db
      .updateTable('data_points')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...given(fields), version: sql<number>`version + 1` })
      .execute()
  }

  async removePoints(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('data_points')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** Takes values that are newer than what is there, in one statement; the devices are online. */
  async report(
    tenantId: string,
    deviceIds: readonly string[],
    values: readonly { id: string; value: string; at: Date }[],
    now: Date,
  ): Promise<void> {
    await sql`
      update data_points p set value = v.value, value_at = v.at
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as v (id text, value text, at timestamptz)
      where p.tenant_id = ${tenantId} and p.id = v.id
        and (p.value_at is null or p.value_at < v.at)`.execute(this.db)
    await this.db
      .updateTable('devices')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', deviceIds)
      .set({ seen_at: now })
      .execute()
  }

  /** Data points with where they belong, for a table of them. */
  async table(
    tenantId: string,
    filter: DeviceFilter & { pointCodes?: readonly string[] | undefined },
    limit: number,
  ): Promise<(DataPoint & { areaName: string; deviceCode: string; deviceName: string })[]> {
    return this.pointRows(tenantId)
      .innerJoin('devices as d', (join) =>
        join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.device_id'),
      )
      .innerJoin('device_areas as a', (join) =>
        join.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.area_id'),
      )
      .where(this.matching(tenantId, filter))
      .$if(filter.pointCodes !== undefined, (query) =>
        query.where('p.code', 'in', filter.pointCodes ?? []),
      )
      .select(['a.name as areaName', 'd.code as deviceCode', 'd.name as deviceName'])
      .orderBy('d.code')
      .orderBy('p.code')
      .limit(limit)
      .execute()
  }

  /** The condition on the device under the alias `d`. */
  private matching(tenantId: string, { areaId, keyword, deviceId, typeId, online }: DeviceFilter) {
    const word = keyword?.trim() ?? ''
    const parts = [sql<SqlBool>`d.tenant_id = ${tenantId}`]
    if (deviceId !== undefined) parts.push(sql<SqlBool>`d.id = ${deviceId}`)
    if (typeId !== undefined) parts.push(sql<SqlBool>`d.type_id = ${typeId}`)
    if (areaId !== undefined) {
      parts.push(sql<SqlBool>`d.area_id in (
        with recursive below as (
          select ${areaId}::text as id
          union all select a.id from device_areas a join below on a.parent_id = below.id
          where a.tenant_id = ${tenantId}
        ) select id from below)`)
    }
    if (word !== '') {
      parts.push(sql<SqlBool>`(strpos(lower(d.name), lower(${word}::text)) > 0
        or strpos(lower(d.code), lower(${word}::text)) > 0)`)
    }
    if (online) parts.push(sql<SqlBool>`${isOnline(online.now)} = ${online.is}::boolean`)
    return sql<SqlBool>`${sql.join(parts, sql` and `)}`
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('devices as d')
      .innerJoin('device_areas as a', (join) =>
        join.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.area_id'),
      )
      .where('d.tenant_id', '=', tenantId)
      .select([
        'd.id as id',
        'd.area_id as areaId',
        'a.name as areaName',
        'd.type_id as typeId',
        typeOf('name').as('typeName'),
        offlineSeconds.as('offlineSeconds'),
        'd.code as code',
        'd.name as name',
        'd.model as model',
        'd.description as description',
        'd.seen_at as seenAt',
        'd.version as version',
        'd.created_at as createdAt',
        'd.updated_at as updatedAt',
        sql<number>`(select count(*)::int from data_points p
          where p.tenant_id = d.tenant_id and p.device_id = d.id)`.as('pointCount'),
      ])
  }

  private pointRows(tenantId: string) {
    return this.db
      .selectFrom('data_points as p')
      .where('p.tenant_id', '=', tenantId)
      .select([
        'p.id as id',
        'p.device_id as deviceId',
        'p.code as code',
        'p.name as name',
        'p.unit as unit',
        'p.type as type',
        'p.min_value as min',
        'p.max_value as max',
        'p.decimals as decimals',
        'p.type_point_id as typePointId',
        sql<Schemas['PointField'][]>`p.overrides`.as('overrides'),
        'p.value as value',
        'p.value_at as valueAt',
        'p.version as version',
      ])
  }
}

/** What a request leaves out stays as it is. */
function given<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Values
}
