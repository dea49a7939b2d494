import { sql } from 'kysely'
import { arrayLiteral, bulkInsert } from '../../db/bulkInsert.js'
import type { Db, ImportedDevice } from '../../db/schema.js'

/** Reads and writes many devices at once. */
export class DeviceBatchesRepository {
  constructor(private readonly db: Db) {}

  async byCodes(
    tenantId: string,
    codes: readonly string[],
  ): Promise<(ImportedDevice & { id: string })[]> {
    if (codes.length === 0) return []
    return this.devices(tenantId)
      .where('d.code', '=', sql<string>`any(${arrayLiteral(codes)}::text[])`)
      .execute()
  }

  /** Those of the ids that are there, held until the transaction ends. */
  async lock(
    tenantId: string,
    ids: readonly string[],
  ): Promise<(ImportedDevice & { id: string })[]> {
    if (ids.length === 0) return []
    return this.devices(tenantId).where('d.id', 'in', ids).orderBy('d.id').forUpdate().execute()
  }

  /** Every type of the tenant. */
  types(tenantId: string): Promise<{ id: string; code: string; name: string }[]> {
    return this.db
      .selectFrom('device_types')
      .select(['id', 'code', 'name'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute()
  }

  /** @throws a violation of a key; then nothing of the batch may stay */
  async add(
    tenantId: string,
    devices: readonly { id: string; state: ImportedDevice }[],
  ): Promise<void> {
    await bulkInsert(
      this.db,
      'devices',
      {
        tenant_id: 'text',
        id: 'text',
        area_id: 'text',
        type_id: 'text',
        code: 'text',
        name: 'text',
        model: 'text',
        description: 'text',
      },
      devices.map(({ id, state }) => ({
        tenant_id: tenantId,
        id,
        area_id: state.areaId,
        type_id: state.typeId,
        code: state.code,
        name: state.name,
        model: state.model,
        description: state.description,
      })),
    )
  }

  /** Writes the next version of each. @throws as `add` */
  async edit(
    tenantId: string,
    devices: readonly { id: string; state: ImportedDevice }[],
  ): Promise<void> {
    if (devices.length === 0) return
    const column = (of: (state: ImportedDevice) => string | null) =>
      arrayLiteral(devices.map(({ state }) => of(state)))
    await sql`
      update devices as d set area_id = n.area_id, type_id = n.type_id, name = n.name,
        model = n.model, description = n.description, version = d.version + 1, updated_at = now()
      from unnest(${arrayLiteral(devices.map(({ id }) => id))}::text[],
        ${column(({ areaId }) => areaId)}::text[],
        ${column(({ typeId }) => typeId)}::text[],
        ${column(({ name }) => name)}::text[],
        ${column(({ model }) => model)}::text[],
        ${column(({ description }) => description)}::text[]
      ) as n (id, area_id, type_id, name, model, description)
      where d.tenant_id = ${tenantId} and d.id = n.id`.execute(this.db)
  }

  /** The points of the devices become their own. */
  async release(tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.db
      .updateTable('data_points')
      .where('tenant_id', '=', tenantId)
      .where('device_id', '=', sql<string>`any(${arrayLiteral(ids)}::text[])`)
      .set({ type_point_id: null, overrides: [] })
      .execute()
  }

  /** Those that would have more than `most` data points, were they of the types. */
  async withMorePoints(
    tenantId: string,
    devices: readonly { id: string; typeId: string | null }[],
    most: number,
  ): Promise<ReadonlySet<string>> {
    const typed = devices.filter(({ typeId }) => typeId !== null)
    if (typed.length === 0) return new Set()
    const { rows } = await sql<{ id: string }>`
      select n.id from unnest(${arrayLiteral(typed.map(({ id }) => id))}::text[],
        ${arrayLiteral(typed.map(({ typeId }) => typeId))}::text[]) as n (id, type_id)
      where (
        select count(*) from (
          select code from data_points where tenant_id = ${tenantId} and device_id = n.id
          union select code from type_points where tenant_id = ${tenantId} and type_id = n.type_id
        ) as codes
      ) > ${most}::int`.execute(this.db)
    return new Set(rows.map(({ id }) => id))
  }

  /** Removes those that nobody has changed, that have reported nothing and that nothing of their own hangs on. */
  async removeUntouched(tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const { rows } = await sql<{ id: string }>`
      delete from devices d
      where d.tenant_id = ${tenantId} and d.id = any(${arrayLiteral(ids)}::text[])
        and d.version = 1 and d.seen_at is null
        and not exists (select from data_points p
          where p.tenant_id = d.tenant_id and p.device_id = d.id
            and (p.type_point_id is null or p.version > 1 or p.value_at is not null))
        and not exists (select from device_tokens t
          where t.tenant_id = d.tenant_id and t.device_id = d.id)
        and not exists (select from alarm_overrides o
          where o.tenant_id = d.tenant_id and o.device_id = d.id)
        and not exists (select from alarms a
          where a.tenant_id = d.tenant_id and a.device_id = d.id)
      returning d.id`.execute(this.db)
    return new Set(rows.map(({ id }) => id))
  }

  private devices(tenantId: string) {
    return this.db
      .selectFrom('devices as d')
      .where('d.tenant_id', '=', tenantId)
      .select([
        'd.id as id',
        'd.version as version',
        'd.code as code',
        'd.name as name',
        'd.area_id as areaId',
        'd.type_id as typeId',
        'd.model as model',
        'd.description as description',
      ])
  }
}
