import type { Schemas } from '@spruce/api-client/contract'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { presentDevice } from '../../presenters/presentDevices.js'
import type { DataPoint, DeviceArea } from '../../repositories/devices/DevicesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { writeRefusal } from '../writeRefusal.js'

const deepest = 10

/** Of a device. */
export const mostPoints = 200

/** A code in use is 409 DUPLICATE. */
export function deviceRefusal(error: unknown): unknown {
  return writeRefusal(error, {
    ...{ devices_code: 'code', data_points_code: 'code' },
    ...{ device_types_code: 'code', type_points_code: 'points' },
  })
}

/** Numbers have one, and it begins below its end. @throws 422 POINT_RANGE */
export function assertRange({ type, min, max }: Pick<DataPoint, 'type' | 'min' | 'max'>): void {
  const hasBoth = min !== null && max !== null
  const isWrong = type === 'number' ? hasBoth && min >= max : min !== null || max !== null
  if (isWrong) throw unprocessable('POINT_RANGE', [wrongField('max', 'invalid')])
}

/** @throws 404 */
export async function readDevice(
  { devices }: Repositories,
  { now }: Services,
  tenantId: string,
  id: string,
): Promise<Schemas['Device']> {
  const device = await devices.find(tenantId, id)
  if (!device) throw notFound('device', id)
  return presentDevice(device, now())
}

/** @throws 404 */
export function areaIn(areas: readonly DeviceArea[], id: string): DeviceArea {
  const area = areas.find((one) => one.id === id)
  if (!area) throw notFound('device area', id)
  return area
}

/** Not below itself, and not too deep. @throws 422 AREA_PLACE */
export function assertAreaPlace(
  areas: readonly DeviceArea[],
  { parentId, moved }: { parentId: string | null; moved?: string },
): void {
  let above = 0
  for (let at = parentId; at !== null; above += 1) {
    if (at === moved || above >= deepest) throw wrongPlace()
    at = areaIn(areas, at).parentId
  }
  let level = areas.filter(({ id }) => id === moved)
  let depth = 1
  for (; level.length > 0; depth += 1) {
    if (above + depth > deepest) throw wrongPlace()
    const ids = new Set(level.map(({ id }) => id))
    level = areas.filter((area) => area.parentId !== null && ids.has(area.parentId))
  }
  if (above + 1 > deepest) throw wrongPlace()
}

function wrongPlace() {
  return unprocessable('AREA_PLACE', [wrongField('parentId', 'invalid')])
}
