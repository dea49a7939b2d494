import type { Schemas } from '@spruce/api-client/contract'
import type { DataPoint, Device } from '../repositories/devices/DevicesRepository.js'
import type { DeviceType } from '../repositories/devices/DeviceTypesRepository.js'
import type { DeviceToken } from '../repositories/devices/DeviceTokensRepository.js'

export function presentDevice({ offlineSeconds, ...device }: Device, now: Date): Schemas['Device'] {
  const since = now.getTime() - offlineSeconds * 1000
  return {
    ...device,
    online: device.seenAt !== null && device.seenAt.getTime() > since,
    seenAt: device.seenAt?.toISOString() ?? null,
    createdAt: device.createdAt.toISOString(),
    updatedAt: device.updatedAt.toISOString(),
  }
}

export function presentDeviceType(type: DeviceType): Schemas['DeviceType'] {
  return {
    ...type,
    createdAt: type.createdAt.toISOString(),
    updatedAt: type.updatedAt.toISOString(),
  }
}

export function presentDeviceToken(token: DeviceToken): Schemas['DeviceToken'] {
  return {
    ...token,
    seenAt: token.seenAt?.toISOString() ?? null,
    createdAt: token.createdAt.toISOString(),
  }
}

export function presentDataPoint(point: DataPoint): Schemas['DataPoint'] {
  return {
    ...point,
    value: valueOf(point),
    outOfRange: isOutOfRange(valueOf(point), point),
    valueAt: point.valueAt?.toISOString() ?? null,
  }
}

/** Texts and switches have no range. */
export function isOutOfRange(
  value: string | number | boolean | null,
  { min, max }: Pick<DataPoint, 'min' | 'max'>,
): boolean {
  if (typeof value !== 'number') return false
  return (min !== null && value < min) || (max !== null && value > max)
}

export function valueOf({ value }: DataPoint): string | number | boolean | null {
  return value === null ? null : (JSON.parse(value) as string | number | boolean)
}
