import type { TenantContext } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { RowKind } from '../../db/schema.js'
import type { ObjectRows, Row } from '../../repositories/bin/RecycledRowsRepository.js'
import { assertAreaPlace } from '../devices/deviceRules.js'
import { followType } from '../devices/deviceTypeRules.js'
import { assertFolderPlace } from '../resources/folderRules.js'
import { writeRefusal } from '../writeRefusal.js'
import { leftOut, type Note } from './restoreNotes.js'

type Context = Pick<TenantContext<'restoreRecycled'>, 'tenantId' | 'repositories'>

/** The rows as they may come back now, and what is otherwise than it was. */
interface Placed {
  rows: ObjectRows
  notes: Note[]
}

const fields: Readonly<Record<string, string>> = {
  tenant_components_code: 'code',
  devices_code: 'code',
  device_types_code: 'code',
  data_points_code: 'code',
  folders_sibling_name: 'name',
  identity_providers_name: 'name',
  data_endpoints_name: 'name',
}

/** Makes the rows of an object again; what they stood on and is gone is replaced or left out. */
export async function restoreRows(
  context: Context,
  kind: RowKind,
  id: string,
  rows: ObjectRows,
): Promise<Note[]> {
  const { tenantId, repositories } = context
  const placed = await placeRows(context, kind, rows)
  let left: number
  try {
    left = await repositories.recycledRows.write(kind, placed.rows)
    if (kind === 'devices') await followAgain(context, id)
  } catch (error) {
    throw writeRefusal(error, fields)
  }
  await repositories.files.setRecycled(tenantId, { table: kind, id }, null)
  return [...placed.notes, ...leftOut('PEOPLE_GONE', left)]
}

/** What its type got meanwhile. */
async function followAgain({ tenantId, repositories }: Context, id: string): Promise<void> {
  const device = await repositories.devices.find(tenantId, id)
  if (device?.typeId) await followType(repositories, tenantId, device.typeId, [id])
}

async function placeRows(context: Context, kind: RowKind, rows: ObjectRows): Promise<Placed> {
  switch (kind) {
    case 'notices':
      return keepAudience(context, rows)
    case 'deviceAreas':
      return placeArea(context, rows)
    case 'devices':
      return placeDevice(context, rows)
    case 'dataPoints':
      return placePoint(context, rows)
    case 'folders':
      return placeFolder(context, rows)
    case 'alarmRules':
      return placeRule(context, rows)
    case 'identityProviders':
    case 'dataEndpoints':
      return disable(rows)
    case 'tenantComponents':
    case 'deviceTypes':
      return { rows, notes: [] }
  }
}

/** Departments, roles and people that have gone see it no more. */
async function keepAudience(
  { tenantId, repositories: { departments, roles, members } }: Context,
  [notice, [table, lines] = ['notice_audience', []]]: ObjectRows,
): Promise<Placed> {
  const idsOf = (kind: string) =>
    lines.filter((line) => line['kind'] === kind).map((line) => String(line['ref_id']))
  const known = new Set([
    ...(await departments.byIds(tenantId, idsOf('department'))).map(({ id }) => id),
    ...(await roles.byIds(tenantId, idsOf('role'))).map(({ id }) => id),
    ...(await members.existing(tenantId, idsOf('person'))),
  ])
  const kept = lines.filter(
    (line) => line['kind'] === 'everyone' || known.has(String(line['ref_id'])),
  )
  return {
    rows: [...(notice ? [notice] : []), [table, kept]],
    notes: leftOut('AUDIENCE_GONE', lines.length - kept.length),
  }
}

/** At the top where its parent has gone. @throws 422 AREA_PLACE without room below the parent */
async function placeArea(
  { tenantId, repositories: { devices } }: Context,
  rows: ObjectRows,
): Promise<Placed> {
  await devices.lockAreas(tenantId)
  const areas = await devices.areas(tenantId)
  return atParent(rows, (parentId) => {
    if (!areas.some(({ id }) => id === parentId)) return false
    assertAreaPlace(areas, { parentId })
    return true
  })
}

/** In the first area where its own has gone. @throws 422 INVALID_REFERENCE where there is none */
async function placeDevice(context: Context, removed: ObjectRows): Promise<Placed> {
  const { tenantId, repositories } = context
  const { devices } = repositories
  await devices.lockAreas(tenantId)
  const areas = await devices.areas(tenantId)
  const rows = await withType(context, removed)
  const areaId = topOf(rows)['area_id']
  if (areas.some(({ id }) => id === areaId)) return { rows, notes: [] }
  const [first] = areas
  if (!first) throw unprocessable('INVALID_REFERENCE', [wrongField('areaId', 'gone')])
  return {
    rows: changed(rows, { area_id: first.id }),
    notes: [{ code: 'PARENT_GONE', place: first.name }],
  }
}

