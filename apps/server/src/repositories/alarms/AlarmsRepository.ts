import type { Schemas } from '@spruce/api-client/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import { unsetDeviceSettings } from '../devices/PointHistoryRepository.js'
import { announce } from '../live/announce.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export interface Alarm {
  id: string
  ruleId: string
  ruleName: string
  condition: Schemas['AlarmCondition']
  severity: Schemas['AlarmSeverity']
  state: Schemas['AlarmState']
  deviceId: string
  deviceCode: string
  deviceName: string
  areaId: string | null
  areaName: string | null
  typeId: string | null
  typeName: string | null
  pointId: string | null
  pointName: string | null
  unit: string | null
  /** As JSON. */
  value: string | null
  low: number | null
  high: number | null
  /** As JSON. */
  equals: string | null
  raisedAt: Date
  acknowledgedAt: Date | null
  acknowledgedBy: string | null
  clearedAt: Date | null
  clearedBy: string | null
  assigneeId: string | null
  assigneeName: string | null
  silencedUntil: Date | null
  commentCount: number
  /** Nothing watches it any more. */
  clearable: boolean
  version: number
}

export interface AlarmFilter {
  state?: Schemas['AlarmState'] | undefined
  open?: boolean | undefined
  areaId?: string | undefined
  typeId?: string | undefined
  deviceId?: string | undefined
  ruleId?: string | undefined
  assigneeId?: string | undefined
  keyword?: string | undefined
}

/** A rule as it is for a device, and what it found there so far. */
export interface Watch {
  ruleId: string
  ruleName: string
  typePointId: string | null
  condition: Schemas['AlarmCondition']
  low: number | null
  high: number | null
  /** As JSON. */
  equals: string | null
  durationSeconds: number
  hysteresis: number
  severity: Schemas['AlarmSeverity']
  deviceId: string
  deviceCode: string
  deviceName: string
  /** The open alarm. */
  openId: string | null
  /** Since when the condition holds that has not held for its duration yet. */
  since: Date | null
}

/** An alarm as it is raised; it may have cleared at once. */
export type NewAlarm = Pick<
  Alarm,
  | 'id'
  | 'ruleId'
  | 'ruleName'
  | 'condition'
  | 'severity'
  | 'deviceId'
  | 'deviceCode'
  | 'deviceName'
  | 'pointId'
  | 'pointName'
  | 'unit'
  | 'value'
  | 'low'
  | 'high'
  | 'equals'
  | 'raisedAt'
  | 'clearedAt'
>

export interface Pending {
  ruleId: string
  deviceId: string
  since: Date
  dueAt: Date
}

export interface AlarmComment {
  id: string
  memberName: string | null
  text: string
  createdAt: Date
}

/** What an alarm's messages need. */
export interface AlarmNews {
  id: string
  ruleId: string
  deviceName: string
  ruleName: string
  severity: Schemas['AlarmSeverity']
  value: string | null
  unit: string | null
  assigneeId: string | null
  silencedUntil: Date | null
  memberIds: string[] | null
  roleIds: string[] | null
}

/** What people change. */
interface Changes {
  acknowledged_at?: Date
  acknowledged_by?: string
  assignee_id?: string | null
  cleared_at?: Date
  cleared_by?: string
  silenced_until?: Date | null
}

const state = sql<Schemas['AlarmState']>`case when a.cleared_at is not null then 'cleared'
  when a.acknowledged_at is not null then 'acknowledged' else 'raised' end`
/** In the order of their weight. */
const weight = sql`array_position(array['info', 'warning', 'critical'], a.severity)`
const nameOf = (column: string) =>
  sql<string | null>`(select m.nick_name from memberships m
    where m.tenant_id = a.tenant_id and m.id = ${sql.ref(column)})`
const assigneeName = nameOf('a.assignee_id')
/** The conditions of `r` on the device `d` as the override `o` has them. */
const isWatched = sql<SqlBool>`r.enabled and coalesce(o.enabled, true)`
const isClearable = sql<boolean>`a.cleared_at is null and not exists (
  select from devices w join alarm_rules r on r.tenant_id = w.tenant_id and r.type_id = w.type_id
  left join alarm_overrides o
    on o.tenant_id = r.tenant_id and o.rule_id = r.id and o.device_id = w.id
  where w.tenant_id = a.tenant_id and w.id = a.device_id and r.id = a.rule_id and ${isWatched})`

/** Alarms, what watches devices, and what is said about both. */
export class AlarmsRepository {
  constructor(private readonly db: Db) {}

