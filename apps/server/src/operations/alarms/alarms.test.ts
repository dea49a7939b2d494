import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetLogs } from '../../jobs/forgetLogs.js'
import { watchAlarms } from '../../jobs/watchAlarms.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { alarmIdentifier } from './tellAlarms.js'

type Alarm = Schemas['Alarm']
type Rule = Schemas['AlarmRuleDetail']
type Device = Schemas['Device']
type Type = Schemas['DeviceTypeDetail']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const minutesAgo = (minutes: number) =>
  new Date(bench.services.now().getTime() - minutes * 60_000).toISOString()

async function addType(): Promise<Type> {
  const points = [
    { code: 'temperature', name: '温度', unit: '℃', type: 'number', min: 0, max: 80 },
    { code: 'running', name: '运行', type: 'boolean' },
    { code: 'mode', name: '模式', type: 'text' },
  ]
  const code = bench.world.unique('T-')
  return org.get<Type>('addDeviceType', { body: { code, name: '窑', offlineSeconds: 60, points } })
}

async function addDevice(typeId: string): Promise<Device> {
  const name = bench.world.unique('区')
  const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', { body: { name } })
  const body = { areaId: area.id, code: bench.world.unique('K-'), name: '窑', typeId }
  return org.get<Device>('addDevice', { body })
}

const addRule = (type: Type, more: Partial<Schemas['AddAlarmRuleRequest']> = {}) =>
  org.get<Rule>('addAlarmRule', {
    body: {
      ...{ typeId: type.id, typePointId: type.points[0]?.id, name: '温度过高', high: 80 },
      ...{ condition: 'above', severity: 'critical', ...more },
    },
  })

const report = (device: Device, ...values: (readonly [number | boolean | string, string?])[]) =>
  org.get('reportDataPoints', {
    path: { id: device.id },
    body: {
      values: values.map(([value, at]) => ({
        code: { number: 'temperature', boolean: 'running', string: 'mode' }[
          typeof value as 'number'
        ],
        ...{ value, ...(at === undefined ? {} : { at }) },
      })),
    },
  })

const alarmsOf = (device: Device, query: object = {}) =>
  org.get<Alarm[]>('listAlarms', { query: { deviceId: device.id, sort: 'raisedAt', ...query } })
const statesOf = async (device: Device) => (await alarmsOf(device)).map(({ state }) => state)

