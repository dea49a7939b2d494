import type { Schemas } from '@spruce/api-client/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** When a device of a type is in alarm. */
export interface AlarmRule {
  id: string
  typeId: string
  typeName: string
  /** Null: the device as a whole. */
  typePointId: string | null
  pointName: string | null
  unit: string | null
  name: string
  condition: Schemas['AlarmCondition']
  low: number | null
  high: number | null
  /** As JSON. */
  equals: string | null
  durationSeconds: number
  hysteresis: number
  severity: Schemas['AlarmSeverity']
  enabled: boolean
  memberIds: string[]
  roleIds: string[]
  overrideCount: number
  openCount: number
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What is otherwise for a device; null is as the rule says. */
export interface AlarmOverride {
  deviceId: string
  enabled: boolean | null
  low: number | null
  high: number | null
  durationSeconds: number | null
  hysteresis: number | null
  severity: Schemas['AlarmSeverity'] | null
}

/** What of a rule its editors say. */
export type RuleFields = Pick<
  AlarmRule,
  | 'name'
  | 'typePointId'
  | 'condition'
  | 'low'
  | 'high'
  | 'equals'
  | 'durationSeconds'
  | 'hysteresis'
  | 'severity'
  | 'enabled'
  | 'memberIds'
  | 'roleIds'
>

const overrideCount = sql<number>`(select count(*)::int from alarm_overrides o
  where o.tenant_id = r.tenant_id and o.rule_id = r.id)`
const openCount = sql<number>`(select count(*)::int from alarms a
  where a.tenant_id = r.tenant_id and a.rule_id = r.id and a.cleared_at is null)`
/** In the order of their weight. */
const weight = sql`array_position(array['info', 'warning', 'critical'], r.severity)`

export class AlarmRulesRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    { typeId, keyword }: { typeId?: string | undefined; keyword?: string | undefined },
    paging: Paging,
  ): Promise<Page<AlarmRule>> {
    const word = keyword?.trim() ?? ''
    const matching = this.rows(tenantId)
      .$if(typeId !== undefined, (rows) => rows.where('r.type_id', '=', typeId ?? ''))
      .$if(word !== '', (rows) =>
        rows.where(sql<SqlBool>`strpos(lower(r.name), lower(${word}::text)) > 0`),
      )
    return readPage(this.db, matching, paging, {
      id: 'r.id',
      columns: {
        ...{ name: 'r.name', typeName: 'y.name', pointName: 'p.name', condition: 'r.condition' },
        ...{ severity: weight, durationSeconds: 'r.duration_seconds', enabled: 'r.enabled' },
        ...{ overrideCount, openCount, createdAt: 'r.created_at', updatedAt: 'r.updated_at' },
      },
      read: ['name', 'typeName', 'pointName'],
      nullable: ['pointName'],
      facets: { severity: 'r.severity', condition: 'r.condition', enabled: 'r.enabled' },
    })
  }

  async find(tenantId: string, id: string): Promise<AlarmRule | undefined> {
    return this.rows(tenantId).where('r.id', '=', id).executeTakeFirst()
  }

  async byIds(tenantId: string, ids: readonly string[]): Promise<AlarmRule[]> {
    return this.rows(tenantId).where('r.id', 'in', ids).execute()
  }

  async lock(tenantId: string, id: string): Promise<AlarmRule | undefined> {
    await this.db
      .selectFrom('alarm_rules')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.find(tenantId, id)
  }

  async countOf(tenantId: string, typeId: string): Promise<number> {
    const { total } = await this.db
      .selectFrom('alarm_rules')
      .where('tenant_id', '=', tenantId)
      .where('type_id', '=', typeId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }

  async overrides(tenantId: string, ruleId: string): Promise<AlarmOverride[]> {
    return this.db
      .selectFrom('alarm_overrides')
      .where('tenant_id', '=', tenantId)
      .where('rule_id', '=', ruleId)
      .select(['device_id as deviceId', 'enabled', 'low', 'high', 'hysteresis', 'severity'])
      .select('duration_seconds as durationSeconds')
      .orderBy('device_id')
      .execute()
  }

  async add(tenantId: string, rule: RuleFields & { id: string; typeId: string }): Promise<void> {
    const { id, typeId } = rule
    await this.db
      .insertInto('alarm_rules')
      .values({ tenant_id: tenantId, id, type_id: typeId, ...columnsOf(rule) })
      .execute()
  }

  async edit(tenantId: string, id: string, rule: RuleFields): Promise<void> {
    await this.db
      .updateTable('alarm_rules')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        ...columnsOf(rule),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
  }

  /** All that the rule has. */
  async saveOverrides(
    tenantId: string,
    ruleId: string,
    overrides: readonly AlarmOverride[],
  ): Promise<void> {
    await this.db
      .deleteFrom('alarm_overrides')
      .where('tenant_id', '=', tenantId)
      .where('rule_id', '=', ruleId)
      .execute()
    if (overrides.length === 0) return
    await this.db
      .insertInto('alarm_overrides')
      .values(
        overrides.map(
          ({ deviceId, durationSeconds, enabled, low, high, hysteresis, severity }) => ({
            ...{ tenant_id: tenantId, rule_id: ruleId, device_id: deviceId },
            ...{ enabled, low, high, hysteresis, severity, duration_seconds: durationSeconds },
          }),
        ),
      )
      .execute()
  }

  /** Conditions that hold are counted anew. */
  async forgetPending(tenantId: string, ruleId: string): Promise<void> {
    await this.db
      .deleteFrom('alarm_pending')
      .where('tenant_id', '=', tenantId)
      .where('rule_id', '=', ruleId)
      .execute()
  }

  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('alarm_rules')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('alarm_rules as r')
      .innerJoin('device_types as y', (join) =>
        join.onRef('y.tenant_id', '=', 'r.tenant_id').onRef('y.id', '=', 'r.type_id'),
      )
      .leftJoin('type_points as p', (join) =>
        join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.type_point_id'),
      )
      .where('r.tenant_id', '=', tenantId)
      .select([
        ...(['r.id as id', 'r.type_id as typeId', 'y.name as typeName'] as const),
        ...(['r.type_point_id as typePointId', 'p.name as pointName', 'p.unit as unit'] as const),
        ...(['r.name as name', 'r.condition as condition', 'r.low as low'] as const),
        ...(['r.high as high', 'r.equals as equals', 'r.hysteresis as hysteresis'] as const),
        ...(['r.severity as severity', 'r.enabled as enabled', 'r.version as version'] as const),
        'r.duration_seconds as durationSeconds',
        'r.member_ids as memberIds',
        'r.role_ids as roleIds',
        'r.created_at as createdAt',
        'r.updated_at as updatedAt',
        overrideCount.as('overrideCount'),
        openCount.as('openCount'),
      ])
  }
}

function columnsOf(rule: RuleFields) {
  const { name, condition, low, high, equals, hysteresis, severity, enabled } = rule
  return {
    ...{ name, condition, low, high, equals, hysteresis, severity, enabled },
    type_point_id: rule.typePointId,
    duration_seconds: rule.durationSeconds,
    member_ids: rule.memberIds,
    role_ids: rule.roleIds,
  }
}
