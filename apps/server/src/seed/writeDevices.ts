import { sql } from 'kysely'
import { bulkInsert } from '../db/bulkInsert.js'
import type { Db } from '../db/schema.js'
import { hashToken, newToken } from '../sessions/tokens.js'
import { type DemoPoint, type DemoType, demoTypes, type Workshop } from './deviceTypes.js'

const minute = 60_000
/** Of the history: its rows are in every snapshot of the demo data. */
const daysOfHistory = 7
const stepMinutes = 30
/** Minutes for which what is wrong has been wrong. */
const wrongFor = 240

const plants = [
  { key: 'hz', name: '杭州工厂' },
  { key: 'sz', name: '苏州工厂' },
  { key: 'cd', name: '成都工厂' },
] as const

const workshops: Record<Workshop, string> = {
  press: '冲压车间',
  weld: '焊装车间',
  paint: '涂装车间',
  power: '动力站房',
}

/** In the form of a UUID, since addresses hold it; the same in every installation. */
export function idOf(kind: number, number: number): string {
  return `0d0${String(kind)}0000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** A device, and what is the matter with it. */
interface DemoDevice {
  id: string
  number: number
  type: DemoType
  typeNumber: number
  areaId: string
  code: string
  name: string
  model: string
  /** How long ago it reported last, in minutes. */
  silentFor: number
  /** Its first point has left its range in the last hours. */
  isWrong: boolean
}

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

interface DemoArea {
  id: string
  parentId: string | null
  name: string
  sort: number
  plant: number
  workshop: Workshop | undefined
}

function demoAreas(): DemoArea[] {
  const keys = Object.keys(workshops) as Workshop[]
  return plants.flatMap(({ name }, plant): DemoArea[] => {
    const id = idOf(1, plant * 10 + 1)
    const below = keys.map((workshop, sort) => ({
      ...{ id: idOf(1, plant * 10 + 2 + sort), parentId: id, name: workshops[workshop] },
      ...{ sort, plant, workshop },
    }))
    return [{ id, parentId: null, name, sort: plant, plant, workshop: undefined }, ...below]
  })
}

function demoDevices(areas: readonly DemoArea[]): DemoDevice[] {
  let number = 0
  return demoTypes.flatMap((type, typeIndex) =>
    Array.from({ length: type.devices }, (_, index): DemoDevice => {
      number += 1
      const plant = index % plants.length
      const area = areas.find((one) => one.plant === plant && one.workshop === type.workshop)
      const count = String(index + 1).padStart(2, '0')
      return {
        ...{ id: idOf(3, number), number, type, typeNumber: typeIndex + 1 },
        areaId: area?.id ?? '',
        code: `${type.code}-${count}`,
        name: `${type.name} ${count}`,
        model: type.models[index % type.models.length] ?? '',
        // Every eleventh has been silent for hours or days.
        silentFor: number % 11 === 5 ? 180 + number * 40 : 1,
        isWrong: number % 9 === 4,
      }
    }),
  )
}

/** Short: they stand in every row of the history. */
const typePointId = (type: number, point: number) => `tp${String(type)}-${String(point)}`
const pointId = (device: number, point: number) => `p${String(device)}-${String(point)}`

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
  /** Of its day, so that no two are alike. */
  phase: number
  silent: number
  wrong: number
}

/** One statement makes all of them: a wave of a day, noise, a pause for maintenance, and what has gone wrong. */
async function writeHistory(db: Db, tenantId: string, devices: readonly DemoDevice[], now: Date) {
  const waves = devices.flatMap(({ number, type, silentFor, isWrong }) =>
    type.points.map((point, index): Wave => {
      const { middle, swing, decimals, min, max } = point
      const room = max === null ? 0 : (max - middle) * 1.12
      return {
        ...{ id: pointId(number, index + 1), type: point.type, middle, swing, decimals, min, max },
        phase: (number * 0.7 + index) % 6.28,
        silent: silentFor,
        wrong: isWrong && index === 0 ? room : 0,
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
          when 'number' then round((x.middle
            + x.swing * 0.6 * sin(x.phase - m.ago / 229.183)
            + x.swing * (mod(abs(hashtext(x.id || m.ago))::bigint, 1000) / 1000.0 - 0.5)
            + case when m.ago < ${wrongFor} then x.wrong else 0 end
          )::numeric, coalesce(x.decimals, 2))::double precision
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
