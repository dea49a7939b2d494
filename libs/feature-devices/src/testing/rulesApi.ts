import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Rule, RuleDetail } from '../rules/ruleQueries.js'
import { contactHandlers } from './alarmsApi.js'
import { deviceHandlers, makeDevices, types } from './devicesApi.js'

const at = '2026-11-20T08:00:00.000Z'

function rule(id: string, rest: Partial<RuleDetail>): RuleDetail {
  return {
    ...{ id, typeId: 't1', typeName: '冲压机', typePointId: 'tp1', pointName: '油温', unit: '℃' },
    ...{ name: '油温过高', condition: 'above', low: null, high: 65, equals: null },
    ...{ durationSeconds: 60, hysteresis: 2, severity: 'critical', enabled: true },
    ...{ overrideCount: 0, openCount: 1, version: 1, createdAt: at, updatedAt: at },
    ...{ memberIds: [], roleIds: [], overrides: [] },
    ...rest,
  }
}

/** One of a number with an override, one of a switch that is off, one of silence. */
export function makeRules(): RuleDetail[] {
  return [
    rule('r1', {
      ...{ memberIds: ['m1'], roleIds: ['ro1'], overrideCount: 1 },
      overrides: [{ deviceId: 'd1', enabled: null, low: null, high: 70, durationSeconds: null }],
    }),
    rule('r2', {
      ...{ typePointId: 'tp2', pointName: '运行', unit: null, name: '停机', condition: 'equals' },
      ...{ high: null, equals: false, severity: 'info', enabled: false, openCount: 0 },
    }),
    rule('r3', {
      ...{ typePointId: null, pointName: null, unit: null, name: '停止上报', condition: 'absent' },
      ...{ high: null, severity: 'warning', durationSeconds: 0, hysteresis: 0 },
    }),
  ]
}

/** The calls of rules on these rows. */
export function ruleHandlers(rows: RuleDetail[]): TestHandlers {
  const known = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    return row
  }
  return {
    ...deviceHandlers(makeDevices(4)),
    ...contactHandlers(),
    'GET /spruce/api/v1/roles': () => ({
      rows: [{ id: 'ro1', name: '查看角色', enabled: true }] as never,
      total: 1,
    }),
    'GET /spruce/api/v1/device-types/{id}': ({ path }) => {
      const type = types.find(({ id }) => id === path.id)
      if (!type) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      const points = [
        { id: 'tp1', code: 'temperature', name: '油温', unit: '℃', type: 'number' as const },
        { id: 'tp2', code: 'running', name: '运行', unit: null, type: 'boolean' as const },
        { id: 'tp3', code: 'program', name: '程序', unit: null, type: 'text' as const },
      ]
      return {
        ...type,
        points: points.map((point) => ({ ...point, min: null, max: null, decimals: null })),
      }
    },
    'GET /spruce/api/v1/alarm-rules': ({ query }) => {
      const { typeId, severity, enabled, keyword = '' } = query
      const found = rows.filter(
        (row) =>
          (typeId === undefined || row.typeId === typeId) &&
          (severity === undefined || row.severity === severity) &&
          (enabled === undefined || String(row.enabled) === String(enabled)) &&
          row.name.includes(String(keyword)),
      )
      return { rows: found.map(asRow), total: found.length }
    },
    'GET /spruce/api/v1/alarm-rules/{id}': ({ path }) => known(path.id),
    'POST /spruce/api/v1/alarm-rules': ({ body }) => {
      const added = {
        ...rule(`new-${String(rows.length)}`, { openCount: 0 }),
        ...body,
      }
      rows.unshift(added)
      return added
    },
    'PUT /spruce/api/v1/alarm-rules/{id}': ({ path, body: { version, ...fields } }) => {
      const row = known(path.id)
      const edited = { ...row, ...fields, version: version + 1 }
      rows.splice(rows.indexOf(row), 1, edited)
      return edited
    },
    'POST /spruce/api/v1/alarm-rules/remove': ({ body: { ids } }) => {
      const before = rows.length
      rows.splice(0, before, ...rows.filter(({ id }) => !ids.includes(id)))
      return { removed: before - rows.length }
    },
  }
}

function asRow({
  memberIds: _people,
  roleIds: _roles,
  overrides: _others,
  ...row
}: RuleDetail): Rule {
  return row
}

/** A client whose server is these rules. */
export function createRulesApi(rows: RuleDetail[] = makeRules()) {
  return createTestApi(ruleHandlers(rows))
}
