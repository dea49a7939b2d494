import { bringIdentifier } from '../operations/alarms/tellAlarms.js'
import type { Db } from '../db/schema.js'
import { Repositories } from '../repositories/repositories.js'
import {
  demoAreas,
  type DemoDevice,
  demoDevices,
  idOf,
  pointId,
  stepMinutes,
  typePointId,
  wrongBefore,
  wrongFor,
} from './demoDevices.js'
import { type DemoPoint, demoTypes } from './deviceTypes.js'

const minute = 60_000

/** Who looks after alarms. */
export interface AlarmPeople {
  admin: string
  member: string
}

interface DemoRule {
  id: string
  name: string
  typeNumber: number
  /** Of the type's points, from 1; null: the device as a whole. */
  point: number | null
  condition: 'above' | 'below' | 'outside' | 'equals' | 'absent'
  low: number | null
  high: number | null
  equals: string | null
  durationSeconds: number
  hysteresis: number
  severity: 'info' | 'warning' | 'critical'
  enabled: boolean
}

/** One for the first point of each type, one for its silence, and some more. */
function demoRules(): DemoRule[] {
  let number = 0
  const rule = (
    name: string,
    typeNumber: number,
    point: number | null,
    rest: Partial<DemoRule>,
  ): DemoRule => {
    number += 1
    return {
      ...{ id: idOf(5, number), name, typeNumber, point, condition: 'above', low: null },
      ...{ high: null, equals: null, durationSeconds: 0, hysteresis: 0, severity: 'warning' },
      enabled: true,
      ...rest,
    }
  }
  const firsts = demoTypes.map(({ points: [first] }, index) => {
    const { name, min, max, swing } = first as DemoPoint
    const isRange = min !== null
    return rule(isRange ? `${name}超限` : `${name}过高`, index + 1, 1, {
      ...{ condition: isRange ? 'outside' : 'above', low: min, high: max },
      ...{ hysteresis: Math.round(swing * 10) / 100 },
      severity: index % 2 === 0 ? 'critical' : 'warning',
    })
  })
  const silences = demoTypes.map((_, index) =>
    rule('停止上报', index + 1, null, { condition: 'absent', severity: 'warning' }),
  )
  return [
    ...firsts,
    ...silences,
    rule('振动偏大', 1, 3, { high: 7.1, durationSeconds: 300, hysteresis: 0.5, severity: 'info' }),
    rule('轴承温度过高', 2, 3, { high: 75, durationSeconds: 60, hysteresis: 2 }),
    // As it is while somebody decides what it should say.
    rule('停机', 1, 8, { condition: 'equals', equals: 'false', severity: 'info', enabled: false }),
  ]
}

/** What people have done about an alarm. */
interface Handled {
  isAcknowledged?: boolean
  assignee?: keyof AlarmPeople
  isSilent?: boolean
  comments?: readonly (readonly [by: keyof AlarmPeople, text: string])[]
}

/** By the number of the device, of the alarms that are open. */
const handledOpen: Readonly<Record<number, Handled>> = {
  5: { isAcknowledged: true, comments: [['member', '网关断电，等待电工处理']] },
  13: {
    ...{ isAcknowledged: true, assignee: 'admin' },
    comments: [
      ['member', '已派人到现场检查'],
      ['admin', '疑似阀门全开，安排夜班调整'],
    ],
  },
  22: { assignee: 'member' },
  31: { isAcknowledged: true, assignee: 'member', isSilent: true },
  58: { isAcknowledged: true },
}
/** Of those that have cleared. */
const handledPast: Readonly<Record<number, Handled>> = {
  4: { isAcknowledged: true, comments: [['admin', '更换液压油后恢复']] },
  31: { isAcknowledged: true },
}

/** An alarm as it is, in minutes ago. */
interface DemoAlarm extends Handled {
  rule: DemoRule
  device: DemoDevice
  raised: number
  cleared: number | null
}

/**
 * Writes the rules of the demo company and what they found in the week of values that `writeDevices` made: what is
 * out of its range now, what was before, and who has fallen silent.
 */
