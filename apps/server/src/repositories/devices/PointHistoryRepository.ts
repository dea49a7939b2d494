import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '@spruce/api-client/contract'
import type { Db } from '../../db/schema.js'

/** A value as it was reported. */
export interface Measured {
  pointId: string
  at: Date
  /** Of switches 0 or 1; null of texts. */
  value: number | null
  text: string | null
  outOfRange: boolean
}

export interface HistoryWindow {
  pointIds: readonly string[]
  /** Where the steps begin, ascending; the first one is the beginning of the window. */
  steps: readonly Date[]
  to: Date
}

/** What a step of a series holds; `at` is the moment of a single value. */
export interface StepValue {
  pointId: string
  step: number
  at: number | null
  value: number
  outOfRange: number
}

export interface DeviceSettings {
  keepDays: number
  /** Of alarms that have cleared. */
  keepAlarmDays: number
  version: number
}

/** What holds where a tenant has set nothing. */
export const unsetDeviceSettings: Readonly<DeviceSettings> = {
  keepDays: 90,
  keepAlarmDays: 365,
  version: 1,
}

/** Milliseconds since 1970: exact in a double. */
const moment = sql`(extract(epoch from h.at) * 1000)::double precision`
const isOut = sql`h.out_of_range::int::double precision`

const aggregates: Readonly<Record<Exclude<Schemas['HistoryBy'], 'extremes'>, RawBuilder<number>>> =
  {
    avg: sql`avg(h.value)`,
    min: sql`min(h.value)`,
    max: sql`max(h.value)`,
    last: sql`(max(array[${moment}, h.value]))[2]`,
    sum: sql`sum(h.value)`,
    count: sql`count(*)::double precision`,
  }

/** What data points measured over time, and how long it is kept. */
export class PointHistoryRepository {
  constructor(private readonly db: Db) {}

  /** Adds what is not there yet; answers the data points of what was added, one for each value. */
  async add(tenantId: string, values: readonly Measured[]): Promise<string[]> {
    if (values.length === 0) return []
    const { rows } = await sql<{ id: string }>`
      insert into point_history (tenant_id, point_id, at, value, text, out_of_range)
      select ${tenantId}, v."pointId", v.at, v.value, v.text, v."outOfRange"
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v
        ("pointId" text, at timestamptz, value double precision, text text, "outOfRange" boolean)
      on conflict (tenant_id, point_id, at) do nothing
      returning point_id as id`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  /** One value for each step that has any. */
  async steps(
    tenantId: string,
    window: HistoryWindow,
    by: Exclude<Schemas['HistoryBy'], 'extremes'>,
  ): Promise<StepValue[]> {
    const { rows } = await sql<StepValue>`
      select h.point_id as "pointId", ${stepOf(window)} as step, null as at,
        ${aggregates[by]} as value, count(*) filter (where h.out_of_range)::int as "outOfRange"
      from point_history h where ${within(tenantId, window)}
      group by 1, 2 order by 1, 2`.execute(this.db)
    return rows
  }

  /**
   * The first, last, lowest and highest value of each step, in the order of time (M4). Arrays compare by
   * their items in turn, so plain aggregates find them without sorting; of equal ones the earliest.
   */
  async extremes(tenantId: string, window: HistoryWindow): Promise<StepValue[]> {
    const { rows } = await sql<StepValue>`
      with m4 as (
        select h.point_id, ${stepOf(window)} as step,
          min(array[${moment}, h.value, ${isOut}]) as first,
          max(array[${moment}, h.value, ${isOut}]) as last,
          min(array[h.value, ${moment}, ${isOut}]) as low,
          max(array[h.value, - ${moment}, ${isOut}]) as high
        from point_history h where ${within(tenantId, window)}
        group by 1, 2
      )
      select distinct m4.point_id as "pointId", m4.step, v.at, v.value, v.out::int as "outOfRange"
      from m4 cross join lateral (values
        (m4.first[1], m4.first[2], m4.first[3]), (m4.last[1], m4.last[2], m4.last[3]),
        (m4.low[2], m4.low[1], m4.low[3]), (- m4.high[2], m4.high[1], m4.high[3])
      ) as v (at, value, out)
      order by 1, 2, 3`.execute(this.db)
    return rows
  }

  async settings(tenantId: string): Promise<DeviceSettings> {
    const row = await this.db
      .selectFrom('device_settings')
      .select(['keep_days as keepDays', 'keep_alarm_days as keepAlarmDays', 'version'])
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst()
    return row ?? unsetDeviceSettings
  }

  /** @returns false when another version is there */
  async saveSettings(
    tenantId: string,
    { keepDays, keepAlarmDays, version }: DeviceSettings,
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      insert into device_settings as s (tenant_id, keep_days, keep_alarm_days, version)
      select ${tenantId}, ${keepDays}, ${keepAlarmDays}, 2 where ${version}::int = 1
        or exists (select 1 from device_settings where tenant_id = ${tenantId})
      on conflict (tenant_id) do update
        set keep_days = excluded.keep_days, keep_alarm_days = excluded.keep_alarm_days,
          version = s.version + 1, updated_at = now()
        where s.version = ${version}`.execute(this.db)
    return Number(numAffectedRows ?? 0) === 1
  }
}

function stepOf({ steps }: HistoryWindow) {
  const times = steps.map((step) => step.toISOString())
  return sql<number>`width_bucket(h.at, ${times}::timestamptz[]) - 1`
}

function within(tenantId: string, { pointIds, steps, to }: HistoryWindow) {
  return sql`h.tenant_id = ${tenantId} and h.point_id in (${sql.join(pointIds)})
    and h.at >= ${steps[0] ?? to} and h.at < ${to} and h.value is not null`
}
