import type { Schemas } from '@spruce/api-client/contract'
import { takeReports, tellReports } from '../operations/devices/takeReports.js'
import { Repositories } from '../repositories/repositories.js'
import { demoAreas, type DemoDevice, demoDevices, excessOf, phaseOf } from '../seed/demoDevices.js'
import type { DemoPoint } from '../seed/deviceTypes.js'
import type { Services } from '../services.js'

/** The demo tenant that has devices. */
const tenantId = 'yunshan'
const minute = 60_000
/** Of so many devices one reports in the same round. */
const rounds = 6
/** Now and then one leaves its range: minutes from one to the next, and those for which it lasts. */
const pulse = { every: 10, from: 2, to: 6 }

/** Those that are offline in the demo data stay so. */
const reporting = demoDevices(demoAreas()).filter(({ silentFor }) => silentFor === 1)
const healthy = reporting.filter(({ isWrong, type }) => !isWrong && type.points[0]?.max !== null)

/**
 * Reports for the devices of the demo data, each once a minute, as they would themselves: what they say is kept,
 * looked at by the rules, and told to open pages. Where there is no such device it does nothing.
 */
export async function simulateDevices(
  services: Pick<Services, 'engine' | 'liveBatches'>,
  now: Date,
): Promise<void> {
  const changed = await services.engine.tx({ tenant: tenantId }, async (db) => {
    const repositories = new Repositories(db)
    const ids = reporting.map(({ id }) => id)
    const held = await repositories.devices.hold(tenantId, ids)
    const seen = new Map(held.map(({ id, seenAt }) => [id, seenAt]))
    const due = reporting.filter(({ id, number }) => {
      const last = seen.get(id)
      return last !== undefined && isDue(number, last, now)
    })
    if (due.length === 0) return []
    const reports = due.map((device) => ({ deviceId: device.id, values: valuesOf(device, now) }))
    return (await takeReports(repositories, tenantId, reports, now)).changed
  })
  tellReports(services, tenantId, changed)
}

/** Its minute, which is not that of the others, has begun since. */
function isDue(number: number, last: Date | null, now: Date): boolean {
  const turn = ((number % rounds) * minute) / rounds
  const minuteOf = (at: Date) => Math.floor((at.getTime() - turn) / minute)
  return last === null || minuteOf(now) > minuteOf(last)
}

/** What a device says at a moment: the same in every process. */
export function valuesOf(device: DemoDevice, now: Date): Schemas['ReportedValue'][] {
  const minutes = Math.floor(now.getTime() / minute)
  const isHigh = device.isWrong || device === pulsing(minutes)
  return device.type.points.map((point, index) => ({
    code: point.code,
    value: valueOf(point, device.number, index, minutes, isHigh && index === 0),
  }))
}

/** The healthy device that has left its range. */
function pulsing(minutes: number): DemoDevice | undefined {
  const within = minutes % pulse.every
  if (within < pulse.from || within >= pulse.to) return undefined
  const place = Math.floor(noise(Math.floor(minutes / pulse.every), 1) * healthy.length)
  return healthy[place]
}

/** In the shape of the week of values in the demo data. */
function valueOf(
  point: DemoPoint,
  device: number,
  index: number,
  minutes: number,
  isHigh: boolean,
): string | number | boolean {
  const { type, middle, swing, max } = point
  const chance = noise(device * 100 + index, minutes)
  if (type === 'text') return `P-${String(100 + (Math.floor(minutes / 480) % 7))}`
  if (type === 'boolean') return noise(device * 100 + index, Math.floor(minutes / 30)) > 0.04
  const wave = middle + swing * (0.6 * Math.sin(phaseOf(device, index) + (minutes * 60) / 13_751))
  const value =
    isHigh && max !== null
      ? max + excessOf(point) + swing * 0.1 * Math.sin(minutes)
      : wave + swing * (chance - 0.5)
  return Number(value.toFixed(point.decimals ?? 2))
}

/** From 0 to 1, by two whole numbers. */
function noise(one: number, other: number): number {
  let hash = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000
}