/** Its points follow what the type has now; without the type they are its own. */
async function withType(
  { tenantId, repositories: { deviceTypes } }: Context,
  rows: ObjectRows,
): Promise<ObjectRows> {
  const typeId = topOf(rows)['type_id']
  const type = typeof typeId === 'string' ? await deviceTypes.lock(tenantId, typeId) : undefined
  const points = type ? await deviceTypes.points(tenantId, type.id) : []
  const known = new Set(points.map(({ id }) => id))
  const [device, [table, lines] = ['data_points', []]] = changed(rows, {
    type_id: type?.id ?? null,
  })
  const placed = lines.map((line) => {
    const follows = known.has(String(line['type_point_id']))
    return { ...line, ...(follows ? {} : { type_point_id: null, overrides: [] }) }
  })
  return [...(device ? [device] : []), [table, placed]]
}

/** It says nothing without its device. @throws 422 INVALID_REFERENCE */
async function placePoint(
  { tenantId, repositories: { devices } }: Context,
  rows: ObjectRows,
): Promise<Placed> {
  const device = await devices.find(tenantId, String(topOf(rows)['device_id']))
  if (!device) throw unprocessable('INVALID_REFERENCE', [wrongField('deviceId', 'gone')])
  return { rows: changed(rows, { type_point_id: null, overrides: [] }), notes: [] }
}

/** It watches a point of a type. @throws 422 INVALID_REFERENCE without them */
async function placeRule(
  { tenantId, repositories: { deviceTypes, devices } }: Context,
  [rule, [table, lines] = ['alarm_overrides', []]]: ObjectRows,
): Promise<Placed> {
  const row = rule?.[1][0] ?? {}
  const typeId = String(row['type_id'])
  const type = await deviceTypes.lock(tenantId, typeId)
  if (!type) throw unprocessable('INVALID_REFERENCE', [wrongField('typeId', 'gone')])
  const pointId = row['type_point_id']
  const points = await deviceTypes.points(tenantId, typeId)
  if (typeof pointId === 'string' && !points.some(({ id }) => id === pointId)) {
    throw unprocessable('INVALID_REFERENCE', [wrongField('typePointId', 'gone')])
  }
  const ids = lines.map((line) => String(line['device_id']))
  const found = ids.length === 0 ? [] : await devices.byIds(tenantId, ids)
  const there = new Set(found.map(({ id }) => id))
  const kept = lines.filter((line) => there.has(String(line['device_id'])))
  return { rows: [...(rule ? [rule] : []), [table, kept]], notes: [] }
}

/** At the top where its parent has gone. @throws 422 FOLDER_TOO_DEEP */
async function placeFolder({ tenantId, repositories }: Context, rows: ObjectRows): Promise<Placed> {
  const { folders } = repositories
  await folders.lock(tenantId)
  const parentId = topOf(rows)['parent_id']
  const parent = typeof parentId === 'string' ? await folders.find(tenantId, parentId) : undefined
  await assertFolderPlace(repositories, tenantId, parent?.id ?? null, 1)
  return atParent(rows, () => parent !== undefined)
}

/** Nobody uses it until somebody enables it; the bin does not keep its secret. */
function disable(rows: ObjectRows): Placed {
  const { enabled, ...kept } = topOf(rows)
  return {
    rows: changed(rows, { enabled: false }),
    notes: [
      ...('secret_sealed' in kept ? [] : [{ code: 'SECRET_GONE' as const }]),
      ...(enabled === true ? [{ code: 'DISABLED' as const }] : []),
    ],
  }
}

function atParent(rows: ObjectRows, isThere: (parentId: string) => boolean): Placed {
  const parentId = topOf(rows)['parent_id']
  if (typeof parentId !== 'string' || isThere(parentId)) return { rows, notes: [] }
  return { rows: changed(rows, { parent_id: null }), notes: [{ code: 'PARENT_GONE' }] }
}

/** The row of the object itself, which stands first. */
function topOf([first]: ObjectRows): Row {
  return first?.[1][0] ?? {}
}

function changed([first, ...others]: ObjectRows, values: Row): ObjectRows {
  if (!first) return []
  const [table, [top, ...more]] = first
  return [[table, [{ ...top, ...values }, ...more]], ...others]
}
