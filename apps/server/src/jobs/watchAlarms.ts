import { sql } from 'kysely'
import type { Engine } from '../db/engine.js'
import { isWrong } from '../operations/alarms/stepAlarm.js'
import { alarmOf, settle } from '../operations/alarms/watchReports.js'
import { valueOf } from '../presenters/presentDevices.js'
import { Repositories } from '../repositories/repositories.js'

/** Of a tenant in one transaction, so that no device waits long. */
const most = 200

interface Due {
  tenantId: string
  deviceIds: string[]
}

/**
 * Raises what no report raises: devices that have said nothing for longer than their type allows, and conditions
 * that hold for their duration by now. Each device is locked and looked at again, as a report does it, so a
 * report that comes at the same moment counts; of two processes one raises.
 */
export async function watchAlarms({ engine }: { engine: Engine }, now: Date): Promise<void> {
  for (const { tenantId, deviceIds } of await dueDevices(engine, now)) {
    for (let from = 0; from < deviceIds.length; from += most) {
      const ids = deviceIds.slice(from, from + most)
      await engine.tx({ tenant: tenantId }, async (db) => {
        const repositories = new Repositories(db)
        const held = await repositories.devices.hold(tenantId, ids)
        await raiseDue(repositories, tenantId, held, now)
      })
    }
  }
}

const silence = sql`make_interval(secs => y.offline_seconds
  + coalesce(o.duration_seconds, r.duration_seconds))`

async function dueDevices(engine: Engine, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select due.tenant_id as "tenantId", array_agg(distinct due.id order by due.id) as "deviceIds"
    from (
      select d.tenant_id, d.id
      from alarm_rules r
      join device_types y on y.tenant_id = r.tenant_id and y.id = r.type_id
      join devices d on d.tenant_id = r.tenant_id and d.type_id = r.type_id
      left join alarm_overrides o
        on o.tenant_id = r.tenant_id and o.rule_id = r.id and o.device_id = d.id
      where r.condition = 'absent' and r.enabled and coalesce(o.enabled, true)
        and d.seen_at <= ${now}::timestamptz - ${silence}
        and not exists (select from alarms a where a.tenant_id = r.tenant_id
          and a.rule_id = r.id and a.device_id = d.id and a.cleared_at is null)
      union all
      select p.tenant_id, p.device_id from alarm_pending p where p.due_at <= ${now}::timestamptz
    ) due
    group by 1`.execute(engine.platform)
  return rows
}

async function raiseDue(
  repositories: Repositories,
  tenantId: string,
  devices: readonly { id: string; seenAt: Date | null; offlineSeconds: number }[],
  now: Date,
): Promise<void> {
  const ids = devices.map(({ id }) => id)
  if (ids.length === 0) return
  const byId = new Map(devices.map((device) => [device.id, device]))
  const points = new Map(
    (await repositories.devices.points(tenantId, ...ids)).map((point) => [
      `${point.deviceId} ${point.typePointId ?? ''}`,
      point,
    ]),
  )
  const found: Parameters<typeof settle>[2] = { raised: [], cleared: [], pending: [], ended: [] }
  for (const watch of await repositories.alarms.watches(tenantId, ids)) {
    if (watch.openId !== null) continue
    const { ruleId, deviceId, durationSeconds } = watch
    if (watch.condition === 'absent') {
      const { seenAt, offlineSeconds } = byId.get(deviceId) ?? { seenAt: null, offlineSeconds: 0 }
      const allowed = (offlineSeconds + durationSeconds) * 1000
      if (seenAt === null || now.getTime() - seenAt.getTime() < allowed) continue
      found.raised.push(alarmOf(watch, now))
      continue
    }
    if (watch.since === null) continue
    const dueAt = watch.since.getTime() + durationSeconds * 1000
    if (dueAt > now.getTime()) continue
    found.ended.push({ ruleId, deviceId })
    const point = points.get(`${deviceId} ${watch.typePointId ?? ''}`)
    const value = point && valueOf(point)
    if (!point || value === undefined || value === null || !isWrong(watch, value)) continue
    found.raised.push(alarmOf(watch, new Date(dueAt), { point, value }))
  }
  await settle(repositories, tenantId, found, now)
  await repositories.alarms.endUnwatched(tenantId, ids, now)
}