export async function writeAlarms(
  db: Db,
  tenantId: string,
  people: AlarmPeople,
  now: Date,
): Promise<void> {
  const rules = demoRules()
  await db
    .insertInto('alarm_rules')
    .values(
      rules.map(({ typeNumber, point, durationSeconds, ...rule }) => ({
        ...rule,
        tenant_id: tenantId,
        type_id: idOf(2, typeNumber),
        type_point_id: point === null ? null : typePointId(typeNumber, point),
        duration_seconds: durationSeconds,
        // Of what is no mere hint somebody hears.
        member_ids: rule.severity === 'info' ? [] : [people.admin, people.member],
        role_ids: [],
      })),
    )
    .execute()
  await bringIdentifier(new Repositories(db), tenantId, now)
  const devices = demoDevices(demoAreas())
  const spared = devices.find(({ isWrong, silentFor }) => !isWrong && silentFor === 1)
  if (spared && rules[0]) {
    await db
      .insertInto('alarm_overrides')
      .values({
        ...{ tenant_id: tenantId, rule_id: rules[0].id, device_id: spared.id },
        ...{ enabled: null, low: null, high: 70, duration_seconds: 120 },
        ...{ hysteresis: null, severity: null },
      })
      .execute()
  }
  await writeFound(db, tenantId, alarmsOf(rules, devices), people, now)
}

function alarmsOf(rules: readonly DemoRule[], devices: readonly DemoDevice[]): DemoAlarm[] {
  const ruleOf = (device: DemoDevice, isSilence: boolean) =>
    rules.find(
      ({ typeNumber, point }) =>
        typeNumber === device.typeNumber && point === (isSilence ? null : 1),
    )
  return devices.flatMap((device) => {
    const [limit, silence] = [ruleOf(device, false), ruleOf(device, true)]
    const { number, isWrong, silentFor, type } = device
    const found: DemoAlarm[] = []
    if (limit && isWrong) {
      const { from, to } = wrongBefore
      const past = { raised: from, cleared: to - stepMinutes }
      found.push({ ...handledPast[number], rule: limit, device, ...past })
    }
    if (limit && isWrong && silentFor < wrongFor) {
      const open = { raised: wrongFor - stepMinutes, cleared: null }
      found.push({ ...handledOpen[number], rule: limit, device, ...open })
    }
    if (silence && silentFor > 1) {
      const raised = silentFor - type.offlineSeconds / 60
      found.push({ ...handledOpen[number], rule: silence, device, raised, cleared: null })
    }
    return found
  })
}

async function writeFound(
  db: Db,
  tenantId: string,
  alarms: readonly DemoAlarm[],
  people: AlarmPeople,
  now: Date,
) {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const measured = await db
    .selectFrom('point_history')
    .select(['point_id as pointId', 'at', 'value'])
    .where('tenant_id', '=', tenantId)
    .where(
      'point_id',
      'in',
      alarms.map(({ device }) => pointId(device.number, 1)),
    )
    .where('at', 'in', [...new Set(alarms.map(({ raised }) => raised))].map(ago))
    .execute()
  const values = new Map(
    measured.map(({ pointId: id, at, value }) => [`${id} ${String(at.getTime())}`, value]),
  )
  const rows = alarms.map(({ rule, device, raised, cleared, ...handled }, index) => {
    const point = rule.point === null ? undefined : device.type.points[rule.point - 1]
    const id = point && pointId(device.number, rule.point ?? 1)
    const value = values.get(`${id ?? ''} ${String(ago(raised).getTime())}`) ?? null
    const { isAcknowledged = false, assignee, isSilent = false } = handled
    return {
      ...{ tenant_id: tenantId, id: idOf(6, index + 1), rule_id: rule.id, rule_name: rule.name },
      ...{ condition: rule.condition, severity: rule.severity, device_id: device.id },
      ...{ device_code: device.code, device_name: device.name, point_id: id ?? null },
      ...{ point_name: point?.name ?? null, unit: point?.unit ?? null },
      value: point && value !== null ? JSON.stringify(value) : null,
      ...{ low: rule.low, high: rule.high, equals: rule.equals, raised_at: ago(raised) },
      acknowledged_at: isAcknowledged ? ago(raised - 20) : null,
      acknowledged_by: isAcknowledged ? people.admin : null,
      cleared_at: cleared === null ? null : ago(cleared),
      assignee_id: assignee === undefined ? null : people[assignee],
      silenced_until: isSilent ? ago(-7 * 1440) : null,
    }
  })
  await db.insertInto('alarms').values(rows).execute()
  const comments = alarms.flatMap(({ comments: said = [], raised }, index) =>
    said.map(([by, text], place) => ({
      ...{ tenant_id: tenantId, alarm_id: idOf(6, index + 1), member_id: people[by], text },
      id: idOf(7, index * 10 + place + 1),
      created_at: ago(raised - 30 - place * 15),
    })),
  )
  await db.insertInto('alarm_comments').values(comments).execute()
}