  async list(tenantId: string, filter: AlarmFilter, paging: Paging): Promise<Page<Alarm>> {
    const matching = this.rows(tenantId).where(matches(tenantId, filter))
    return readPage(this.db, matching, paging, {
      id: 'a.id',
      columns: {
        ...{ severity: weight, state, ruleName: 'a.rule_name', deviceName: 'a.device_name' },
        ...{ areaName: 'l.name', typeName: 'y.name', pointName: 'a.point_name', assigneeName },
        ...{ raisedAt: 'a.raised_at', acknowledgedAt: 'a.acknowledged_at' },
        ...{ clearedAt: 'a.cleared_at', silencedUntil: 'a.silenced_until' },
      },
      read: ['ruleName', 'deviceName', 'areaName', 'typeName', 'pointName', 'assigneeName'],
      people: ['assigneeName'],
      nullable: [
        ...['areaName', 'typeName', 'pointName', 'assigneeName'],
        ...['acknowledgedAt', 'clearedAt', 'silencedUntil'],
      ],
      otherwise: [['a.raised_at', 'desc']],
      facets: {
        ...{ severity: 'a.severity', condition: 'a.condition', raisedAt: 'a.raised_at' },
        ...{ acknowledgedAt: 'a.acknowledged_at', clearedAt: 'a.cleared_at' },
        silencedUntil: 'a.silenced_until',
      },
    })
  }

  async counts(tenantId: string, filter: AlarmFilter): Promise<Schemas['AlarmCount'][]> {
    return this.joined(tenantId)
      .where(matches(tenantId, filter))
      .select([state.as('state'), 'a.severity as severity', sql<number>`count(*)::int`.as('count')])
      .groupBy([state, 'a.severity'])
      .orderBy(state)
      .orderBy(weight)
      .execute()
  }

  async find(tenantId: string, id: string): Promise<Alarm | undefined> {
    return this.rows(tenantId).where('a.id', '=', id).executeTakeFirst()
  }

  /** Held until the transaction ends, those of the ids that are open. */
  async lockOpen(tenantId: string, ids: readonly string[]): Promise<Alarm[]> {
    const held = await this.db
      .selectFrom('alarms')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .where('cleared_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (held.length === 0) return []
    return this.rows(tenantId)
      .where(
        'a.id',
        'in',
        held.map(({ id }) => id),
      )
      .execute()
  }

  /** Of people; tells open pages. */
  async change(tenantId: string, ids: readonly string[], changes: Changes): Promise<void> {
    if (ids.length === 0) return
    await this.db
      .updateTable('alarms')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .set({ ...changes, version: sql<number>`version + 1` })
      .execute()
    await this.announce(tenantId, ids)
  }

  async comments(tenantId: string, alarmId: string): Promise<AlarmComment[]> {
    return this.db
      .selectFrom('alarm_comments as c')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.id', '=', 'c.member_id'),
      )
      .where('c.tenant_id', '=', tenantId)
      .where('c.alarm_id', '=', alarmId)
      .select(['c.id as id', 'm.nick_name as memberName', 'c.text as text'])
      .select('c.created_at as createdAt')
      .orderBy('c.created_at')
      .orderBy('c.id')
      .execute()
  }

  async comment(
    tenantId: string,
    comment: { id: string; alarmId: string; memberId: string; text: string; at: Date },
  ): Promise<void> {
    const { id, alarmId, memberId, text, at } = comment
    await this.db
      .insertInto('alarm_comments')
      .values({
        ...{ tenant_id: tenantId, id, alarm_id: alarmId },
        ...{ member_id: memberId, text, created_at: at },
      })
      .execute()
    await this.announce(tenantId, [alarmId])
  }

  /** What watches these devices. */
  async watches(tenantId: string, deviceIds: readonly string[]): Promise<Watch[]> {
    if (deviceIds.length === 0) return []
    const { rows } = await sql<Watch>`
      select r.id as "ruleId", r.name as "ruleName", r.type_point_id as "typePointId", r.condition,
        coalesce(o.low, r.low) as low, coalesce(o.high, r.high) as high, r.equals,
        coalesce(o.duration_seconds, r.duration_seconds) as "durationSeconds",
        coalesce(o.hysteresis, r.hysteresis) as hysteresis,
        coalesce(o.severity, r.severity) as severity,
        d.id as "deviceId", d.code as "deviceCode", d.name as "deviceName",
        a.id as "openId", p.since
      from devices d
      join alarm_rules r on r.tenant_id = d.tenant_id and r.type_id = d.type_id
      left join alarm_overrides o
        on o.tenant_id = r.tenant_id and o.rule_id = r.id and o.device_id = d.id
      left join alarms a on a.tenant_id = r.tenant_id and a.rule_id = r.id
        and a.device_id = d.id and a.cleared_at is null
      left join alarm_pending p
        on p.tenant_id = r.tenant_id and p.rule_id = r.id and p.device_id = d.id
      where d.tenant_id = ${tenantId} and d.id = any(${[...deviceIds]}::text[]) and ${isWatched}
      order by r.id, d.id`.execute(this.db)
    return rows
  }