describe('an alarm', () => {
  it('is raised by a value, acknowledged by a person and cleared by a value, once each', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    const member = await bench.world.object('members', 'a')
    await addRule(type, { hysteresis: 2, memberIds: [member] })
    await report(device, [79])
    expect(await alarmsOf(device)).toEqual([])
    await report(device, [81])
    await report(device, [95])
    const [alarm, ...others] = await alarmsOf(device)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({
      ...{
        state: 'raised',
        value: 81,
        high: 80,
        unit: '℃',
        pointName: '温度',
        severity: 'critical',
      },
      ...{ ruleName: '温度过高', deviceName: '窑', clearable: false, version: 1 },
    })
    const ids = [alarm?.id ?? '']
    const done = async () => org.get<{ changed: number }>('acknowledgeAlarms', { body: { ids } })
    expect([(await done()).changed, (await done()).changed]).toEqual([1, 0])
    await report(device, [79])
    expect(await statesOf(device)).toEqual(['acknowledged'])
    await report(device, [78])
    expect(await statesOf(device)).toEqual(['cleared'])
    await report(device, [90])
    expect(await statesOf(device)).toEqual(['cleared', 'raised'])
    const sent = await bench.world.sql<{ title: string }>`
      select content -> 'inApp' ->> 'title' as title from business_deliveries
      where tenant_id = ${bench.world.tenants.a} and code = 'alarm.changed' order by created_at, id`
    expect(sent.map(({ title }) => title)).toEqual([
      '窑：温度过高触发',
      '窑：温度过高已确认',
      '窑：温度过高已清除',
      '窑：温度过高触发',
    ])
  })

  it('is not raised by values that come late, in whatever order', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    await addRule(type)
    await report(device, [20, minutesAgo(1)])
    await report(device, [99, minutesAgo(5)], [98, minutesAgo(3)])
    expect(await alarmsOf(device)).toEqual([])
    // Within a report the order of moments counts, not that of the lines.
    await report(device, [20], [99, minutesAgo(0.5)])
    expect(await statesOf(device)).toEqual(['cleared'])
    await report(device, [99, minutesAgo(2)])
    expect(await statesOf(device)).toEqual(['cleared'])
  })

  it('waits for its duration, by values or by time', async () => {
    const type = await addType()
    const [byValue, byTime] = [await addDevice(type.id), await addDevice(type.id)]
    await addRule(type, { durationSeconds: 120 })
    await report(byValue, [90, minutesAgo(3)])
    expect(await alarmsOf(byValue)).toEqual([])
    await report(byValue, [91])
    expect(await statesOf(byValue)).toEqual(['raised'])
    await report(byTime, [90])
    await watchAlarms(bench.services, bench.services.now())
    expect(await alarmsOf(byTime)).toEqual([])
    const later = new Date(bench.services.now().getTime() + 121_000)
    await watchAlarms(bench.services, later)
    await watchAlarms(bench.services, later)
    expect(await statesOf(byTime)).toEqual(['raised'])
  })

  it('is raised of silence and cleared by the next report', async () => {
    const type = await addType()
    const [device, never] = [await addDevice(type.id), await addDevice(type.id)]
    await addRule(type, { condition: 'absent', typePointId: null, high: null, name: '离线' })
    await report(device, [20])
    await watchAlarms(bench.services, new Date(bench.services.now().getTime() + 59_000))
    expect(await alarmsOf(device)).toEqual([])
    const later = new Date(bench.services.now().getTime() + 61_000)
    await Promise.all([watchAlarms(bench.services, later), watchAlarms(bench.services, later)])
    expect(await statesOf(device)).toEqual(['raised'])
    expect(await alarmsOf(never)).toEqual([])
    await report(device, [20])
    expect(await statesOf(device)).toEqual(['cleared'])
  })

  it('follows what is otherwise for a device', async () => {
    const type = await addType()
    const [one, other, off] = [
      await addDevice(type.id),
      await addDevice(type.id),
      await addDevice(type.id),
    ]
    await addRule(type, {
      overrides: [
        { deviceId: other.id, high: 100, severity: 'info' },
        { deviceId: off.id, enabled: false },
      ],
    })
    for (const device of [one, other, off]) await report(device, [90])
    expect(await statesOf(one)).toEqual(['raised'])
    expect(await alarmsOf(other)).toEqual([])
    expect(await alarmsOf(off)).toEqual([])
    await report(other, [101])
    expect(await alarmsOf(other)).toMatchObject([{ severity: 'info', high: 100 }])
  })

  it('is assigned, silenced and commented, and says nothing while silent', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    await addRule(type)
    await report(device, [90])
    const [alarm] = await alarmsOf(device)
    const ids = [alarm?.id ?? '']
    const assigneeId = await bench.world.object('members', 'a')
    await org.get('assignAlarms', { body: { ids, assigneeId } })
    const until = new Date(bench.services.now().getTime() + 60_000).toISOString()
    await org.get('silenceAlarms', { body: { ids, until } })
    const path = { id: alarm?.id ?? '' }
    const text = '已派人检查\n两人'
    const detail = await org.get<Schemas['AlarmDetail']>('addAlarmComment', {
      path,
      body: { text },
    })
    expect(detail).toMatchObject({ assigneeId, silencedUntil: until, comments: [{ text }] })
    const before = await deliveries()
    await org.get('acknowledgeAlarms', { body: { ids } })
    expect(await deliveries()).toBe(before)
    await org.get('silenceAlarms', { body: { ids, until: null } })
    await report(device, [20])
    expect(await deliveries()).toBe(before + 1)
    const past = await org.call('silenceAlarms', { body: { ids, until: minutesAgo(1) } })
    expect(past).toMatchObject({ status: 422, body: { code: 'SILENCE_TIME' } })
    const history = await org.get<unknown[]>('listAlarmHistory', { path })
    expect(history).toHaveLength(5)
  })

  it('is acknowledged, assigned and silenced with others at once, while it is open', async () => {
    const type = await addType()
    const devices = [await addDevice(type.id), await addDevice(type.id), await addDevice(type.id)]
    await addRule(type)
    for (const device of devices) await report(device, [90])
    const [, , back] = devices as [Device, Device, Device]
    await report(back, [20])
    const alarms = (await Promise.all(devices.map((device) => alarmsOf(device)))).flat()
    const ids = alarms.map(({ id }) => id)
    const assigneeId = await bench.world.object('members', 'a')
    const until = new Date(bench.services.now().getTime() + 60_000).toISOString()
    for (const [operation, more] of [
      ['acknowledgeAlarms', {}],
      ['assignAlarms', { assigneeId }],
      ['silenceAlarms', { until }],
    ] as const) {
      const changed = () => org.get<{ changed: number }>(operation, { body: { ids, ...more } })
      const counts = [(await changed()).changed, (await changed()).changed]
      expect([operation, ...counts]).toEqual([operation, 2, 0])
    }
    const after = (await Promise.all(devices.map((device) => alarmsOf(device)))).flat()
    expect(after.map((one) => [one.state, one.assigneeId, one.silencedUntil])).toEqual([
      ['acknowledged', assigneeId, until],
      ['acknowledged', assigneeId, until],
      ['cleared', null, null],
    ])
  })

  it('is cleared by hand only where nothing watches it any more', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    const rule = await addRule(type)
    await report(device, [90])
    const [alarm] = await alarmsOf(device)
    const path = { id: alarm?.id ?? '' }
    const watched = await org.call('endAlarm', { path, body: { version: 1 } })
    expect(watched).toMatchObject({ status: 422, body: { code: 'ALARM_WATCHED' } })
    await org.get('removeAlarmRules', { body: { ids: [rule.id] } })
    await report(device, [20])
    expect(await alarmsOf(device)).toMatchObject([{ state: 'raised', clearable: true }])
    await org.get('endAlarm', { path, body: { version: 1 } })
    const again = await org.call('endAlarm', { path, body: { version: 2 } })
    expect(again.status).toBe(409)
    const bin = await org.get<Schemas['Recycled'][]>('listRecycleBin', {
      query: { kind: 'alarmRules' },
    })
    const removed = bin.find(({ objectId }) => objectId === rule.id)
    await org.get('restoreRecycled', { body: { ids: [removed?.id ?? ''] } })
    await report(device, [91])
    expect(await statesOf(device)).toEqual(['cleared', 'raised'])
  })

  it('keeps its names when its device goes, and counts by area, state and severity', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    await addRule(type)
    await addRule(type, {
      name: '停机',
      condition: 'equals',
      typePointId: type.points[1]?.id,
      high: null,
      equals: false,
      severity: 'warning',
    })
    await report(device, [90], [false])
    const query = { areaId: device.areaId }
    expect(await org.get('countAlarms', { query })).toEqual({
      counts: [
        { state: 'raised', severity: 'warning', count: 1 },
        { state: 'raised', severity: 'critical', count: 1 },
      ],
    })
    expect(
      await org.get<Alarm[]>('listAlarms', { query: { ...query, severity: 'warning' } }),
    ).toHaveLength(1)
    await org.get('removeDevices', { body: { ids: [device.id] } })
    const left = await alarmsOf(device).catch(() => undefined)
    expect(left).toBeUndefined()
    const all = await org.get<Alarm[]>('listAlarms', { query: { keyword: device.code } })
    expect(all).toMatchObject([
      { areaName: null, deviceName: '窑', clearable: true },
      { areaName: null, deviceName: '窑', clearable: true },
    ])
  })
})

