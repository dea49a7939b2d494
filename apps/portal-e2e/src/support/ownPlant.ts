import type { Page } from '@playwright/test'
import { callApi } from './callApi.js'
import { expect, ownNumber } from './test.js'

const api = '/spruce/api/v1'
const devicesPath = '/yunbu-app/spruce-web-enterprise-console/devices'

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

/** Adds a plant with one pump. @param name no other journey's, nor is `code` */
export async function addOwnPump(page: Page, name: string, code: string): Promise<OwnDevice> {
  const number = ownNumber()
  const { devices } = await addOwnPlant(page, {
    ...{ name: `${name}${number}`, code: `${code}${number}`, devices: 1, type: 'PUMP' },
  })
  const [pump] = devices
  if (!pump) throw new Error('No pump was added')
  return pump
}

/** Where a device is followed. */
export const pathOf = ({ id }: OwnDevice): string => `${devicesPath}/${id}`

/** Opens a device. @param query of the address, as `?points=flow` */
export async function openDevice(page: Page, device: OwnDevice, query = ''): Promise<void> {
  await page.goto(`${pathOf(device)}${query}`)
  await expect(page.getByRole('heading', { name: device.name, level: 1 })).toBeVisible()
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
