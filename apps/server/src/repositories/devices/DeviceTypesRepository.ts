import { sql, type SqlBool } from 'kysely'
import type { DataPointType, Db } from '../../db/schema.js'
import { newId } from '../../ids.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** What devices of a kind measure. */
export interface DeviceType {
  id: string
  code: string
  name: string
  description: string | null
  /** A device that says nothing for longer is offline. */
  offlineSeconds: number
  pointCount: number
  deviceCount: number
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface TypePoint {
  id: string
  code: string
  name: string
  unit: string | null
  type: DataPointType
  min: number | null
  max: number | null
  decimals: number | null
}

type TypeFields = Partial<Pick<DeviceType, 'name' | 'description' | 'offlineSeconds'>>

const pointCount = sql<number>`(select count(*)::int from type_points p
  where p.tenant_id = y.tenant_id and p.type_id = y.id)`
const deviceCount = sql<number>`(select count(*)::int from devices d
  where d.tenant_id = y.tenant_id and d.type_id = y.id)`

/** What a point follows its type in, and where a data point keeps it. */
const followed = {
  name: 'name',
  unit: 'unit',
  min: 'min_value',
  max: 'max_value',
  decimals: 'decimals',
}

/** The fields in which the data point `p` differs from the type's `t`. */
const differing = sql`array_remove(array[${sql.join(
  Object.entries(followed).map(
    ([field, column]) =>
      sql`case when p.${sql.ref(column)} is distinct from t.${sql.ref(column)} then ${field}::text end`,
  ),
)}], null)`

/** The types of devices, and how the data points of their devices follow them. */
export class DeviceTypesRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    keyword: string | undefined,
    paging: Paging,
  ): Promise<Page<DeviceType>> {
    const word = keyword?.trim() ?? ''
    const named = sql<SqlBool>`(strpos(lower(y.name), lower(${word}::text)) > 0
      or strpos(lower(y.code), lower(${word}::text)) > 0)`
    const matching = this.rows(tenantId).$if(word !== '', (rows) => rows.where(named))
    return readPage(this.db, matching, paging, {
      id: 'y.id',
      columns: {
        ...{ code: 'y.code', name: 'y.name', pointCount, deviceCount },
        offlineSeconds: 'y.offline_seconds',
        ...{ createdAt: 'y.created_at', updatedAt: 'y.updated_at' },
      },
      read: ['name'],
    })
  }

  async find(tenantId: string, id: string): Promise<DeviceType | undefined> {
    return this.rows(tenantId).where('y.id', '=', id).executeTakeFirst()
  }

  async byIds(tenantId: string, ids: readonly string[]): Promise<DeviceType[]> {
    return this.rows(tenantId).where('y.id', 'in', ids).execute()
  }

  /** Held until the transaction ends: devices take its points in turn. */
  async lock(tenantId: string, id: string): Promise<DeviceType | undefined> {
    await this.db
      .selectFrom('device_types')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.find(tenantId, id)
  }

  async points(tenantId: string, typeId: string): Promise<TypePoint[]> {
    return this.db
      .selectFrom('type_points')
      .select(['id', 'code', 'name', 'unit', 'type', 'decimals'])
      .select(['min_value as min', 'max_value as max'])
      .where('tenant_id', '=', tenantId)
      .where('type_id', '=', typeId)
      .orderBy('sort')
      .orderBy('code')
      .execute()
  }

  /** @throws a unique violation for a code in use */
  async add(
    tenantId: string,
    type: Required<TypeFields> & { id: string; code: string },
  ): Promise<void> {
    const { id, code, name, description, offlineSeconds } = type
    await this.db
      .insertInto('device_types')
      .values({
        ...{ tenant_id: tenantId, id, code, name, description },
        offline_seconds: offlineSeconds,
      })
      .execute()
  }

  async edit(tenantId: string, id: string, fields: TypeFields): Promise<void> {
    const { name, description, offlineSeconds } = fields
    await this.db
      .updateTable('device_types')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(offlineSeconds === undefined ? {} : { offline_seconds: offlineSeconds }),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
  }

  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('device_types')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** All of them, in their order; of those that are there, code and type stay. @throws a unique violation */
  async savePoints(tenantId: string, typeId: string, points: readonly TypePoint[]): Promise<void> {
    const ids = points.map(({ id }) => id)
    await this.db
      .deleteFrom('type_points')
      .where('tenant_id', '=', tenantId)
      .where('type_id', '=', typeId)
      .$if(ids.length > 0, (rows) => rows.where('id', 'not in', ids))
      .execute()
    await sql`
      insert into type_points (tenant_id, id, type_id, code, name, unit, type, min_value, max_value,
        decimals, sort)
      select ${tenantId}, v.id, ${typeId}, v.code, v.name, v.unit, v.type, v.min, v.max, v.decimals,
        row_number() over ()
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as v (id text, code text, name text,
        unit text, type text, min double precision, max double precision, decimals smallint)
      on conflict (tenant_id, id) do update set name = excluded.name, unit = excluded.unit,
        min_value = excluded.min_value, max_value = excluded.max_value,
        decimals = excluded.decimals, sort = excluded.sort`.execute(this.db)
  }

  /** The devices of a type, for their points to follow it. */
  async deviceIds(tenantId: string, typeId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('devices')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('type_id', '=', typeId)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The points of a device become its own. */
  async release(tenantId: string, deviceId: string): Promise<void> {
    await this.db
      .updateTable('data_points')
      .where('tenant_id', '=', tenantId)
      .where('device_id', '=', deviceId)
      .set({ type_point_id: null, overrides: [] })
      .execute()
  }

  /**
   * Lets the points of devices follow their type: own ones of the same code and type are taken along with
   * what they have otherwise, missing ones are made, and the others get what they do not override.
   * @returns the highest number of points that one of the devices has
   */
  async follow(tenantId: string, typeId: string, deviceIds: readonly string[]): Promise<number> {
    if (deviceIds.length === 0) return 0
    const points = await this.points(tenantId, typeId)
    const joined = sql`p.tenant_id = ${tenantId} and p.device_id in (${sql.join(deviceIds)})
      and t.tenant_id = p.tenant_id and t.type_id = ${typeId}`
    await sql`
      update data_points p
      set type_point_id = t.id, overrides = ${differing}
      from type_points t
      where ${joined} and p.type_point_id is null and p.code = t.code and p.type = t.type`.execute(
      this.db,
    )
    const missing = deviceIds.flatMap((deviceId) =>
      points.map((point) => ({ ...point, id: newId(), deviceId, typePointId: point.id })),
    )
    await sql`
      insert into data_points (tenant_id, id, device_id, code, name, unit, type, min_value, max_value,
        decimals, type_point_id)
      select ${tenantId}, v.id, v."deviceId", v.code, v.name, v.unit, v.type, v.min, v.max, v.decimals,
        v."typePointId"
      from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as v (id text, "deviceId" text,
        code text, name text, unit text, type text, min double precision, max double precision,
        decimals smallint, "typePointId" text)
      on conflict (tenant_id, device_id, code) do nothing`.execute(this.db)
    const taken = Object.entries(followed).map(
      ([field, column]) => sql`${sql.ref(column)} =
        case when ${field}::text = any(p.overrides) then p.${sql.ref(column)} else t.${sql.ref(column)} end`,
    )
    await sql`
      update data_points p set ${sql.join(taken)} from type_points t
      where ${joined} and p.type_point_id = t.id`.execute(this.db)
    const { rows } = await sql<{ most: number | null }>`
      select max(n)::int as most from (select count(*) as n from data_points
        where tenant_id = ${tenantId} and device_id in (${sql.join(deviceIds)})
        group by device_id) counted`.execute(this.db)
    return rows[0]?.most ?? 0
  }

  /** What a point has otherwise than its type is its own. */
  async noteOverrides(tenantId: string, pointId: string): Promise<void> {
    await sql`
      update data_points p set overrides = ${differing} from type_points t
      where p.tenant_id = ${tenantId} and p.id = ${pointId}
        and t.tenant_id = p.tenant_id and t.id = p.type_point_id`.execute(this.db)
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('device_types as y')
      .where('y.tenant_id', '=', tenantId)
      .select([
        'y.id as id',
        'y.code as code',
        'y.name as name',
        'y.description as description',
        'y.offline_seconds as offlineSeconds',
        pointCount.as('pointCount'),
        deviceCount.as('deviceCount'),
        'y.version as version',
        'y.created_at as createdAt',
        'y.updated_at as updatedAt',
      ])
  }
}
