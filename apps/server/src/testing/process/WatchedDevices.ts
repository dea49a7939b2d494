import { expect } from 'vitest'
import type { HttpCaller } from './serverProcess.js'

const api = '/spruce/api/v1'

/** Two values of which one is above the limit of the rules: they take turns, so that each wrong one is an alarm. */
const wrong = 95
const right = 20
const limit = 80

type Report = { value: number; at: string }

/** A point of a device whose rule is `above`; `temperature` is in alarm at once, `pressure` after a second. */
interface WatchedPoint {
  id: string
  code: string
  ruleId: string
  /** All but the last one have been answered. */
  reports: Report[]
  isAnswered: boolean
}

interface WatchedDevice {
  id: string
  code: string
  temperature: WatchedPoint
  pressure: WatchedPoint
}

/**
 * Devices that report every value to all servers of one database at the same time, and what must have come of it:
 * each value once, each alarm once, and one message of each change.
 */
export class WatchedDevices {
  private readonly start = Date.now() - 86_400_000
  /** Values of `temperature`. */
  acknowledged = 0

  private constructor(
    private readonly tokens: readonly string[],
    private readonly devices: readonly WatchedDevice[],
  ) {}

  /** A type with its rules, which tell the roles of the administrator, and devices of it. */
  static async add(admin: HttpCaller, count: number): Promise<WatchedDevices> {
    async function add<T>(path: string, body: object): Promise<T> {
      const { status, data } = await admin.call<T>('POST', `${api}/${path}`, body)
      expect(status, path).toBe(200)
      return data
    }
    const codes = ['temperature', 'pressure'] as const
    const type = await add<{ id: string; points: { id: string; code: string }[] }>('device-types', {
      ...{ code: 'WATCHED', name: '试验' },
      points: codes.map((code) => ({ code, name: code, type: 'number' })),
    })
    const { data } = await admin.call<{ roles: { id: string }[] }>(
      'GET',
      '/aba-base/api/user-infos',
    )
    const rules = new Map<string, string>()
    for (const { id, code } of type.points) {
      const rule = await add<{ id: string }>('alarm-rules', {
        ...{ typeId: type.id, typePointId: id, name: code, condition: 'above', high: limit },
        ...{ severity: 'critical', durationSeconds: code === 'pressure' ? 1 : 0 },
        roleIds: data.roles.map((role) => role.id),
      })
      rules.set(code, rule.id)
    }
    const area = await add<{ id: string }>('device-areas', { name: '试验' })
    // For each server one: by the same token reports take turns, whatever becomes of their devices.
    const tokens: string[] = []
    for (const name of ['甲', '乙']) {
      const body = { name, areaId: area.id }
      tokens.push((await add<{ token: string }>('device-tokens', body)).token)
    }
    const devices: WatchedDevice[] = []
    for (let n = 0; n < count; n += 1) {
      const code = `WATCHED-${String(n)}`
      const body = { areaId: area.id, typeId: type.id, code, name: code }
      const { id } = await add<{ id: string }>('devices', body)
      const points = await admin.call<{ id: string; code: string }[]>(
        'GET',
        `${api}/devices/${id}/data-points`,
      )
      const point = (name: (typeof codes)[number]): WatchedPoint => ({
        id: points.data.find((one) => one.code === name)?.id ?? '',
        ...{ code: name, ruleId: rules.get(name) ?? '', reports: [], isAnswered: true },
      })
      devices.push({ id, code, temperature: point('temperature'), pressure: point('pressure') })
    }
    return new WatchedDevices(tokens, devices)
  }

  /** Each device reports one temperature after another, until `isOver` or until a server is gone. */
  async report(origins: readonly string[], isOver: () => boolean): Promise<void> {
    await Promise.all(
      this.devices.map(async (device) => {
        while (!isOver()) {
          const answers = await this.next(device, device.temperature, origins)
          if (answers > 0) this.acknowledged += 1
          if (answers < origins.length) return
        }
      }),
    )
  }

  /** Each device reports a pressure that is wrong where the last one was right; the clock raises what it is. */
  async turn(origins: readonly string[]): Promise<void> {
    await Promise.all(
      this.devices.map(async (device) => {
        expect(await this.next(device, device.pressure, origins)).toBe(origins.length)
      }),
    )
  }

  /**
   * Every answered value is there once, every alarm was raised once; what was not answered may be there, and is sent
   * again.
   */
  async check(admin: HttpCaller): Promise<void> {
    for (const device of this.devices) {
      const { temperature } = device
      const { reports, isAnswered } = temperature
      const answered = isAnswered ? reports : reports.slice(0, -1)
      const recent = answered.slice(-150)
      if (recent.length > 0) {
        const again = await this.send(admin.origin, device, temperature, recent)
        expect(again).toEqual({ taken: 0, repeated: recent.length })
      }
      if (!isAnswered) {
        expect(await this.send(admin.origin, device, temperature, reports.slice(-1))).toBeDefined()
        temperature.isAnswered = true
      }
      expect(await this.values(admin, temperature), device.code).toBe(reports.length)
      expect(await alarms(admin, device, temperature), device.code).toEqual(expected(temperature))
    }
    for (const device of this.devices) {
      // The clock of whichever process raises them, within its round.
      await expect
        .poll(() => alarms(admin, device, device.pressure))
        .toEqual(expected(device.pressure))
    }
  }