describe('alarms of long ago', () => {
  it('go when they cleared longer ago than the tenant keeps them, and stay while they are open', async () => {
    const type = await addType()
    const [cleared, open] = [await addDevice(type.id), await addDevice(type.id)]
    await addRule(type)
    await report(cleared, [90])
    const [alarm] = await alarmsOf(cleared)
    const path = { id: alarm?.id ?? '' }
    await org.get('addAlarmComment', { path, body: { text: '已处理' } })
    await report(cleared, [70])
    await report(open, [90])
    const forget = (days: number) =>
      forgetLogs(bench.services, new Date(bench.services.now().getTime() + days * 86_400_000))
    await forget(300)
    expect(await statesOf(cleared)).toEqual(['cleared'])
    const body = { keepDays: 90, keepAlarmDays: 30, version: 1 }
    expect(await org.get('editDeviceSettings', { body })).toMatchObject({ keepAlarmDays: 30 })
    await forget(29)
    expect(await statesOf(cleared)).toEqual(['cleared'])
    await forget(31)
    expect(await statesOf(cleared)).toEqual([])
    expect(await statesOf(open)).toEqual(['raised'])
    const left = await bench.world.sql`select id from alarm_comments where alarm_id = ${path.id}`
    expect(left).toEqual([])
  })
})

