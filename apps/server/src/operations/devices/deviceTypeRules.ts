import type { Schemas } from '@spruce/api-client/contract'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentDeviceType } from '../../presenters/presentDevices.js'
import type { TypePoint } from '../../repositories/devices/DeviceTypesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { assertRange, mostPoints } from './deviceRules.js'

/** @throws 404 */
export async function readDeviceType(
  { deviceTypes }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['DeviceTypeDetail']> {
  const type = await deviceTypes.find(tenantId, id)
  if (!type) throw notFound('device type', id)
  return { ...presentDeviceType(type), points: await deviceTypes.points(tenantId, id) }
}

/**
 * The points as they are to be; those that the type has keep code and type.
 * @throws 422 INVALID_REFERENCE for an id that is none of them, 422 POINT_RANGE
 */
export function pointsOf(
  asked: readonly Schemas['TypePointRequest'][],
  known: readonly TypePoint[],
): TypePoint[] {
  const seen = new Set<string>()
  return asked.map(({ id, ...point }, index) => {
    const was = known.find((one) => one.id === id)
    if (id !== undefined && (!was || seen.has(id))) {
      throw unprocessable('INVALID_REFERENCE', [wrongField(`points[${String(index)}].id`, 'gone')])
    }
    if (id !== undefined) seen.add(id)
    const { unit = null, min = null, max = null, decimals = null } = point
    const stays = was ?? { id: newId(), code: point.code, type: point.type }
    const { code, type } = stays
    const made = { id: stays.id, code, type, name: point.name, unit, min, max, decimals }
    assertRange(made)
    return made
  })
}

/** Lets the points of devices follow their type. @throws 422 TOO_MANY_POINTS */
export async function followType(
  { deviceTypes }: Repositories,
  tenantId: string,
  typeId: string,
  deviceIds: readonly string[],
): Promise<void> {
  const most = await deviceTypes.follow(tenantId, typeId, deviceIds)
  if (most > mostPoints) throw unprocessable('TOO_MANY_POINTS')
}