  /** Ends open alarms. Of one that somebody else ended meanwhile nothing is said. */
  async clear(
    tenantId: string,
    ended: readonly { id: string; at: Date }[],
  ): Promise<readonly string[]> {
    if (ended.length === 0) return []
    const { rows } = await sql<{ id: string }>`
      update alarms a set cleared_at = greatest(v.at, a.raised_at), version = a.version + 1
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as v (id text, at timestamptz)
      where a.tenant_id = ${tenantId} and a.id = v.id and a.cleared_at is null
      returning a.id`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  /** Raises alarms, except where one of the rule and device is open. */
  async raise(tenantId: string, alarms: readonly NewAlarm[]): Promise<readonly string[]> {
    if (alarms.length === 0) return []
    const { rows } = await sql<{ id: string }>`
      insert into alarms (tenant_id, id, rule_id, rule_name, condition, severity, device_id,
        device_code, device_name, point_id, point_name, unit, value, low, high, equals, raised_at,
        cleared_at)
      select ${tenantId}, v.id, v."ruleId", v."ruleName", v.condition, v.severity, v."deviceId",
        v."deviceCode", v."deviceName", v."pointId", v."pointName", v.unit, v.value, v.low, v.high,
        v.equals, v."raisedAt", v."clearedAt"
      from jsonb_to_recordset(${JSON.stringify(alarms)}::jsonb) as v (id text, "ruleId" text,
        "ruleName" text, condition text, severity text, "deviceId" text, "deviceCode" text,
        "deviceName" text, "pointId" text, "pointName" text, unit text, value text,
        low double precision, high double precision, equals text, "raisedAt" timestamptz,
        "clearedAt" timestamptz)
      on conflict (tenant_id, rule_id, device_id) where cleared_at is null do nothing
      returning id`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  /** With their comments, those that cleared longer ago than their tenant keeps them, so many at most. */
  async forget(now: Date, most: number): Promise<number> {
    const result = await sql`
      delete from alarms where (tenant_id, id) in (
        select a.tenant_id, a.id from tenants t
        left join device_settings s on s.tenant_id = t.id
        cross join lateral (
          select c.tenant_id, c.id from alarms c
          where c.tenant_id = t.id and c.cleared_at is not null
            and c.cleared_at < ${now}::timestamptz - make_interval(days => coalesce(s.keep_alarm_days, ${unsetDeviceSettings.keepAlarmDays}::int))
          limit ${most}::int
        ) a
        limit ${most}::int)`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  async savePending(tenantId: string, pending: readonly Pending[]): Promise<void> {
    if (pending.length === 0) return
    await sql`
      insert into alarm_pending (tenant_id, rule_id, device_id, since, due_at)
      select ${tenantId}, v."ruleId", v."deviceId", v.since, v."dueAt"
      from jsonb_to_recordset(${JSON.stringify(pending)}::jsonb) as v
        ("ruleId" text, "deviceId" text, since timestamptz, "dueAt" timestamptz)
      on conflict (tenant_id, rule_id, device_id)
        do update set since = excluded.since, due_at = excluded.due_at`.execute(this.db)
  }

  async endPending(
    tenantId: string,
    ended: readonly Pick<Pending, 'ruleId' | 'deviceId'>[],
  ): Promise<void> {
    if (ended.length === 0) return
    await sql`
      delete from alarm_pending p
      using jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as v ("ruleId" text, "deviceId" text)
      where p.tenant_id = ${tenantId} and p.rule_id = v."ruleId"
        and p.device_id = v."deviceId"`.execute(this.db)
  }

  /** Forgets what was due and is watched no more. */
  async endUnwatched(tenantId: string, deviceIds: readonly string[], now: Date): Promise<void> {
    await this.db
      .deleteFrom('alarm_pending')
      .where('tenant_id', '=', tenantId)
      .where('device_id', 'in', deviceIds)
      .where('due_at', '<=', now)
      .execute()
  }

  /** What there is to say about alarms, and to whom. */
  async news(tenantId: string, ids: readonly string[]): Promise<AlarmNews[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<AlarmNews>`
      select a.id, a.rule_id as "ruleId", a.device_name as "deviceName", a.rule_name as "ruleName",
        a.severity, a.value, a.unit, a.assignee_id as "assigneeId",
        a.silenced_until as "silencedUntil", r.member_ids as "memberIds", r.role_ids as "roleIds"
      from alarms a
      left join alarm_rules r on r.tenant_id = a.tenant_id and r.id = a.rule_id
      where a.tenant_id = ${tenantId} and a.id = any(${[...ids]}::text[])
      order by a.id`.execute(this.db)
    return rows
  }

  /** Tells open pages; of many none is named. */
  async announce(tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const data = ids.length > mostNamed ? {} : { alarmIds: [...ids] }
    await announce(this.db, tenantId, {
      ...{ kind: 'alarms', to: { permissions: ['alarm:list'] }, data },
    })
  }

  private joined(tenantId: string) {
    return this.db
      .selectFrom('alarms as a')
      .leftJoin('devices as d', (join) =>
        join.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.device_id'),
      )
      .leftJoin('device_areas as l', (join) =>
        join.onRef('l.tenant_id', '=', 'd.tenant_id').onRef('l.id', '=', 'd.area_id'),
      )
      .leftJoin('device_types as y', (join) =>
        join.onRef('y.tenant_id', '=', 'd.tenant_id').onRef('y.id', '=', 'd.type_id'),
      )
      .where('a.tenant_id', '=', tenantId)
  }

  private rows(tenantId: string) {
    return this.joined(tenantId).select([
      ...(['a.id as id', 'a.rule_id as ruleId', 'a.rule_name as ruleName'] as const),
      ...(['a.condition as condition', 'a.severity as severity', 'a.value as value'] as const),
      ...(['a.device_id as deviceId', 'a.device_code as deviceCode'] as const),
      ...(['a.device_name as deviceName', 'd.area_id as areaId', 'l.name as areaName'] as const),
      ...(['d.type_id as typeId', 'y.name as typeName', 'a.point_id as pointId'] as const),
      ...(['a.point_name as pointName', 'a.unit as unit', 'a.low as low'] as const),
      ...(['a.high as high', 'a.equals as equals', 'a.raised_at as raisedAt'] as const),
      ...(['a.acknowledged_at as acknowledgedAt', 'a.cleared_at as clearedAt'] as const),
      ...(['a.assignee_id as assigneeId', 'a.silenced_until as silencedUntil'] as const),
      'a.version as version',
      state.as('state'),
      assigneeName.as('assigneeName'),
      nameOf('a.acknowledged_by').as('acknowledgedBy'),
      nameOf('a.cleared_by').as('clearedBy'),
      isClearable.as('clearable'),
      sql<number>`(select count(*)::int from alarm_comments c
        where c.tenant_id = a.tenant_id and c.alarm_id = a.id)`.as('commentCount'),
    ])
  }
}

const mostNamed = 100

/** The condition on alarms under the alias `a`, with their devices as `d`. */
function matches(tenantId: string, filter: AlarmFilter) {
  const { areaId, typeId, deviceId, ruleId, assigneeId, keyword } = filter
  const word = keyword?.trim() ?? ''
  const parts = [sql<SqlBool>`a.tenant_id = ${tenantId}`]
  if (filter.open !== undefined) {
    parts.push(sql<SqlBool>`(a.cleared_at is null) = ${filter.open}::boolean`)
  }
  if (filter.state !== undefined) parts.push(sql<SqlBool>`${state} = ${filter.state}`)
  if (typeId !== undefined) parts.push(sql<SqlBool>`d.type_id = ${typeId}`)
  if (deviceId !== undefined) parts.push(sql<SqlBool>`a.device_id = ${deviceId}`)
  if (ruleId !== undefined) parts.push(sql<SqlBool>`a.rule_id = ${ruleId}`)
  if (assigneeId !== undefined) parts.push(sql<SqlBool>`a.assignee_id = ${assigneeId}`)
  if (areaId !== undefined) {
    parts.push(sql<SqlBool>`d.area_id in (
      with recursive below as (
        select ${areaId}::text as id
        union all select b.id from device_areas b join below on b.parent_id = below.id
        where b.tenant_id = ${tenantId}
      ) select id from below)`)
  }
  if (word !== '') {
    parts.push(sql<SqlBool>`(strpos(lower(a.device_name), lower(${word}::text)) > 0
      or strpos(lower(a.device_code), lower(${word}::text)) > 0
      or strpos(lower(a.rule_name), lower(${word}::text)) > 0)`)
  }
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}
