import { sql } from 'kysely'
import { bulkInsert } from '../db/bulkInsert.js'
import type { Db } from '../db/schema.js'
import { hashToken, newToken } from '../sessions/tokens.js'
import {
  type DemoArea,
  demoAreas,
  type DemoDevice,
  demoDevices,
  excessOf,
  idOf,
  phaseOf,
  pointId,
  stepMinutes,
  typePointId,
  wrongBefore,
  wrongFor,
} from './demoDevices.js'
import { type DemoPoint, demoTypes } from './deviceTypes.js'

const minute = 60_000
/** Of the history: its rows are in every snapshot of the demo data. */
const daysOfHistory = 7

/** Writes plants, types, devices, their points and a week of values. Some devices are offline, some out of range. */
export async function writeDevices(db: Db, tenantId: string, now: Date): Promise<void> {
  const areas = demoAreas()
  const devices = demoDevices(areas)
  await bulkInsert(
    db,
    'device_areas',
    { tenant_id: 'text', id: 'text', parent_id: 'text', name: 'text', sort: 'integer' },
    areas.map(({ id, parentId, name, sort }) => ({
      ...{ tenant_id: tenantId, id, parent_id: parentId, name, sort },
    })),
  )
  await bulkInsert(
    db,
    'device_types',
    {
      ...{ tenant_id: 'text', id: 'text', code: 'text', name: 'text', description: 'text' },
      offline_seconds: 'integer',
    },
    demoTypes.map(({ code, name, description, offlineSeconds }, index) => ({
      ...{ tenant_id: tenantId, id: idOf(2, index + 1), code, name, description },
      offline_seconds: offlineSeconds,
    })),
  )
  await bulkInsert(
    db,
    'devices',
    {
      ...{ tenant_id: 'text', id: 'text', area_id: 'text', type_id: 'text', code: 'text' },
      ...{ name: 'text', model: 'text', seen_at: 'timestamptz' },
    },
    devices.map(({ id, areaId, typeNumber, code, name, model, silentFor }) => ({
      ...{ tenant_id: tenantId, id, area_id: areaId, type_id: idOf(2, typeNumber) },
      ...{ code, name, model, seen_at: new Date(now.getTime() - silentFor * minute) },
    })),
  )
  await writePoints(db, tenantId, devices)
  await writeHistory(db, tenantId, devices, now)
  await writeTokens(db, tenantId, areas)
}

async function writePoints(db: Db, tenantId: string, devices: readonly DemoDevice[]) {
  const columns = sql`x.code, x.name, nullif(x.unit, ''), x.type, x.min, x.max, x.decimals`
  const shape = sql`code text, name text, unit text, type text, min double precision,
    max double precision, decimals smallint`
  const ofTypes = demoTypes.flatMap(({ points }, type) =>
    points.map((point, sort) => ({
      ...point,
      ...{ id: typePointId(type + 1, sort + 1), type_id: idOf(2, type + 1), sort },
    })),
  )
  await sql`insert into type_points (tenant_id, id, type_id, sort, code, name, unit, type,
      min_value, max_value, decimals)
    select ${tenantId}, x.id, x.type_id, x.sort, ${columns}
    from jsonb_to_recordset(${JSON.stringify(ofTypes)}::jsonb)
      as x (id text, type_id text, sort integer, ${shape})`.execute(db)
  const ofDevices = devices.flatMap(({ id, number, type, typeNumber }) =>
    type.points.map((point, index) => ({
      ...point,
      ...{ id: pointId(number, index + 1), device_id: id },
      type_point_id: typePointId(typeNumber, index + 1),
    })),
  )
  await sql`insert into data_points (tenant_id, id, device_id, type_point_id, code, name, unit, type,
      min_value, max_value, decimals)
    select ${tenantId}, x.id, x.device_id, x.type_point_id, ${columns}
    from jsonb_to_recordset(${JSON.stringify(ofDevices)}::jsonb)
      as x (id text, device_id text, type_point_id text, ${shape})`.execute(db)
}

/** What the values of a point are made of. */
interface Wave extends Pick<DemoPoint, 'middle' | 'swing' | 'decimals' | 'min' | 'max' | 'type'> {
  id: string
  phase: number
  silent: number
  wrong: number
}

/** One statement makes all of them: a wave of a day, noise, a pause for maintenance, and what has gone wrong. */
async function writeHistory(db: Db, tenantId: string, devices: readonly DemoDevice[], now: Date) {
  const waves = devices.flatMap(({ number, type, silentFor, isWrong }) =>
    type.points.map((point, index): Wave => {
      const { middle, swing, decimals, min, max } = point
      return {
        ...{ id: pointId(number, index + 1), type: point.type, middle, swing, decimals, min, max },
        phase: phaseOf(number, index),
        silent: silentFor,
        wrong: isWrong && index === 0 ? excessOf(point) : 0,
      }
    }),
  )
  await sql`
    insert into point_history (tenant_id, point_id, at, value, text, out_of_range)
    select ${tenantId}, v.id, v.at, v.value, v.text,
      coalesce(v.value < v.min or v.value > v.max, false)
    from (
      select x.id, x.min, x.max, m.at,
        case x.type
          when 'number' then round((case
            when x.wrong > 0 and (m.ago < ${wrongFor}::int
              or m.ago between ${wrongBefore.to}::int and ${wrongBefore.from}::int)
            then x.max + x.wrong + x.swing * 0.1 * sin(m.ago)
            else x.middle
              + x.swing * 0.6 * sin(x.phase - m.ago / 229.183)
              + x.swing * (mod(abs(hashtext(x.id || m.ago))::bigint, 1000) / 1000.0 - 0.5)
          end)::numeric, coalesce(x.decimals, 2))::double precision
          when 'boolean' then (mod(abs(hashtext(x.id || m.ago))::bigint, 100) > 6)::int
        end as value,
        case when x.type = 'text' then 'P-' || (100 + mod(m.ago / 480, 7)) end as text
      from jsonb_to_recordset(${JSON.stringify(waves)}::jsonb)
        as x (id text, type text, middle double precision, swing double precision,
          decimals integer, min double precision, max double precision, phase double precision,
          silent integer, wrong double precision)
      cross join lateral (
        select g as ago, ${now}::timestamptz - make_interval(mins => g) as at
        from generate_series(${daysOfHistory * 1440}::int, 1, ${-stepMinutes}::int) g
      ) m
      where m.ago >= x.silent
        -- Nobody reports while the machines are looked after.
        and not (m.ago between 4200 and 4440)
    ) v
    order by v.id, v.at`.execute(db)
  await sql`
    update data_points p set value_at = h.at, value = case p.type
        when 'number' then to_jsonb(h.value)::text
        when 'boolean' then (h.value = 1)::text
        else to_jsonb(h.text)::text end
    from (select distinct on (point_id) point_id, at, value, text from point_history
      where tenant_id = ${tenantId} order by point_id, at desc) h
    where p.tenant_id = ${tenantId} and p.id = h.point_id`.execute(db)
}

/** One for each plant; nobody knows what they are. */
async function writeTokens(db: Db, tenantId: string, areas: readonly DemoArea[]) {
  const gateways = areas.filter(({ parentId }) => parentId === null)
  await db
    .insertInto('device_tokens')
    .values(
      gateways.map(({ id, name }, index) => ({
        ...{ tenant_id: tenantId, id: idOf(4, index + 1), name: `${name}网关` },
        ...{ area_id: id, device_id: null, token_hash: hashToken(newToken()) },
      })),
    )
    .execute()
}
