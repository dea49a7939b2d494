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

const aggregates: Readonly<Record<Exclude<Schemas['HistoryBy'], 'extremes'>, RawBuilder<number>>> =
  {
    avg: sql`avg(h.value)`,
    min: sql`min(h.value)`,
    max: sql`max(h.value)`,
    last: sql`(max(array[extract(epoch from h.at)::double precision, h.value]))[2]`,
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
    const { rows } = await eachPoint(
      window,
      sql<StepValue>`
        select ${stepOf(window)} as step, null as at, ${aggregates[by]} as value,
          count(*) filter (where h.out_of_range)::int as "outOfRange"
        from point_history h where ${within(tenantId, window)}
        group by 1 order by 1`,
    ).execute(this.db)
    return rows
  }

  /**
   * The first, last, lowest and highest value of each step, in the order of time (M4); of equal ones the
   * earliest. What they are is found first, by aggregates that keep one number each, then where they stand.
   */
  async extremes(tenantId: string, window: HistoryWindow): Promise<StepValue[]> {
    const { rows } = await eachPoint(
      window,
      sql<StepValue>`
        with measured as materialized (
          select ${stepOf(window)} as step, h.at, h.value, h.out_of_range
          from point_history h where ${within(tenantId, window)}
        ), ends as (
          select step, min(at) as first, max(at) as last, min(value) as low, max(value) as high
          from measured group by step
        ), found as (
          select e.step, e.first, e.last, min(m.at) filter (where m.value = e.low) as low,
            min(m.at) filter (where m.value = e.high) as high
          from ends e join measured m on m.step = e.step and (m.value = e.low or m.value = e.high)
          group by e.step, e.first, e.last
        )
        select m.step, (extract(epoch from m.at) * 1000)::double precision as at, m.value,
          m.out_of_range::int as "outOfRange"
        from found f join measured m on m.step = f.step and m.at in (f.first, f.last, f.low, f.high)
        order by m.at`,
    ).execute(this.db)
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

/**
 * Asks for each data point by itself, under the alias `p`: its values lie together in the key of the table, and
 * its steps are told apart by a number. All at once they would be sorted by the text of their ids.
 */
function eachPoint<Row>({ pointIds }: HistoryWindow, ofPoint: RawBuilder<Row>) {
  return sql<Row>`select p.id as "pointId", s.*
    from unnest(${[...new Set(pointIds)]}::text[]) as p (id) cross join lateral (${ofPoint}) s`
}

function stepOf({ steps }: HistoryWindow) {
  const times = steps.map((step) => step.toISOString())
  return sql<number>`width_bucket(h.at, ${times}::timestamptz[]) - 1`
}

function within(tenantId: string, { steps, to }: HistoryWindow) {
  return sql`h.tenant_id = ${tenantId} and h.point_id = p.id
    and h.at >= ${steps[0] ?? to} and h.at < ${to} and h.value is not null`
}
