import type { Page } from '@playwright/test'
import { callApi } from './callApi.js'

const api = '/spruce/api/v1'

/** A device of a journey's own. */
export interface OwnDevice {
  id: string
  code: string
  name: string
}

/** A plant of a journey's own. */
export interface OwnPlant {
  id: string
  name: string
  devices: OwnDevice[]
}

/** Adds a plant with devices of a type of the demo data. @param name no other journey's; codes begin with `code` */
export async function addOwnPlant(
  page: Page,
  {
    name,
    code,
    devices: count,
    type,
  }: { name: string; code: string; devices: number; type: string },
): Promise<OwnPlant> {
  const { id } = await callApi<{ id: string }>(page, `${api}/device-areas`, { name })
  const types = await callApi<{ id: string }[]>(page, `${api}/device-types?keyword=${type}`)
  const devices: OwnDevice[] = []
  for (let number = 1; number <= count; number += 1) {
    const body = { code: `${code}-${String(number)}`, name: `${name}设备${String(number)}` }
    const made = { ...body, areaId: id, typeId: types[0]?.id ?? null }
    devices.push({ ...body, ...(await callApi<{ id: string }>(page, `${api}/devices`, made)) })
  }
  return { id, name, devices }
}

/** A value of a point, and when it was. */
export interface OwnValue {
  code: string
  value: number | boolean | string
  /** Default: now. */
  at?: string
}

/** The device reports. */
export async function report(page: Page, id: string, values: readonly OwnValue[]): Promise<void> {
  await callApi(page, `${api}/devices/${id}/report`, { values })
}
