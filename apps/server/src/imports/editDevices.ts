import type { Db, ImportedDevice } from '../db/schema.js'
import { mostPoints } from '../operations/devices/deviceRules.js'
import { DeviceTypesRepository } from '../repositories/devices/DeviceTypesRepository.js'
import { DeviceBatchesRepository } from '../repositories/imports/DeviceBatchesRepository.js'

/** A device as it was found and as it is to be. */
export interface DeviceEdit {
  id: string
  from: ImportedDevice
  to: ImportedDevice
}

/** Devices take the points of their types in turn; types first, as one who edits a device by hand does. */
export async function lockTypes(
  db: Db,
  tenantId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const types = new DeviceTypesRepository(db)
  for (const id of [...new Set(ids)].sort()) if (id !== null) await types.lock(tenantId, id)
}

/** Gives devices the points of their types. */
export async function followTypes(
  db: Db,
  tenantId: string,
  devices: readonly { id: string; typeId: string | null }[],
): Promise<void> {
  const types = new DeviceTypesRepository(db)
  for (const typeId of new Set(devices.map((device) => device.typeId))) {
    if (typeId === null) continue
    const ids = devices.filter((device) => device.typeId === typeId).map(({ id }) => id)
    await types.follow(tenantId, typeId, ids)
  }
}

/**
 * Writes devices as they are to be, where they are still as they were found, all of them at once. Needs the
 * locks of the types that they get.
 *
 * @returns for each device, in their order, why it cannot be; undefined: it is written
 */
export async function editDevices(
  db: Db,
  tenantId: string,
  edits: readonly DeviceEdit[],
): Promise<(string | undefined)[]> {
  if (edits.length === 0) return []
  const batches = new DeviceBatchesRepository(db)
  const ids = edits.map(({ id }) => id)
  const held = new Map((await batches.lock(tenantId, ids)).map((device) => [device.id, device]))
  const isOtherType = ({ id, to }: DeviceEdit) => held.get(id)?.typeId !== to.typeId
  const retyped = edits.filter((edit) => held.has(edit.id) && isOtherType(edit))
  const crowded = await batches.withMorePoints(
    tenantId,
    retyped.map(({ id, to }) => ({ id, typeId: to.typeId })),
    mostPoints,
  )
  const codes = edits.map(({ id, from }) => {
    const device = held.get(id)
    if (!device) return 'GONE'
    if (device.version !== from.version) return 'DEVICE_CHANGED'
    return crowded.has(id) ? 'TOO_MANY_POINTS' : undefined
  })
  const written = edits.filter((_, index) => codes[index] === undefined)
  await batches.edit(
    tenantId,
    written.map(({ id, to }) => ({ id, state: to })),
  )
  const following = written.filter(isOtherType).map(({ id, to }) => ({ id, typeId: to.typeId }))
  await batches.release(
    tenantId,
    following.map(({ id }) => id),
  )
  await followTypes(db, tenantId, following)
  return codes
}