describe('a rule', () => {
  it('says what its condition needs and nothing else', async () => {
    const type = await addType()
    const refused = async (more: Partial<Schemas['AddAlarmRuleRequest']>) => {
      const reply = await org.call('addAlarmRule', {
        body: {
          ...{ typeId: type.id, typePointId: type.points[0]?.id, name: 'x', severity: 'info' },
          ...{ condition: 'above', high: 80, ...more },
        },
      })
      return [reply.status, reply.body.code]
    }
    const wrong = [422, 'ALARM_CONDITION']
    expect(await refused({ high: null })).toEqual(wrong)
    expect(await refused({ low: 1 })).toEqual(wrong)
    expect(await refused({ condition: 'outside', low: 90 })).toEqual(wrong)
    expect(await refused({ condition: 'absent' })).toEqual(wrong)
    expect(await refused({ typePointId: null })).toEqual(wrong)
    expect(await refused({ typePointId: type.points[1]?.id })).toEqual(wrong)
    expect(await refused({ condition: 'equals', high: null, equals: 'x' })).toEqual(wrong)
    const other = await addDevice((await addType()).id)
    const foreign = await refused({ overrides: [{ deviceId: other.id }] })
    expect(foreign).toEqual([422, 'INVALID_REFERENCE'])
  })

  it('is the first of several at once that bring what alarms are told by', async () => {
    const types = await Promise.all([addType(), addType(), addType(), addType()])
    await bench.world.sql`delete from business_identifiers
      where tenant_id = ${bench.world.tenants.a} and code = ${alarmIdentifier}`
    const rules = await Promise.all(types.map((type) => addRule(type)))
    expect(new Set(rules.map(({ id }) => id)).size).toBe(types.length)
    const brought = await bench.world.sql`select 1 from business_identifiers
      where tenant_id = ${bench.world.tenants.a} and code = ${alarmIdentifier}`
    expect(brought).toHaveLength(1)
  })

  it('is edited with its version, and its open alarms follow what it says now', async () => {
    const type = await addType()
    const device = await addDevice(type.id)
    const rule = await addRule(type)
    await report(device, [90])
    const path = { id: rule.id }
    const edited = await org.get<Rule>('editAlarmRule', { path, body: { version: 1, high: 95 } })
    expect(edited).toMatchObject({ high: 95, version: 2, openCount: 1 })
    expect((await org.call('editAlarmRule', { path, body: { version: 1, high: 1 } })).status).toBe(
      412,
    )
    await report(device, [90])
    expect(await statesOf(device)).toEqual(['cleared'])
  })

  it('keeps an exclusive open alarm of a rule and device', async () => {
    const insert = (id: string) => bench.world.sql`
      insert into alarms (tenant_id, id, rule_id, rule_name, condition, severity, device_id,
        device_code, device_name, raised_at)
      values (${bench.world.tenants.a}, ${id}, 'r', 'r', 'above', 'info', 'd', 'd', 'd', now())`
    await insert(bench.world.unique())
    await expect(insert(bench.world.unique())).rejects.toThrow('alarms_open')
  })
})

async function deliveries(): Promise<number> {
  const [row] = await bench.world.sql<{ n: number }>`
    select count(*)::int as n from business_deliveries where code = 'alarm.changed'`
  return row?.n ?? 0
}