  /** As `check`, after another round of every process, and with the messages. */
  async conclude(admin: HttpCaller): Promise<{ alarms: number }> {
    await new Promise((done) => setTimeout(done, 6_000))
    await this.check(admin)
    const titles = await letters(admin)
    let all = 0
    for (const device of this.devices) {
      for (const point of [device.temperature, device.pressure]) {
        const { raised, open } = expected(point)
        const told = (change: string) => titles.get(`${device.code}：${point.code}${change}`) ?? 0
        const changes = [told('触发'), told('已清除')]
        expect([device.code, point.code, changes]).toEqual([
          ...[device.code, point.code],
          [raised, raised - open],
        ])
        all += raised
      }
    }
    return { alarms: all }
  }

  /**
   * Reports the next value to all servers at once: one of them takes it.
   *
   * @returns how many have answered
   */
  private async next(
    device: WatchedDevice,
    point: WatchedPoint,
    origins: readonly string[],
  ): Promise<number> {
    const turn = point.reports.length
    const report = {
      value: turn % 2 === 0 ? wrong : right,
      at: new Date(this.start + turn * 1000).toISOString(),
    }
    point.reports.push(report)
    point.isAnswered = false
    const answers = await Promise.all(
      origins.map((origin, index) => this.send(origin, device, point, [report], index)),
    )
    const taken = answers.flatMap((answer) => answer?.taken ?? [])
    point.isAnswered = taken.length > 0
    if (taken.length === origins.length) expect(taken.toSorted().join('')).toMatch(/^0*1$/)
    return taken.length
  }

  /** @returns undefined when the server is gone */
  private async send(
    origin: string,
    { code }: WatchedDevice,
    point: WatchedPoint,
    values: readonly Report[],
    server = 0,
  ): Promise<{ taken: number; repeated: number } | undefined> {
    const named = values.map((value) => ({ code: point.code, ...value }))
    let answer: { status: number; text: string }
    try {
      const response = await fetch(`${origin}${api}/device-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: this.tokens[server], devices: [{ code, values: named }] }),
      })
      answer = { status: response.status, text: await response.text() }
    } catch {
      return undefined
    }
    expect(answer.status, answer.text).toBe(200)
    const body = JSON.parse(answer.text) as {
      data: { devices: { taken: number; repeated: number }[] }
    }
    const [{ taken, repeated } = { taken: 0, repeated: 0 }] = body.data.devices
    return { taken, repeated }
  }

  /** How many values the history has of a point. */
  private async values(admin: HttpCaller, { id }: WatchedPoint): Promise<number> {
    const query = new URLSearchParams({
      ...{ pointIds: id, by: 'count', most: '4' },
      from: new Date(this.start).toISOString(),
      to: new Date().toISOString(),
    })
    const { data } = await admin.call<{ series: { values: { value: number | null }[] }[] }>(
      'GET',
      `${api}/point-history?${query.toString()}`,
    )
    return (data.series[0]?.values ?? []).reduce((sum, { value }) => sum + (value ?? 0), 0)
  }
}

interface AlarmCounts {
  raised: number
  open: number
}

function expected({ reports }: WatchedPoint): AlarmCounts {
  return {
    raised: reports.filter(({ value }) => value === wrong).length,
    open: reports.at(-1)?.value === wrong ? 1 : 0,
  }
}

async function alarms(
  admin: HttpCaller,
  { id }: WatchedDevice,
  { ruleId }: WatchedPoint,
): Promise<AlarmCounts> {
  const query = `ruleId=${ruleId}&deviceId=${id}&size=1`
  const [all, open] = [
    await admin.call('GET', `${api}/alarms?${query}`),
    await admin.call('GET', `${api}/alarms?${query}&open=true`),
  ]
  return { raised: all.total, open: open.total }
}

/** How many letters of each title the administrator has; the demo data has alarms of its own. */
async function letters(admin: HttpCaller): Promise<ReadonlyMap<string, number>> {
  const size = 100
  const known = new Map<string, string>()
  for (let page = 1; ; page += 1) {
    const { data } = await admin.call<{ id: string; title: string }[]>(
      'POST',
      '/message-center-service/api/spruce/msg-center/sletter/list',
      { page, size },
    )
    for (const { id, title } of data) known.set(id, title)
    if (data.length < size) break
  }
  const counts = new Map<string, number>()
  for (const title of known.values()) counts.set(title, (counts.get(title) ?? 0) + 1)
  return counts
}
